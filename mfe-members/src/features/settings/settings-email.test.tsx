import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { renderRemote } from '@rendezvous/testing/render-remote';
import { refusal, serveApi, type Answer, type Handlers } from '@rendezvous/testing/server';
import { remote } from '#src/app/remote.tsx';
import { CHANGE, daan, openForm, PROVE, saved } from '#src/test/settings-page.ts';

/** Types an address and sends it, by keyboard. */
async function changeAddress(answer: () => Answer, email = 'new@mail.example', more: Handlers = {}) {
  const page = await openForm('Change the address', { [CHANGE]: answer, ...more });
  await page.user.paste(email);
  await page.user.keyboard('{Enter}');
  return page;
}

test('[5.006] a new address gets a link; the form closes and says where to look', async () => {
  const { api } = await changeAddress(saved, ' new@mail.example ');
  expect((await screen.findByText(/A link is on its way to/)).closest('[role=status]')).toHaveTextContent(
    'A link is on its way to new@mail.example.',
  );
  expect(api.callsOf(CHANGE)[0]!.body).toEqual({ email: 'new@mail.example' });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Change the address' })).toHaveFocus());
});

test('[5.006] an invalid address is reported and not sent', async () => {
  const { api } = await changeAddress(saved, 'new@');
  const field = screen.getByLabelText('New e-mail address');
  await waitFor(() => expect(field).toHaveAccessibleDescription('New email address is invalid.'));
  expect(field).toHaveFocus();
  expect(api.callsOf(CHANGE)).toEqual([]);
});

test('[5.006] an address of another account is shown at its field, which does not change', async () => {
  await changeAddress(() => refusal(409, 'email_in_use'));
  const field = screen.getByLabelText('New e-mail address');
  await waitFor(() =>
    expect(field).toHaveAccessibleDescription('This email address already owns an account on this website.'),
  );
  expect(field).toHaveValue('new@mail.example');
  expect(field).toHaveFocus();
});

test('after too many changes of a day the form says to try tomorrow', async () => {
  await changeAddress(() => refusal(429, 'too_many_mails'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Try again tomorrow');
});

test('an old log-in is proven in a dialog, and the address is sent again', async () => {
  let fresh = false;
  const answer = () => (fresh ? saved() : refusal(403, 'reauthentication_required'));
  const page = await changeAddress(answer, 'new@mail.example', {
    [PROVE]: () => ((fresh = true), { status: 204 }),
  });
  const dialog = await screen.findByRole('dialog', { name: 'Still you?' });
  within(dialog).getByLabelText('Password').focus();
  await page.user.paste('violet-harbour');
  await page.user.keyboard('{Enter}');
  expect(await screen.findByText(/A link is on its way/)).toBeInTheDocument();
});

test('cancelling the dialog leaves the address in its form', async () => {
  const page = await changeAddress(() => refusal(403, 'reauthentication_required'));
  await screen.findByRole('dialog', { name: 'Still you?' });
  await page.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByLabelText('New e-mail address')).toHaveValue('new@mail.example');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('[5.006] a change that waits for its link is shown after a reload, until the account has the address', async () => {
  const pending = { email: 'next@mail.example', expires_at: '2026-03-02T10:00:00.000Z' };
  const waits: Handlers = { 'GET /api/mail-change.php': () => ({ body: { pending } }) };
  await serveApi(waits);
  await renderRemote(remote, { at: '/settings', user: daan });
  expect(await screen.findByText(/A link is on its way to/)).toHaveTextContent('next@mail.example');
  cleanup();
  const api = await serveApi(waits);
  await renderRemote(remote, { at: '/settings', user: { ...daan, email: pending.email } });
  await waitFor(() => expect(api.callsOf('GET /api/mail-change.php')).toHaveLength(1));
  expect(screen.queryByText(/A link is on its way to/)).not.toBeInTheDocument();
});
