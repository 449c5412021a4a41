import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/react';
import { renderRemote, type RemoteSetup } from '@rendezvous/testing/render-remote';
import { refusal, serveApi, type ApiDouble, type Handlers } from '@rendezvous/testing/server';
import { cardOf } from '@rendezvous/testing/members';
import { userOf } from '@rendezvous/testing/settings';
import { remote } from '#src/app/remote.tsx';

const LINK = '/activate/done?token=abcdefghijklmnopqrst';
const IMAGE = { path: '/me.webp', thumb_path: '/me-thumb.webp', status: 'active', focus: { x: 50, y: 30 } };
let server: ApiDouble;

/** In the browser that signed up, unless said otherwise. */
async function open(
  handlers: Handlers,
  setup: RemoteSetup = { at: LINK, user: userOf({ status: 'not_confirmed' }) },
) {
  server = await serveApi(handlers);
  return renderRemote(remote, setup);
}

const press = (page: Awaited<ReturnType<typeof open>>) =>
  page.user.click(screen.getByRole('button', { name: 'Activate my account' }));

test('opening the link changes nothing', async () => {
  await open({});
  expect(screen.getByRole('heading', { name: 'Confirm your e-mail address' })).toBeInTheDocument();
  expect(server.calls).toEqual([]);
});

test('[2.021] [4.001] [2.074] pressing the button activates, removes the token from the address and shows the next links', async () => {
  const member = userOf({ credits: 2 });
  const page = await open({ 'POST /api/activate.php': () => ({ body: { user: member } }) });
  await press(page);
  expect(await screen.findByRole('heading', { name: 'You’re in.' })).toHaveFocus();
  expect(screen.getByText('2 credits are yours.')).toBeInTheDocument();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/profile',
    '/profile',
    '/premium',
    '/members',
  ]);
  expect(page.at()).toBe('/activate/done');
  expect(server.calls[0]!.body).toEqual({ token: 'abcdefghijklmnopqrst' });
});

test.each([
  ['a photo', {}, 'Add a photo', '/profile'],
  ['words', { main_image: IMAGE }, 'Write two lines', '/profile'],
  ['nothing', { main_image: IMAGE, about_me: 'I cook.' }, 'Meet your first suggestions', '/signup-matches'],
])('[2.074] the next step of a member who lacks %s', async (_lack, profile, name, path) => {
  const settings = { capabilities: ['profile_editing' as const] };
  const setup = { at: '/activate/done', user: userOf({ profile }), settings };
  await open({}, setup);
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', path);
  const finish = screen.getByRole('link', { name: /Finish your profile/ });
  expect(finish).toHaveAttribute('href', '/profile');
});

test('no heading breaks at the hyphen of a word', async () => {
  await open({});
  expect(screen.getByText('e-mail', { selector: 'h1 span' })).toHaveStyle({ whiteSpace: 'nowrap' });
});

test('[3.001] an address is confirmed again by a press, which is no log-in and leads to the notifications', async () => {
  const page = await open(
    { 'POST /api/activate.php': () => ({ body: { user: null } }) },
    { at: `${LINK}&again=1`, settings: { capabilities: ['account_settings'] } },
  );
  expect(screen.getByText('One click, and our e-mails reach you again.')).toBeInTheDocument();
  await page.user.click(screen.getByRole('button', { name: 'Confirm my address' }));
  expect(await screen.findByRole('heading', { name: 'Your address is confirmed' })).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Go to your notifications' })).toHaveAttribute(
    'href',
    '/notifications',
  );
  expect(page.frame.users).toEqual([]);
  expect(page.at()).toBe('/activate/done');
});

test.each([
  ['link_expired', 410, /has expired/],
  ['link_invalid', 404, /help@rendezvous.test/],
] as const)('[2.022] [4.001] [8.004] %s leads to the failure page', async (code, status, words) => {
  const page = await open({ 'POST /api/activate.php': () => refusal(status, code) });
  await press(page);
  expect(await screen.findByRole('heading', { name: 'Activation failed' })).toHaveFocus();
  expect(screen.getByText(words)).toBeInTheDocument();
  expect(page.at()).toContain('/activate/error');
});

const NEEDED = refusal(422, 'validation_failed', { errors: [{ field: 'password', code: 'required' }] });

