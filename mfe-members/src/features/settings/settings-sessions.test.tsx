import { screen, waitFor, within } from '@testing-library/react';
import { renderRemote } from '@rendezvous/testing/render-remote';
import { refusal, serveApi, type Handlers } from '@rendezvous/testing/server';
import { remote } from '#src/app/remote.tsx';
import { daan, SESSIONS } from '#src/test/settings-page.ts';

const END = 'DELETE /api/sessions.php';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/26.0 Mobile Safari/604.1';
const session = (id: string, traits: object = {}) => ({
  id,
  user_agent: 'Mozilla/5.0 (Windows NT 10.0) Chrome/146.0 Safari/537.36',
  country: 'NL',
  created_at: '2026-11-20T10:00:00.000Z',
  last_seen_at: '2026-11-23T18:30:00.000Z',
  current: false,
  ...traits,
});

/** Opens the settings of a member with three sessions: this one, one on a phone abroad, one without a place. */
async function openSessions(handlers: Handlers = {}) {
  let items = [
    session('phone', { user_agent: IPHONE, country: 'ES' }),
    session('here', { current: true }),
    session('odd', { user_agent: 'odd', country: null }),
  ];
  await serveApi({
    [SESSIONS]: () => ({ body: { items } }),
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

test('one session is ended, and the focus stays in the list', async () => {
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
  const { user, frame } = await openSessions({ [END]: () => refusal(404, 'not_found') });
  await user.click(await screen.findByRole('button', { name: 'Log out Unknown device' }));
  await waitFor(() => expect(frame.toasts.map(({ text }) => text)).toEqual(['Logged out']));
});

test('a list of sessions that did not come can be asked for again', async () => {
  let isAway = true;
  const { user } = await openSessions({
    [SESSIONS]: () =>
      isAway ? refusal(500, 'internal') : { body: { items: [session('here', { current: true })] } },
  });
  const again = await screen.findByRole('button', { name: 'Try again' }, { timeout: 10_000 });
  isAway = false;
  await user.click(again);
  expect(await screen.findByText('Chrome on Windows')).toBeInTheDocument();
}, 20_000);
