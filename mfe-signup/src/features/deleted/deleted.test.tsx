import '@testing-library/jest-dom';
import { screen, waitFor } from '@testing-library/react';
import { renderRemote } from '@rendezvous/testing/render-remote';
import { refusal, serveApi, type ApiDouble, type Handlers } from '@rendezvous/testing/server';
import { userOf } from '@rendezvous/testing/settings';
import { remote } from '#src/app/remote.tsx';

const LINK = '/account-deleted?token=abcdefghijklmnopqrst';
let server: ApiDouble;

async function open(at: string, handlers: Handlers = {}, entryState?: unknown) {
  server = await serveApi(handlers);
  return renderRemote(remote, { at, entryState });
}
const press = async (page: Awaited<ReturnType<typeof open>>) => {
  await page.user.type(await screen.findByLabelText('Password'), 'brass-meadow-58');
  await page.user.click(screen.getByRole('button', { name: 'Bring my account back' }));
};

test('[2.024] [9.008] after a deletion the page names the mail, the fourteen days and customer service', async () => {
  const page = await open('/account-deleted', {}, { deleted: true });
  expect(await screen.findByRole('heading', { name: 'Your account is deleted' })).toBeInTheDocument();
  expect(screen.getByText(/^No one sees your profile any more. For 14 days/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'help@rendezvous.test' })).toBeInTheDocument();
  expect(server.calls).toEqual([]);
  expect(page.frame.refreshed).toEqual(['user']);
});

test('the address of the page alone says nothing of an account of the visitor', async () => {
  await open('/account-deleted');
  expect(await screen.findByRole('heading', { name: 'Deleted accounts' })).toBeInTheDocument();
  expect(screen.queryByText(/just sent|Your account is deleted/)).not.toBeInTheDocument();
});

test('[4.003] opening the link of the mail changes nothing; a press with a password restores the account', async () => {
  const member = userOf();
  const page = await open(LINK, { 'POST /api/reactivate.php': () => ({ body: { user: member } }) });
  expect(await screen.findByRole('heading', { name: 'Changed your mind?' })).toBeInTheDocument();
  expect(server.calls).toEqual([]);
  await press(page);
  await waitFor(() => expect(page.at()).toBe('/members'));
  expect(server.calls[0]!.body).toEqual({ token: 'abcdefghijklmnopqrst', password: 'brass-meadow-58' });
  expect(page.frame.users).toEqual([member]);
});

test.each([
  ['link_expired', 410, /just log in/],
  ['link_invalid', 404, /Copy all of it/],
] as const)('[8.007] %s shows the next step and customer service', async (code, status, words) => {
  const page = await open(LINK, { 'POST /api/reactivate.php': () => refusal(status, code) });
  await press(page);
  expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toHaveFocus();
  expect(screen.getByText(words)).toHaveTextContent('help@rendezvous.test');
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
});

test('a failure on the way is shown and the button can be pressed again', async () => {
  const answers = [refusal(503, 'unavailable'), { body: { user: userOf() } }];
  const page = await open(LINK, { 'POST /api/reactivate.php': () => answers.shift()! });
  await press(page);
  expect(
    await screen.findByText('We can’t be reached right now. Try again in a moment.'),
  ).toBeInTheDocument();
  await page.user.click(screen.getByRole('button', { name: 'Bring my account back' }));
  await waitFor(() => expect(page.at()).toBe('/members'));
});

test('[9.008] the link of an erased account says that it is gone for good, and leads to a new start', async () => {
  const page = await open(LINK, { 'POST /api/reactivate.php': () => refusal(410, 'account_erased') });
  await press(page);
  expect(await screen.findByRole('heading', { name: 'This account is gone for good' })).toHaveFocus();
  expect(screen.getByText(/The 14 days are over/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Start again' })).toHaveAttribute('href', '/signup');
});
