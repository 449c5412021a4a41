import '@testing-library/jest-dom';
import { cleanup, screen, waitFor } from '@testing-library/react';
import type { Settings } from '@rendezvous/contract/settings/schemas';
import { renderRemote } from '@rendezvous/testing/render-remote';
import { refusal, serveApi, type ApiDouble, type Handlers } from '@rendezvous/testing/server';
import { userOf } from '@rendezvous/testing/settings';
import { remote } from '#src/app/remote.tsx';

let server: ApiDouble;

async function open(handlers: Handlers, at = '/login', capabilities: Settings['capabilities'] = []) {
  server = await serveApi(handlers);
  return renderRemote(remote, { at, settings: { capabilities } });
}

async function logIn({ user }: Awaited<ReturnType<typeof open>>) {
  await user.click(screen.getByLabelText('E-mail address'));
  await user.paste(' daan@example.com ');
  await user.click(screen.getByLabelText('Password'));
  await user.paste('correct horse');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
}

test('[2.015] a log-in hands the user to the frame', async () => {
  const member = userOf();
  const page = await open({ 'POST /api/user.php': () => ({ body: { user: member } }) });
  await logIn(page);
  await waitFor(() => expect(page.frame.users).toEqual([member]));
  expect(server.calls[0]!.body).toEqual({ email: 'daan@example.com', password: 'correct horse' });
});

test('a suspended account says so, where the reason is, and leads to the appeal', async () => {
  const page = await open({ 'POST /api/user.php': () => refusal(403, 'account_suspended') });
  await logIn(page);
  const said = await screen.findByRole('alert');
  expect(said).toHaveTextContent('Your account is suspended. The reason is in our e-mail to you.');
  expect(screen.getByRole('link', { name: 'Appeal here' })).toHaveAttribute(
    'href',
    '/complaints?category=ban',
  );
});

test('a forgotten password leads to customer service, or to the page for a new one once it is there', async () => {
  const leadsTo = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href');
  await open({});
  expect([leadsTo('Forgot your password?'), leadsTo('Can’t log in?')]).toEqual([undefined, '/pages/service']);
  cleanup();
  await open({}, '/login', ['password_reset']);
  expect([leadsTo('Forgot your password?'), leadsTo('Can’t log in?')]).toEqual([
    '/reset-password',
    undefined,
  ]);
});

test('[8.002] a wrong password says so and leaves what was typed', async () => {
  const page = await open({ 'POST /api/user.php': () => refusal(401, 'login_failed') });
  await logIn(page);
  expect(await screen.findByRole('alert')).toHaveTextContent('Login failed, please try again.');
  expect(screen.getByLabelText('Password')).toHaveValue('correct horse');
  expect(page.frame.users).toEqual([]);
});

test('where only confirmed addresses log in, every failed log-in says what a new member has to do first', async () => {
  const page = await open({
    'POST /api/user.php': () => refusal(401, 'login_failed', { params: { confirm: true } }),
  });
  await logIn(page);
  expect(await screen.findByRole('alert')).toHaveTextContent(/Just signed up\? Confirm your address first/);
});

test('[8.003] a blocked account says for how many minutes', async () => {
  const page = await open({
    'POST /api/user.php': () => refusal(429, 'account_blocked', { params: { minutes: 15 } }),
  });
  await logIn(page);
  expect(await screen.findByRole('alert')).toHaveTextContent('blocked for 15 min');
  expect(server.calls).toHaveLength(1);
});

test('an empty form is not sent; focus goes to what is missing', async () => {
  const page = await open({});
  await page.user.click(screen.getByRole('button', { name: 'Log in' }));
  expect(await screen.findAllByText('This field is required.')).toHaveLength(2);
  expect(server.calls).toEqual([]);
});

test('a visitor sent here from a page that needs a session reads why', async () => {
  await open({}, '/login?redirect=%2Fchats');
  expect(screen.getByText('Log in or sign up to go on. It’s free.')).toBeInTheDocument();
});

test('the password can be shown', async () => {
  const page = await open({});
  await page.user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
});

test('[8.007] an account that is being deleted is led to its mail and to customer service', async () => {
  const page = await open({ 'POST /api/user.php': () => refusal(403, 'pending_deletion') });
  await logIn(page);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Use the link in our e-mail to get it back.');
  expect(alert).toHaveTextContent('No e-mail any more? Write to help@rendezvous.test.');
});
