import '@testing-library/jest-dom';
import { screen, waitFor } from '@testing-library/react';
import { givePasskeys, REQUEST_OPTIONS, SENT_PROOF, type PasskeyBrowser } from '@rendezvous/testing/passkeys';
import { renderRemote } from '@rendezvous/testing/render-remote';
import { refusal, serveApi, type Answer, type ApiDouble } from '@rendezvous/testing/server';
import { userOf } from '@rendezvous/testing/settings';
import { remote } from '#src/app/remote.tsx';

const CALL = 'POST /api/passkey.php';
const member = userOf();

let server: ApiDouble;
let restore: () => void;
afterEach(() => {
  restore();
});

async function open(browser: PasskeyBrowser = {}, verify: () => Answer = () => ({ body: { user: member } })) {
  server = await serveApi({
    [CALL]: ({ query }) => (query.get('step') === 'options' ? { body: REQUEST_OPTIONS } : verify()),
  });
  restore = givePasskeys(browser);
  const page = await renderRemote(remote, { at: '/login' });
  return {
    ...page,
    press: () => page.user.click(screen.getByRole('button', { name: 'Log in with a passkey' })),
  };
}

const proofs = () => server.callsOf(CALL).filter(({ query }) => query.get('step') === 'verify');

test('a passkey hands the user to the frame, without a name', async () => {
  const { press, frame } = await open();
  await press();
  await waitFor(() => expect(frame.users).toEqual([member]));
  expect(proofs().map(({ body }) => body)).toEqual([{ credential: SENT_PROOF }]);
});

test('a cancelled passkey says nothing and sends nothing', async () => {
  const { press } = await open({ fails: 'NotAllowedError' });
  await press();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Log in with a passkey' })).not.toHaveAttribute('aria-busy'),
  );
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(proofs()).toEqual([]);
});

test.each([
  [401, 'passkey_refused', /This passkey doesn’t work here/],
  [410, 'passkey_expired', /That took too long/],
  [403, 'pending_deletion', /Use the link in our e-mail to get it back/],
] as const)('a refusal %s %s is shown above the form', async (status, code, words) => {
  const { press, frame } = await open({}, () => refusal(status, code));
  await press();
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(frame.users).toEqual([]);
});

test('a browser that cannot do it here shows the same as a passkey that does not work', async () => {
  const { press } = await open({ fails: 'SecurityError' });
  await press();
  expect(await screen.findByRole('alert')).toHaveTextContent(/or your password/);
});

test('a passkey chosen among the entries of the address field logs in without a press', async () => {
  const { frame } = await open({ offers: true });
  await waitFor(() => expect(frame.users).toEqual([member]));
  expect(screen.getByLabelText('E-mail address')).toHaveAttribute('autocomplete', 'username webauthn');
});

test('a browser without passkeys gets the password form alone, and asks for no challenge', async () => {
  server = await serveApi({});
  restore = () => undefined;
  await renderRemote(remote, { at: '/login' });
  expect(screen.getByRole('button', { name: 'Log in' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Log in with a passkey' })).not.toBeInTheDocument();
  expect(server.calls).toEqual([]);
});
