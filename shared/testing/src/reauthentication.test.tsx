import '@testing-library/jest-dom';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { call } from '@rendezvous/api-client/client';
import type { Call } from '@rendezvous/contract/kernel/call';
import type { Remote } from '@rendezvous/remote/define-remote';
import { isCancelled, useReauthentication } from '@rendezvous/remote/react/use-reauthentication';
import { useForm } from '@rendezvous/domain/forms/use-form';
import { givePasskeys, REQUEST_OPTIONS, SENT_PROOF } from './passkeys.tsx';
import { renderRemote } from './render-remote.tsx';
import { refusal, serveApi, type Answer, type ApiDouble } from './server.tsx';
import { userOf } from './settings.tsx';

let server: ApiDouble;

const ACT: Call<undefined, { note: string }, void> = { method: 'PUT', path: '/api/act.php' };

/** A form whose act asks for a fresh log-in. */
function Screen({ password }: { password?: string }) {
  const [note, setNote] = useState('');
  const [done, setDone] = useState(false);
  const { confirm, dialog } = useReauthentication();
  const { ref, submit, busy, refused } = useForm({
    fields: [],
    check: () => ({}),
    send: (typed: string) => confirm(() => call(ACT, { note: typed }), password),
    onDone: () => setDone(true),
  });
  return (
    <main tabIndex={-1}>
      <form ref={ref} onSubmit={(event) => (event.preventDefault(), void submit(note))}>
        <input aria-label="Note" value={note} onChange={(event) => setNote(event.target.value)} />
        <button disabled={busy}>Save</button>
        {refused && !isCancelled(refused) && <p role="alert">{refused.code}</p>}
        {done && <p>Saved</p>}
      </form>
      {dialog}
    </main>
  );
}

const remoteWith = (password?: string): Remote => ({
  name: 'members',
  screens: { index: () => <Screen password={password} /> },
  loadMessages: () => Promise.resolve({ default: {} }),
});

/** Presses "Save" on a session whose log-in is old, by keyboard. `password` is in the form already. */
async function press(reauthenticate: () => Answer, password?: string) {
  let fresh = false;
  server = await serveApi({
    'PUT /api/act.php': () => (fresh ? { status: 204 } : refusal(403, 'reauthentication_required')),
    'POST /api/reauthenticate.php': () => {
      const answer = reauthenticate();
      fresh = answer.status === 204;
      return answer;
    },
  });
  const page = await renderRemote(remoteWith(password), {
    at: '/',
    user: userOf({ email: 'anna@mail.example' }),
  });
  screen.getByLabelText('Note').focus();
  await page.user.paste('typed before');
  await page.user.tab();
  await page.user.keyboard('{Enter}');
  if (password === undefined) await screen.findByRole('dialog', { name: 'Still you?' });
  return page;
}

async function type({ user }: Awaited<ReturnType<typeof press>>, password: string) {
  screen.getByLabelText('Password').focus();
  await user.paste(password);
  await user.keyboard('{Enter}');
}

test('the password repeats the act, and the focus returns to its button', async () => {
  const page = await press(() => ({ status: 204 }));
  await type(page, 'violet-harbour');
  expect(await screen.findByText('Saved')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(server.callsOf('POST /api/reauthenticate.php')[0]!.body).toEqual({ password: 'violet-harbour' });
  expect(server.callsOf('PUT /api/act.php').map(({ body }) => body)).toEqual([
    { note: 'typed before' },
    { note: 'typed before' },
  ]);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus());
});

test('cancelling returns to the form with all that was typed, and sends nothing', async () => {
  const page = await press(() => ({ status: 204 }));
  await page.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Note')).toHaveValue('typed before');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(server.callsOf('PUT /api/act.php')).toHaveLength(1);
});

test('a wrong password is shown at its field, which preserves its value and the focus', async () => {
  const page = await press(() => refusal(401, 'login_failed'));
  await type(page, 'wrong');
  const field = screen.getByLabelText('Password');
  await waitFor(() => expect(field).toHaveAccessibleDescription('That’s not the password of this account.'));
  expect(field).toHaveValue('wrong');
  expect(field).toHaveFocus();
  expect(server.callsOf('PUT /api/act.php')).toHaveLength(1);
});

test('a lock-out says for how many minutes', async () => {
  const page = await press(() => refusal(429, 'account_blocked', { params: { minutes: 15 } }));
  await type(page, 'wrong');
  expect(await screen.findByRole('alert')).toHaveTextContent('blocked for 15 min');
});

test('without a connection the dialog says so and stays', async () => {
  const page = await press(() => ({ status: 503, body: {} }));
  await type(page, 'violet-harbour');
  expect(await screen.findByRole('alert')).toHaveTextContent('We can’t be reached right now.');
  expect(screen.getByRole('dialog')).toBeInTheDocument();
});

test('an empty password is not sent', async () => {
  const page = await press(() => ({ status: 204 }));
  await page.user.click(screen.getByRole('button', { name: 'Go on' }));
  expect(await screen.findByText('This field is required.')).toBeInTheDocument();
  expect(server.callsOf('POST /api/reauthenticate.php')).toEqual([]);
});

test('a form that has the password proves the log-in with it, without a dialog', async () => {
  await press(() => ({ status: 204 }), 'violet-harbour');
  expect(await screen.findByText('Saved')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(server.callsOf('POST /api/reauthenticate.php')[0]!.body).toEqual({ password: 'violet-harbour' });
});

test('a wrong password of the form is shown in the form', async () => {
  await press(() => refusal(401, 'login_failed'), 'wrong');
  expect(await screen.findByRole('alert')).toHaveTextContent('login_failed');
  expect(server.callsOf('PUT /api/act.php')).toHaveLength(1);
});

test('a passkey of the account proves the log-in in place of the password', async () => {
  let fresh = false;
  const passkey = { id: 'key1', name: 'Phone', created_at: '2026-03-01T10:00:00.000Z', last_used_at: null };
  server = await serveApi({
    'PUT /api/act.php': () => (fresh ? { status: 204 } : refusal(403, 'reauthentication_required')),
    'GET /api/passkey.php': () => ({ body: { items: [passkey] } }),
    'POST /api/passkey.php': ({ query }) => {
      if (query.get('step') === 'options') return { body: REQUEST_OPTIONS };
      fresh = true;
      return { status: 204 };
    },
  });
  const restore = givePasskeys();
  const page = await renderRemote(remoteWith(), { at: '/', user: userOf() });
  await page.user.click(screen.getByRole('button', { name: 'Save' }));
  await page.user.click(await screen.findByRole('button', { name: 'Use a passkey' }));
  expect(await screen.findByText('Saved')).toBeInTheDocument();
  expect(server.callsOf('POST /api/passkey.php').at(-1)!.body).toEqual({ credential: SENT_PROOF });
  restore();
});

test('an account without passkeys is asked for the password alone', async () => {
  await press(() => ({ status: 204 }));
  expect(screen.queryByRole('button', { name: 'Use a passkey' })).not.toBeInTheDocument();
});
