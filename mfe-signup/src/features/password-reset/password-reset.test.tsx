import '@testing-library/jest-dom';
import { screen, waitFor } from '@testing-library/react';
import { renderRemote } from '@rendezvous/testing/render-remote';
import { refusal, serveApi, type Answer, type ApiDouble } from '@rendezvous/testing/server';
import { remote } from '#src/app/remote.tsx';

const ASK = 'POST /api/reset-password.php';
const SET = 'POST /api/reset-password-do.php';
const LINK = '/reset-password/do?token=abcdefghijklmnopqrst';
let server: ApiDouble;

async function ask(answer: Answer, email = 'anna@mail.example') {
  server = await serveApi({ [ASK]: () => answer });
  const page = await renderRemote(remote, { at: '/reset-password' });
  screen.getByLabelText('E-mail address').focus();
  await page.user.paste(email);
  await page.user.keyboard('{Enter}');
  return page;
}

async function choose(answer: Answer, password = 'brass-meadow-58') {
  server = await serveApi({ [SET]: () => answer });
  const page = await renderRemote(remote, { at: LINK });
  screen.getByLabelText('New password').focus();
  await page.user.paste(password);
  await page.user.keyboard('{Enter}');
  return page;
}

test('[2.019] the address gets a link, and the page says where to look', async () => {
  await ask({ status: 204 }, ' anna@mail.example ');
  expect(await screen.findByRole('heading', { name: 'Check your e-mails' })).toHaveFocus();
  expect(server.callsOf(ASK)[0]!.body).toEqual({ email: 'anna@mail.example' });
  expect(screen.getByText('anna@mail.example')).toBeInTheDocument();
});

test('the address can be corrected after the mail was ordered', async () => {
  const page = await ask({ status: 204 });
  await page.user.click(await screen.findByRole('button', { name: /Another address/ }));
  expect(screen.getByLabelText('E-mail address')).toHaveValue('anna@mail.example');
});

test('[8.005] an unknown address is shown at its field, with a link to sign up, and stays typed', async () => {
  await ask(refusal(404, 'email_not_found'));
  const field = screen.getByLabelText('E-mail address');
  await waitFor(() => expect(field).toHaveAccessibleDescription(/We don’t know this e-mail address/));
  expect(field).toHaveValue('anna@mail.example');
  expect(screen.getByRole('link', { name: 'Sign up free' })).toHaveAttribute('href', '/signup');
});

test('[8.005] after too many mails the page says to try tomorrow', async () => {
  await ask(refusal(429, 'too_many_mails'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Try again tomorrow');
});

test('an account that is being deleted is led to its mail', async () => {
  await ask(refusal(403, 'pending_deletion'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Use the link in our e-mail to get it back');
});

test('an invalid address is not sent', async () => {
  await ask({ status: 204 }, 'anna');
  expect(await screen.findByText('Invalid email')).toBeInTheDocument();
  expect(server.calls).toEqual([]);
});

test('log-in passes its address to the next page', async () => {
  server = await serveApi({});
  const page = await renderRemote(remote, { at: '/login', settings: { capabilities: ['password_reset'] } });
  screen.getByLabelText('E-mail address').focus();
  await page.user.paste('anna@mail.example');
  await page.user.click(screen.getByRole('link', { name: 'Forgot your password?' }));
  expect(await screen.findByLabelText('E-mail address')).toHaveValue('anna@mail.example');
  expect(page.at()).toBe('/reset-password');
});

test('[2.020] opening the link changes nothing', async () => {
  server = await serveApi({});
  await renderRemote(remote, { at: LINK });
  expect(screen.getByRole('heading', { name: 'Choose a new password' })).toBeInTheDocument();
  expect(server.calls).toEqual([]);
});

test('[2.020] the new password is set, the token leaves the address, and log-in is next', async () => {
  const page = await choose({ status: 204 });
  expect(await screen.findByRole('heading', { name: 'Your new password is set' })).toHaveFocus();
  expect(server.callsOf(SET)[0]!.body).toEqual({
    token: 'abcdefghijklmnopqrst',
    password: 'brass-meadow-58',
  });
  expect(page.at()).toBe('/reset-password/do');
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
});

test.each([
  ['link_expired', 410, 'This link has expired. Request a new one.'],
  ['link_invalid', 404, 'This link is not valid. Request a new one.'],
] as const)('[8.005] %s says so and leads to a new one', async (code, status, words) => {
  await choose(refusal(status, code));
  expect(await screen.findByRole('heading', { name: 'This link doesn’t work' })).toHaveFocus();
  expect(screen.getByText(words)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Request a new link' })).toHaveAttribute('href', '/reset-password');
});

test('a link without a token is not valid', async () => {
  server = await serveApi({});
  await renderRemote(remote, { at: '/reset-password/do' });
  expect(screen.getByText('This link is not valid. Request a new one.')).toBeInTheDocument();
});

test('a password at fault is shown at its field, which does not change', async () => {
  const fault = { field: 'password', code: 'password_common' } as const;
  await choose(refusal(422, 'validation_failed', { errors: [fault] }));
  const field = screen.getByLabelText('New password');
  await waitFor(() => expect(field).toHaveAccessibleDescription(/Too many people use this password/));
  expect(field).toHaveValue('brass-meadow-58');
  expect(field).toHaveFocus();
});

test.each([
  ['short', 'At least 8 characters'],
  ['xk7pxk7p', /repeats one short piece/],
  ['abcdefgh', /simple sequence/],
  ['violet-71', /Good enough/],
  ['violet-harbour-42', 'Strong.'],
])('while "%s" is typed its strength is shown in words', async (password, words) => {
  server = await serveApi({});
  const page = await renderRemote(remote, { at: LINK });
  screen.getByLabelText('New password').focus();
  await page.user.paste(password);
  expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(words);
});
