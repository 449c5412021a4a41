import { screen, waitFor, within } from '@testing-library/react';
import type { Money } from '@rendezvous/contract/kernel/common';
import type { SpendLimitResponse } from '@rendezvous/contract/resources/spend-limit/schemas';
import { renderRemote } from '@rendezvous/testing/render-remote';
import { serveApi, type ApiDouble } from '@rendezvous/testing/server';
import { userOf } from '@rendezvous/testing/settings';
import { remote } from '#src/app/remote.tsx';

const eur = (amount: number): Money => ({ amount, currency: 'EUR' });
const NONE: SpendLimitResponse = {
  limit: null,
  next: null,
  spent: eur(1_000),
  left: null,
  currency: 'EUR',
  until: '2026-11-30T23:00:00.000Z',
};

let api: ApiDouble;

/** Opens the settings of a member with this limit; `after` is the limit after a change. */
async function open(facts: SpendLimitResponse, after = facts) {
  let now = facts;
  api = await serveApi({
    'GET /api/spend-limit.php': () => ({ body: now }),
    'PUT /api/user.php': () => ((now = after), { body: { user: userOf() } }),
  });
  const page = await renderRemote(remote, { at: '/settings', user: userOf() });
  const part = within(await screen.findByRole('region', { name: 'Spending limit' }));
  return { ...page, part, sent: () => api.callsOf('PUT /api/user.php').map(({ body }) => body) };
}

test('without a limit the form says what was spent, and sets the amount that was typed', async () => {
  const limited = { ...NONE, limit: eur(4_950), left: eur(3_950) };
  const { user, part, sent, frame } = await open(NONE, limited);
  expect(await part.findByText('You have no limit. This month: €10.00.')).toBeInTheDocument();
  await user.type(part.getByRole('textbox', { name: 'Monthly limit (EUR)' }), '49,50');
  await user.click(part.getByRole('button', { name: 'Set limit' }));
  expect(
    await part.findByText('€49.50 a month. Spent so far: €10.00, left until 30 November: €39.50.'),
  ).toBeInTheDocument();
  expect(sent()).toEqual([{ spend_limit: eur(4_950) }]);
  expect(frame.toasts.at(-1)?.text).toBe('Your limit is saved.');
});

test('an invalid amount is reported at the field and what was typed stays; nothing is sent', async () => {
  const { user, part, sent } = await open(NONE);
  await part.findByText(/^You have no limit/);
  const field = part.getByRole('textbox');
  await user.clear(field);
  await user.type(field, 'fifty');
  await user.click(part.getByRole('button', { name: 'Set limit' }));
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('Enter an amount, such as 50 or 49.50.');
  expect(field).toHaveValue('fifty');
  expect(field).toHaveFocus();
  expect(sent()).toEqual([]);
});

test('a raise that waits says from when, and the present limit can stay', async () => {
  const raised = {
    ...NONE,
    limit: eur(2_000),
    left: eur(1_000),
    next: { limit: null, from: '2026-11-25T09:00:00.000Z' },
  };
  const { user, part, sent, frame } = await open(raised, { ...raised, next: null });
  expect(await part.findByText(/^From 25 November 2026 at .* there is no limit\.$/)).toBeInTheDocument();
  await user.click(part.getByRole('button', { name: 'Keep the current limit' }));
  await waitFor(() => expect(part.queryByText(/^From 25 November/)).toBeNull());
  expect(sent()).toEqual([{ spend_limit: eur(2_000) }]);
  expect(frame.toasts.at(-1)?.text).toBe('Your limit stays as it is.');
  await user.click(part.getByRole('button', { name: 'Remove limit' }));
  await waitFor(() => expect(sent()[1]).toEqual({ spend_limit: null }));
});

test('a removed limit moves the focus to the button that sets another', async () => {
  const limited = { ...NONE, limit: eur(2_000), left: eur(1_000) };
  const { user, part, sent } = await open(limited, NONE);
  const remove = await part.findByRole('button', { name: 'Remove limit' });
  remove.focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(part.getByRole('button', { name: 'Set limit' })).toHaveFocus());
  expect(remove).not.toBeInTheDocument();
  expect(sent()).toEqual([{ spend_limit: null }]);
});
