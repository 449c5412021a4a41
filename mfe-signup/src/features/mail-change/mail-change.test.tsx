import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import type { User } from '@rendezvous/contract/resources/accounts/schemas';
import { renderRemote } from '@rendezvous/testing/render-remote';
import { refusal, serveApi, type Answer, type ApiDouble } from '@rendezvous/testing/server';
import { userOf } from '@rendezvous/testing/settings';
import { remote } from '#src/app/remote.tsx';

const CONFIRM = 'POST /api/mail-change-do.php';
const UNDO = 'POST /api/mail-change-undo.php';
const TOKEN = 'abcdefghijklmnopqrst';
let server: ApiDouble;

async function open(query: string, user: User | null = null, handlers: Record<string, () => Answer> = {}) {
  server = await serveApi(handlers);
  const settings = { capabilities: ['account_settings' as const, 'password_reset' as const] };
  return renderRemote(remote, { at: `/mail-change/do${query}`, user, settings });
}

test.each(['?token=', '?undo='])('[2.023] opening the page of a link (%s) changes nothing', async (query) => {
  await open(query + TOKEN);
  expect(server.calls).toEqual([]);
});

test('[2.023] the button confirms, the token leaves the address, and the frame gets the account', async () => {
  const moved = userOf({ email: 'new@mail.example' });
  const page = await open(`?token=${TOKEN}`, userOf(), { [CONFIRM]: () => ({ body: { user: moved } }) });
  screen.getByRole('button', { name: 'Confirm this address' }).focus();
  await page.user.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { name: 'Your new address is confirmed' })).toHaveFocus();
  expect(server.callsOf(CONFIRM)[0]!.body).toEqual({ token: TOKEN });
  expect(page.frame.users).toEqual([moved]);
  expect(page.at()).toBe('/mail-change/do');
  expect(screen.getByRole('link', { name: 'Go to settings' })).toHaveAttribute('href', '/notifications');
});

test('in a browser without the session log-in is next', async () => {
  const page = await open(`?token=${TOKEN}`, null, { [CONFIRM]: () => ({ body: { user: null } }) });
  await page.user.click(screen.getByRole('button', { name: 'Confirm this address' }));
  expect(await screen.findByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
  expect(page.frame.users).toEqual([]);
});

test.each([
  ['link_expired', 410],
  ['link_invalid', 404],
] as const)('an invalid link (%s) says that the address stays', async (code, status) => {
  const page = await open(`?token=${TOKEN}`, null, { [CONFIRM]: () => refusal(status, code) });
  await page.user.click(screen.getByRole('button', { name: 'Confirm this address' }));
  expect(await screen.findByRole('heading', { name: 'This link doesn’t work' })).toHaveFocus();
  expect(screen.getByText(/Your address stays as it is/)).toBeInTheDocument();
});

test('[5.006] an address that another account uses by then is reported', async () => {
  const page = await open(`?token=${TOKEN}`, null, { [CONFIRM]: () => refusal(409, 'email_in_use') });
  await page.user.click(screen.getByRole('button', { name: 'Confirm this address' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'This email address already owns an account on this website.',
  );
});

test('the undo page states its effects, and leads to a new password', async () => {
  const page = await open(`?undo=${TOKEN}`, null, { [UNDO]: () => ({ body: { deleted: false } }) });
  expect(
    screen.getByText(/every device is logged out, all passkeys are removed, and you choose a new password/),
  ).toBeInTheDocument();
  await page.user.click(screen.getByRole('button', { name: 'Keep this address' }));
  expect(await screen.findByRole('heading', { name: 'Your address is unchanged' })).toHaveFocus();
  expect(server.callsOf(UNDO)[0]!.body).toEqual({ token: TOKEN });
  expect(page.at()).toBe('/mail-change/do');
  expect(screen.getByRole('link', { name: 'Choose a new password' })).toHaveAttribute(
    'href',
    '/reset-password',
  );
});

test('the undo page of a deleted account names the mail that restores it', async () => {
  const page = await open(`?undo=${TOKEN}`, null, { [UNDO]: () => ({ body: { deleted: true } }) });
  await page.user.click(screen.getByRole('button', { name: 'Keep this address' }));
  expect(await screen.findByRole('heading', { name: 'Your address is unchanged' })).toHaveFocus();
  expect(screen.getByText(/with its link you get everything back/)).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Choose a new password' })).not.toBeInTheDocument();
});

test('an invalid undo link leads to customer service', async () => {
  const page = await open(`?undo=${TOKEN}`, null, { [UNDO]: () => refusal(410, 'link_expired') });
  await page.user.click(screen.getByRole('button', { name: 'Keep this address' }));
  expect(await screen.findByRole('link', { name: 'help@rendezvous.test' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Customer service' })).toHaveAttribute('href', '/pages/service');
});

test('a page without a link is not valid', async () => {
  await open('');
  expect(screen.getByRole('heading', { name: 'This link doesn’t work' })).toBeInTheDocument();
});
