import '@testing-library/jest-dom';
import { screen, waitFor } from '@testing-library/react';
import { emptyCache } from '@rendezvous/api-client/cache';
import { renderRemote, type RemoteSetup } from '@rendezvous/testing/render-remote';
import { serveApi, type ApiDouble, type Handlers } from '@rendezvous/testing/server';
import { userOf } from '@rendezvous/testing/settings';
import { remote } from '#src/app/remote.tsx';

const LINK = '/activate/done?token=abcdefghijklmnopqrst';
let server: ApiDouble;
afterEach(() => server.close());

async function open(handlers: Handlers, setup: RemoteSetup = { at: LINK }) {
  server = await serveApi(handlers);
  return renderRemote(remote, setup);
}

const refuse = (status: number, code: string) => () => ({
  status,
  body: { type: 'x', title: '', status, code },
});
const press = (page: Awaited<ReturnType<typeof open>>) =>
  page.user.click(screen.getByRole('button', { name: 'Activate my account' }));

test('opening the link changes nothing', async () => {
  await open({});
  expect(screen.getByRole('heading', { name: 'Confirm your e-mail address' })).toBeInTheDocument();
  expect(server.calls).toEqual([]);
});

test('[2.021] [4.001] [2.074] pressing the button activates, takes the token out of the address and shows three ways on', async () => {
  const member = userOf({ credits: 2 });
  const page = await open(
    { 'POST /api/activate.php': () => ({ body: { user: member } }) },
    { at: LINK, settings: { capabilities: ['profile_editing'] } },
  );
  await press(page);
  expect(await screen.findByRole('heading', { name: 'You’re in.' })).toBeInTheDocument();
  expect(screen.getByText(/2 credits are waiting for you/)).toBeInTheDocument();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/profile',
    '/premium',
    '/members',
  ]);
  expect(page.at()).toBe('/activate/done');
  expect(server.calls[0]!.body).toEqual({ token: 'abcdefghijklmnopqrst' });
});

test('the way to the profile comes with its page', async () => {
  const page = await open({ 'POST /api/activate.php': () => ({ body: { user: userOf() } }) });
  await press(page);
  await screen.findByRole('heading', { name: 'You’re in.' });
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/premium',
    '/members',
  ]);
});

test.each([
  ['link_expired', 410, /has expired/],
  ['link_invalid', 404, /help@rendezvous.test/],
])('[2.022] [4.001] [8.004] %s leads to the failure page', async (code, status, words) => {
  const page = await open({ 'POST /api/activate.php': refuse(status, code) });
  await press(page);
  expect(await screen.findByRole('heading', { name: 'Activation failed' })).toBeInTheDocument();
  expect(screen.getByText(words)).toBeInTheDocument();
  expect(page.at()).toContain('/activate/error');
});

test('[2.017] the activation mail can be sent again from the suggestions, and a refusal is told', async () => {
  const answers = [
    { status: 204 },
    { status: 429, body: { type: 'x', title: '', status: 429, code: 'too_many_mails' } },
  ];
  const page = await open(
    {
      'GET /api/suggestions.php': () => ({ body: { items: [] } }),
      'POST /api/activate-resend.php': () => answers.shift()!,
    },
    { at: '/signup-matches', user: userOf({ status: 'not_confirmed' }) },
  );
  expect(await screen.findByText('daan@example.com')).toBeInTheDocument();
  const again = screen.getByRole('button', { name: 'Send it again' });
  await page.user.click(again);
  await waitFor(() => expect(again).toBeEnabled());
  await page.user.click(again);
  await waitFor(() => expect(page.frame.toasts.map(({ tone }) => tone)).toEqual(['ok', 'bad']));
});

test('[2.017] sign-up ends with suggested members, each with the way to the profile', async () => {
  await emptyCache();
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
