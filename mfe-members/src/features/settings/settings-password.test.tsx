import { screen, waitFor } from '@testing-library/react';
import type { FieldError } from '@rendezvous/contract/kernel/errors';
import { refusal, type Answer, type Handlers } from '@rendezvous/testing/server';
import { CHANGE, openForm, PROVE, saved } from '#src/test/settings-page.ts';

interface Typed {
  old?: string;
  next?: string;
  again?: string;
}

/** Types the three passwords and sends them, by keyboard. */
async function changePassword(answer: () => Answer, typed: Typed = {}, more: Handlers = {}) {
  const { old = 'violet-harbour', next = 'brass-meadow-58', again = next } = typed;
  const page = await openForm('Change the password', { [CHANGE]: answer, ...more });
  await page.user.paste(old);
  screen.getByLabelText('New password').focus();
  await page.user.paste(next);
  screen.getByLabelText('New password once more').focus();
  await page.user.paste(again);
  await page.user.keyboard('{Enter}');
  return page;
}

test('[5.007] the new password is saved with the old one as proof', async () => {
  const { api } = await changePassword(saved);
  expect(await screen.findByText(/Your password has been changed/)).toBeInTheDocument();
  expect(api.callsOf(CHANGE)[0]!.body).toEqual({
    password: { old: 'violet-harbour', new: 'brass-meadow-58' },
  });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Change the password' })).toHaveFocus());
});

test('[5.007] two passwords that differ are reported and not sent', async () => {
  const { api } = await changePassword(saved, { again: 'brass-meadow-59' });
  const field = screen.getByLabelText('New password once more');
  await waitFor(() => expect(field).toHaveAccessibleDescription('The entered passwords are not the same.'));
  expect(field).toHaveFocus();
  expect(api.callsOf(CHANGE)).toEqual([]);
});

test('[5.007] a wrong old password is shown at its field, and nothing typed is lost', async () => {
  await changePassword(() => refusal(422, 'old_password_wrong'));
  const field = screen.getByLabelText('Old password');
  await waitFor(() => expect(field).toHaveAccessibleDescription('Please check your old password.'));
  expect(field).toHaveFocus();
  expect(field).toHaveValue('violet-harbour');
  expect(screen.getByLabelText('New password')).toHaveValue('brass-meadow-58');
});

test('[5.007] on an old log-in the old password proves it, without a dialog', async () => {
  let fresh = false;
  const { api } = await changePassword(
    () => (fresh ? saved() : refusal(403, 'reauthentication_required')),
    {},
    { [PROVE]: () => ((fresh = true), { status: 204 }) },
  );
  expect(await screen.findByText(/Your password has been changed/)).toBeInTheDocument();
  expect(api.callsOf(PROVE)[0]!.body).toEqual({ password: 'violet-harbour' });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('[5.007] a wrong old password on an old log-in is shown at its field as well', async () => {
  const answer = () => refusal(403, 'reauthentication_required');
  await changePassword(answer, {}, { [PROVE]: () => refusal(401, 'login_failed') });
  const field = screen.getByLabelText('Old password');
  await waitFor(() => expect(field).toHaveAccessibleDescription('Please check your old password.'));
});

test.each<[FieldError, RegExp]>([
  [{ field: 'password.new', code: 'password_common' }, /Too many people use this password/],
  [{ field: 'password.new', code: 'password_unchanged' }, /That’s the password you have now/],
  [{ field: 'password.new', code: 'password_weak', params: { reason: 'own' } }, /hardly more than your name/],
])('the fault of a new password ($code) is shown at its field', async (fault, words) => {
  await changePassword(() => refusal(422, 'validation_failed', { errors: [fault] }));
  const field = screen.getByLabelText('New password');
  await waitFor(() => expect(field).toHaveAccessibleDescription(words));
  expect(field).toHaveFocus();
});

test('a lock-out says for how many minutes', async () => {
  await changePassword(() => refusal(429, 'account_blocked', { params: { minutes: 15 } }));
  expect(await screen.findByRole('alert')).toHaveTextContent('blocked for 15 min');
});

test('cancelling forgets what was typed and returns the focus', async () => {
  const page = await openForm('Change the password', {});
  await page.user.paste('violet-harbour');
  await page.user.click(screen.getByRole('button', { name: 'Cancel' }));
  const opener = screen.getByRole('button', { name: 'Change the password' });
  expect(opener).toHaveFocus();
  await page.user.click(opener);
  expect(screen.getByLabelText('Old password')).toHaveValue('');
});
