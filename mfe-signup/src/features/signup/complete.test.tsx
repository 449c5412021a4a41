import '@testing-library/jest-dom';
import { screen, waitFor } from '@testing-library/react';
import { PROFILE_CONSENT } from '@rendezvous/contract/resources/signup/values';
import { ACTIVATION_STEPS } from '@rendezvous/contract/resources/signup/values';
import { refusal, serveApi, type ApiDouble, type Handlers } from '@rendezvous/testing/server';
import { renderRemote, type RemoteSetup } from '@rendezvous/testing/render-remote';
import { userOf } from '@rendezvous/testing/settings';
import { remote } from '#src/app/remote.tsx';

/** One per test: the page has one cache of what it read. */
let token = '';
let count = 0;
const member = userOf({ status: 'not_confirmed', email: 'daan@example.com' });
const PASSED_ON = {
  email: 'daan@example.com',
  partner: 'Meet Market',
  name: 'Daan',
  gender: 'male',
  seeking: 'female',
  country: 'NL',
  missing: [],
};
let server: ApiDouble;

async function start(handlers: Handlers = {}, setup: RemoteSetup = {}) {
  server = await serveApi({
    'GET /api/signup-complete.php': () => ({ body: PASSED_ON }),
    'POST /api/signup-complete.php': () => ({ body: { user: member } }),
    'GET /api/activation.php': () => ({ body: { steps: ACTIVATION_STEPS } }),
    ...handlers,
  });
  return renderRemote(remote, { at: `/complete-signup?token=${token}`, ...setup });
}

beforeEach(() => {
  localStorage.clear();
  count += 1;
  token = `token-of-the-partner-${count}`;
});

test('[2.018] [2.059] [4.010] a password and the consent finish a partner’s sign-up: notifications, progress, then it is published as complete', async () => {
  const page = await start({}, { push: { offered: () => true, subscribe: async () => undefined } });
  expect(await screen.findByText('daan@example.com')).toBeInTheDocument();
  await page.user.click(screen.getByLabelText('Password'));
  await page.user.paste('green-lantern-77');
  await page.user.click(screen.getByRole('button', { name: 'Finish sign-up' }));
  expect(server.callsOf('POST /api/signup-complete.php')).toEqual([]);
  await page.user.click(screen.getByRole('checkbox', { name: /^I agree that my gender/ }));
  await page.user.click(screen.getByRole('button', { name: 'Finish sign-up' }));
  await screen.findByRole('heading', { name: 'Know when someone writes' });
  expect(server.callsOf('POST /api/signup-complete.php').map(({ body }) => body)).toEqual([
    { token, password: 'green-lantern-77', language: 'en', profile_consent: PROFILE_CONSENT },
  ]);
  expect(page.at()).toBe('/complete-signup');
  expect(page.hub.as('shell').last('signup:progressed')).toEqual({ step: 1, complete: false });
  await page.user.click(screen.getByRole('button', { name: 'Not now' }));
  await screen.findByRole('heading', { name: 'Nearly there' });
  const go = screen.getByRole('button', { name: 'See who is around' });
  await waitFor(() => expect(go).toBeEnabled(), { timeout: 5000 });
  await page.user.click(go);
  await screen.findByRole('heading', { name: 'Check your e-mails' });
  await waitFor(() =>
    expect(page.hub.as('shell').last('signup:progressed')).toEqual({ step: 4, complete: true }),
  );
});

test('what is missing is asked for', async () => {
  const { name: _name, ...rest } = PASSED_ON;
  const page = await start({
    'GET /api/signup-complete.php': () => ({ body: { ...rest, missing: ['name', 'date_of_birth'] } }),
  });
  await screen.findByLabelText('Username');
  await page.user.click(screen.getByRole('button', { name: 'Finish sign-up' }));
  expect(screen.getByLabelText('Day')).toBeInvalid();
  expect(server.callsOf('POST /api/signup-complete.php')).toEqual([]);
});

test.each([
  [410, 'link_expired', undefined, 'This link doesn’t work', 'Sign up free'],
  [410, 'link_expired', { used: true }, 'This link doesn’t work', 'Log in'],
  [404, 'link_invalid', undefined, 'This link doesn’t work', 'Sign up free'],
  [403, 'invite_only', undefined, 'Sign-up is currently invite-only', 'Back to the home page'],
] as const)('%i %s %o says why, and leads on', async (status, code, params, title, way) => {
  await start({ 'GET /api/signup-complete.php': () => refusal(status, code, { params }) });
  expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: way })).toBeInTheDocument();
});

test('[8.006] an address that has an account by now leads to the log-in', async () => {
  await start({ 'GET /api/signup-complete.php': () => refusal(409, 'email_active') });
  expect(await screen.findByText('You already have an account')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Log in' })).toBeInTheDocument();
});
