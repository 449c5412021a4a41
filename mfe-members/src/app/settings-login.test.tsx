import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { renderRemote } from '@rendezvous/testing/render-remote';
import { serveApi, type Answer, type ApiDouble, type Handlers } from '@rendezvous/testing/server';
import { userOf } from '@rendezvous/testing/settings';
import { remote } from './remote.tsx';

const CHANGE = 'PUT /api/user.php';
const LIST = 'GET /api/sessions.php';
const PROVE = 'POST /api/reauthenticate.php';
const daan = userOf({ email: 'daan@mail.example', name: 'Daan' });

let api: ApiDouble;
afterEach(() => api.close());

const refuse = (status: number, code: string, more?: object): Answer => ({
  status,
  body: { type: 'x', title: '', status, code, ...more },
});
const saved = (): Answer => ({ body: { user: daan } });

async function open(button: string, handlers: Handlers) {
  api = await serveApi({ [LIST]: () => ({ body: { items: [] } }), ...handlers });
  const settings = { capabilities: ['account_settings' as const, 'password_reset' as const] };
  const page = await renderRemote(remote, { at: '/settings', user: daan, settings });
  (await screen.findByRole('button', { name: button })).focus();
  await page.user.keyboard('{Enter}');
  return page;
}

/** Types an address and sends it, by keyboard. */
async function changeAddress(answer: () => Answer, email = 'new@mail.example', more: Handlers = {}) {
  const page = await open('Change the address', { [CHANGE]: answer, ...more });
  await page.user.paste(email);
  await page.user.keyboard('{Enter}');
  return page;
}

interface Typed {
  old?: string;
  next?: string;
  again?: string;
}

/** Types the three passwords and sends them, by keyboard. */
async function changePassword(answer: () => Answer, typed: Typed = {}, more: Handlers = {}) {
  const { old = 'violet-harbour', next = 'brass-meadow-58', again = next } = typed;
  const page = await open('Change the password', { [CHANGE]: answer, ...more });
  await page.user.paste(old);
  screen.getByLabelText('New password').focus();
  await page.user.paste(next);
  screen.getByLabelText('New password once more').focus();
  await page.user.paste(again);
  await page.user.keyboard('{Enter}');
  return page;
}

test('[5.006] a new address gets a link; the form closes and says where to look', async () => {
  await changeAddress(saved, ' new@mail.example ');
  expect((await screen.findByText(/A link is on its way to/)).closest('[role=status]')).toHaveTextContent(
    'A link is on its way to new@mail.example.',
  );
  expect(api.callsOf(CHANGE)[0]!.body).toEqual({ email: 'new@mail.example' });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Change the address' })).toHaveFocus());
});

test('[5.006] an address that is none is told and not sent', async () => {
  await changeAddress(saved, 'new@');
  const field = screen.getByLabelText('New e-mail address');
  await waitFor(() => expect(field).toHaveAccessibleDescription('New email address is invalid.'));
  expect(field).toHaveFocus();
  expect(api.callsOf(CHANGE)).toEqual([]);
});

test('[5.006] an address of another account is told at its field, which keeps it', async () => {
  await changeAddress(() => refuse(409, 'email_in_use'));
  const field = screen.getByLabelText('New e-mail address');
  await waitFor(() =>
    expect(field).toHaveAccessibleDescription('This email address already owns an account on this website.'),
  );
  expect(field).toHaveValue('new@mail.example');
  expect(field).toHaveFocus();
});