test.each([
  ['a visitor', null],
  ['another member', userOf()],
])('[4.001] to %s the link asks for a password, which is checked and sent with it', async (_who, user) => {
  const member = userOf({ credits: 2 });
  const page = await open(
    { 'POST /api/activate.php': () => ({ body: { user: member } }) },
    { at: LINK, user },
  );
  expect(screen.getByText(/every other device is logged out, and passkeys are removed/)).toBeInTheDocument();
  await press(page);
  expect(screen.getByLabelText('Password')).toHaveFocus();
  expect(server.calls).toEqual([]);
  await page.user.type(screen.getByLabelText('Password'), 'brass-meadow-58');
  await press(page);
  expect(await screen.findByRole('heading', { name: 'You’re in.' })).toHaveFocus();
  expect(server.calls[0]!.body).toEqual({ token: 'abcdefghijklmnopqrst', password: 'brass-meadow-58' });
});

test('a new member with a session of another account is asked once the server asks', async () => {
  const page = await open({ 'POST /api/activate.php': () => NEEDED });
  expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
  await press(page);
  expect(await screen.findByLabelText('Password')).toHaveFocus();
});

test('suggestions have hearts and the marker of the site', async () => {
  const page = await open(
    {
      'GET /api/suggestions.php': () => ({
        body: { items: [cardOf('Sofia'), cardOf('Mia', { fictional: true })] },
      }),
      'POST /api/likes.php': () => ({ body: { liked: true, match: false, likes_remaining: 3 } }),
    },
    { at: '/signup-matches', user: userOf() },
  );
  const heart = await screen.findByRole('button', { name: 'Like Sofia' });
  await page.user.click(heart);
  await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'true'));
  expect(screen.getByText('Fictional profile')).toBeInTheDocument();
});

test('[8.014] a like of the suggestions reads as everywhere: it waits until the address is confirmed, withdrawable, and the sheet with the clock once used up', async () => {
  const answers = [
    { body: { liked: true, match: false, likes_remaining: 3, reset_at: '2099-01-01T23:00:00.000Z' } },
    refusal(429, 'likes_exhausted', { reset_at: '2099-01-01T23:00:00.000Z' }),
  ];
  const page = await open(
    {
      'GET /api/suggestions.php': () => ({ body: { items: [cardOf('Sofia'), cardOf('Mia')] } }),
      'POST /api/like.php': () => answers.shift()!,
    },
    { at: '/signup-matches', user: userOf({ id: 'u-held', status: 'not_confirmed' }) },
  );
  await page.user.click(await screen.findByRole('button', { name: 'Like Sofia' }));
  await waitFor(() => expect(page.frame.toasts).toHaveLength(1));
  expect(page.frame.toasts[0]!.text).toBe(
    'Your like for Sofia goes out once you’ve confirmed your e-mail address. 3 left today.',
  );
  expect(page.frame.toasts[0]!.action?.label).toBe('Undo');
  await page.user.click(screen.getByRole('button', { name: 'Like Mia' }));
  const sheet = await screen.findByRole('dialog', { name: 'No Likes left today' });
  expect(within(sheet).getByRole('timer')).toBeVisible();
  expect(page.frame.toasts).toHaveLength(1);
});

test('[2.017] the activation mail can be sent again from the suggestions, and a refusal is shown', async () => {
  const answers = [{ status: 204 }, refusal(429, 'too_many_mails')];
  const page = await open(
    {
      'GET /api/suggestions.php': () => ({ body: { items: [] } }),
      'POST /api/activate-resend.php': () => answers.shift()!,
    },
    { at: '/signup-matches', user: userOf({ status: 'not_confirmed' }) },
  );
  const notice = (await screen.findByText('daan@example.com')).parentElement;
  expect(notice).toHaveTextContent('Confirm your e-mail address with the link we sent to daan@example.com.');
  const again = screen.getByRole('button', { name: 'Send it again' });
  await page.user.click(again);
  await waitFor(() => expect(page.frame.toasts).toHaveLength(1));
  await page.user.click(again);
  await waitFor(() => expect(page.frame.toasts.map(({ tone }) => tone)).toEqual(['ok', 'bad']));
});

test('[2.017] sign-up ends with suggested members, each with a link to the profile', async () => {
  const items = [
    {
      id: 'rosa',
      name: 'Rosa',
      age: 31,
      country: 'NL',
      region: 'Utrecht',
      city: 'Utrecht',
      main_image: null,
    },
  ];
  await open(
    { 'GET /api/suggestions.php': () => ({ body: { items } }) },
    { at: '/signup-matches', user: userOf({ id: 'u-suggested' }) },
  );
  expect(await screen.findByRole('link', { name: /Rosa, 31/ })).toHaveAttribute('href', '/members/rosa');
});