test('after too many changes of a day the form says to try tomorrow', async () => {
  await changeAddress(() => refuse(429, 'too_many_mails'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Try again tomorrow');
});

test('an old log-in is proven in a dialog, and the address is sent again', async () => {
  let fresh = false;
  const answer = () => (fresh ? saved() : refuse(403, 'reauthentication_required'));
  const page = await changeAddress(answer, 'new@mail.example', {
    [PROVE]: () => ((fresh = true), { status: 204 }),
  });
  const dialog = await screen.findByRole('dialog', { name: 'Is it still you?' });
  within(dialog).getByLabelText('Password').focus();
  await page.user.paste('violet-harbour');
  await page.user.keyboard('{Enter}');
  expect(await screen.findByText(/A link is on its way/)).toBeInTheDocument();
});

test('giving up in the dialog keeps the address in its form', async () => {
  const page = await changeAddress(() => refuse(403, 'reauthentication_required'));
  await screen.findByRole('dialog', { name: 'Is it still you?' });
  await page.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByLabelText('New e-mail address')).toHaveValue('new@mail.example');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('[5.007] the new password is saved with the old one as proof', async () => {
  await changePassword(saved);
  expect(await screen.findByText(/Your new password counts/)).toBeInTheDocument();
  expect(api.callsOf(CHANGE)[0]!.body).toEqual({
    password: { old: 'violet-harbour', new: 'brass-meadow-58' },
  });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Change the password' })).toHaveFocus());
});

test('[5.007] two passwords that differ are told and not sent', async () => {
  await changePassword(saved, { again: 'brass-meadow-59' });
  const field = screen.getByLabelText('New password once more');
  await waitFor(() => expect(field).toHaveAccessibleDescription('The entered passwords are not the same.'));
  expect(field).toHaveFocus();
  expect(api.callsOf(CHANGE)).toEqual([]);
});

test('[5.007] a wrong old password is told at its field, and nothing typed is lost', async () => {
  await changePassword(() => refuse(422, 'old_password_wrong'));
  const field = screen.getByLabelText('Old password');
  await waitFor(() => expect(field).toHaveAccessibleDescription('Please check your old password.'));
  expect(field).toHaveFocus();
  expect(field).toHaveValue('violet-harbour');
  expect(screen.getByLabelText('New password')).toHaveValue('brass-meadow-58');
});

test('[5.007] on an old log-in the old password proves it, without a dialog', async () => {
  let fresh = false;
  await changePassword(
    () => (fresh ? saved() : refuse(403, 'reauthentication_required')),
    {},
    { [PROVE]: () => ((fresh = true), { status: 204 }) },
  );
  expect(await screen.findByText(/Your new password counts/)).toBeInTheDocument();
  expect(api.callsOf(PROVE)[0]!.body).toEqual({ password: 'violet-harbour' });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('[5.007] a wrong old password on an old log-in is told at its field as well', async () => {
  const answer = () => refuse(403, 'reauthentication_required');
  await changePassword(answer, {}, { [PROVE]: () => refuse(401, 'login_failed') });
  const field = screen.getByLabelText('Old password');
  await waitFor(() => expect(field).toHaveAccessibleDescription('Please check your old password.'));
});

test.each([
  [{ field: 'password.new', code: 'password_common' }, /Too many people use this password/],
  [{ field: 'password.new', code: 'password_unchanged' }, /That’s the password you have now/],
  [{ field: 'password.new', code: 'password_weak', params: { reason: 'own' } }, /hardly more than your name/],
])('a new password at fault ($code) is told at its field', async (fault, words) => {
  await changePassword(() => refuse(422, 'validation_failed', { errors: [fault] }));
  const field = screen.getByLabelText('New password');
  await waitFor(() => expect(field).toHaveAccessibleDescription(words));
  expect(field).toHaveFocus();
});

test('a lock-out says for how many minutes', async () => {
  await changePassword(() => refuse(429, 'account_blocked', { params: { minutes: 15 } }));
  expect(await screen.findByRole('alert')).toHaveTextContent('blocked for 15 min');
});

test('cancelling forgets what was typed and returns the focus', async () => {
  const page = await open('Change the password', {});
  await page.user.paste('violet-harbour');
  await page.user.click(screen.getByRole('button', { name: 'Cancel' }));
  const opener = screen.getByRole('button', { name: 'Change the password' });
  expect(opener).toHaveFocus();
  await page.user.click(opener);
  expect(screen.getByLabelText('Old password')).toHaveValue('');
});

const END = 'DELETE /api/sessions.php';
const session = (id: string, traits: object = {}) => ({
  id,
  user_agent: 'Mozilla/5.0 (Windows NT 10.0) Chrome/146.0 Safari/537.36',
  country: 'NL',
  created_at: '2026-11-20T10:00:00.000Z',
  last_seen_at: '2026-11-23T18:30:00.000Z',
  current: false,
  ...traits,
});
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/26.0 Mobile Safari/604.1';

/** Opens the settings of a member with three sessions: this one, one on a phone abroad, one without a place. */
async function openSessions(handlers: Handlers = {}) {
  let items = [
    session('phone', { user_agent: IPHONE, country: 'ES' }),
    session('here', { current: true }),
    session('odd', { user_agent: 'odd', country: null }),
  ];
  api = await serveApi({
    [LIST]: () => ({ body: { items } }),
    [END]: ({ query }) => {
      items = items.filter(({ id, current }) => current || (query.has('id') && id !== query.get('id')));
      return { status: 204 };
    },
    ...handlers,
  });
  return renderRemote(remote, { at: '/settings', user: daan });
}

test('each session names device, place and time, the one in use first and without a way to end it', async () => {
  await openSessions();
  const rows = (await screen.findByText('Chrome on Windows')).closest('ul')!.children;
  expect([...rows].map(({ textContent }) => textContent?.replace(/\d.*/, ''))).toEqual([
    'Chrome on WindowsThis deviceNetherlands · logged in ',
    'Safari on iPhoneSpain · last active ',
    'Unknown devicePlace unknown · last active ',
  ]);
  expect(within(rows[0] as HTMLElement).queryByRole('button')).not.toBeInTheDocument();
});

test('one session is ended, and the list keeps the focus', async () => {
  const { user, frame } = await openSessions();
  await user.click(await screen.findByRole('button', { name: 'Log out Safari on iPhone' }));
  await waitFor(() => expect(screen.queryByText('Safari on iPhone')).not.toBeInTheDocument());
  expect(screen.getByText('Unknown device')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByText('Chrome on Windows').closest('ul')).toHaveFocus());
  expect(frame.toasts.map(({ text }) => text)).toEqual(['Logged out']);
});

test('all other sessions are ended by one press', async () => {
  const { user, frame } = await openSessions();
  const all = await screen.findByRole('button', { name: 'Log out all other devices' });
  await user.click(all);
  await waitFor(() => expect(screen.queryByText('Unknown device')).not.toBeInTheDocument());
  expect(screen.getByText('Chrome on Windows')).toBeInTheDocument();
  expect(all).not.toBeInTheDocument();
  expect(frame.toasts.map(({ text }) => text)).toEqual(['All other devices were logged out']);
});

test('a session that another page ended is gone as wanted', async () => {
  const { user, frame } = await openSessions({ [END]: () => refuse(404, 'not_found') });
  await user.click(await screen.findByRole('button', { name: 'Log out Unknown device' }));
  await waitFor(() => expect(frame.toasts.map(({ text }) => text)).toEqual(['Logged out']));
});

test('a list of sessions that did not come can be asked for again', async () => {
  let isAway = true;
  const { user } = await openSessions({
    [LIST]: () =>
      isAway ? refuse(500, 'internal') : { body: { items: [session('here', { current: true })] } },
  });
  const again = await screen.findByRole('button', { name: 'Try again' }, { timeout: 10_000 });
  isAway = false;
  await user.click(again);
  expect(await screen.findByText('Chrome on Windows')).toBeInTheDocument();
}, 20_000);

test('[5.006] a change that waits for its link is shown after a reload, until the account has the address', async () => {
  const pending = { email: 'next@mail.example', expires_at: '2026-03-02T10:00:00.000Z' };
  const waits: Handlers = { 'GET /api/mail-change.php': () => ({ body: { pending } }) };
  api = await serveApi(waits);
  await renderRemote(remote, { at: '/settings', user: daan });
  expect(await screen.findByText(/A link is on its way to/)).toHaveTextContent('next@mail.example');
  cleanup();
  await api.close();
  api = await serveApi(waits);
  await renderRemote(remote, { at: '/settings', user: { ...daan, email: pending.email } });
  await waitFor(() => expect(api.callsOf('GET /api/mail-change.php')).toHaveLength(1));
  expect(screen.queryByText(/A link is on its way to/)).not.toBeInTheDocument();
});
