import { screen, within } from '@testing-library/react';
import type { Payment } from '@rendezvous/contract/resources/payments/schemas';
import { renderRemote } from '@rendezvous/testing/render-remote';
import { serveApi } from '@rendezvous/testing/server';
import { userOf } from '@rendezvous/testing/settings';
import { remote } from '#src/app/remote.tsx';
import { paymentOf } from '#src/test/test-data.ts';

const eur = (amount: number) => ({ amount, currency: 'EUR' });
const returned = { id: 'r-1', amount: eur(1_440), at: '2026-11-27T13:05:00Z', number: null };
const settled: Payment['money'] = {
  state: 'settled',
  promised_at: null,
  settled_at: '2026-11-20T20:14:00Z',
  returns: [],
  chargeback: null,
};

async function list(items: Payment[], id: string) {
  await serveApi({ 'GET /api/transactions.php': () => ({ body: { items, next_cursor: null } }) });
  return renderRemote(remote, {
    at: '/transactions',
    user: userOf({ id }),
    settings: { withdrawal_words: 'Withdraw from contract here' },
  });
}

test('payments are under their months, newest first', async () => {
  const november = paymentOf('completed', { id: 'pay-n' });
  const october = paymentOf('failed', { id: 'pay-o', created_at: '2026-10-03T16:31:00Z' });
  await list([november, october], 'with-months');
  await screen.findByRole('heading', { name: 'November 2026' });
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    'November 2026',
    'October 2026',
  ]);
});

test('a row has the withdrawal with its last day while the right runs and credits are unused, and no other row', async () => {
  const open = { money: settled, credits_used: 9, credits_left: 16, withdrawable_until: '2026-12-04' };
  await list(
    [
      paymentOf('completed', { id: 'pay-open', ...open }),
      paymentOf('completed', { id: 'pay-used', ...open, credits_used: 25, credits_left: 0 }),
      paymentOf('completed', { id: 'pay-late', ...open, withdrawable_until: null }),
    ],
    'with-rights',
  );
  expect(await screen.findByRole('link', { name: 'Withdraw from contract here' })).toHaveAttribute(
    'href',
    '/transactions/pay-open#withdraw',
  );
  expect(screen.getAllByText('Possible until the end of 4 December 2026.')).toHaveLength(1);
});

test.each([
  ['asked', 'Refund requested'],
  ['under_way', 'Refund under way'],
  ['done', 'Refunded'],
  ['failed', 'Refund stuck'],
] as const)('the history of a payment says that its return is %s: %s', async (state, words) => {
  const payment = paymentOf('completed', {
    id: `pay-${state}`,
    money: { ...settled!, returns: [{ ...returned, state }] },
    credits_used: 9,
  });
  await serveApi({ 'GET /api/payment.php': () => ({ body: { payment } }) });
  await renderRemote(remote, { at: `/transactions/${payment.id}`, user: userOf() });
  const history = within(await screen.findByRole('region', { name: 'What happened' }));
  expect(history.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
    expect.stringMatching(/^Paid€22\.50.*, iDEAL$/),
    expect.stringMatching(/^9 of 25 credits used/),
    expect.stringMatching(new RegExp(`^${words}€14\\.40`)),
  ]);
});

test('a charge-back and its end are in the history; before money arrived there is none', async () => {
  const chargeback = { at: '2026-11-22T09:00:00Z', reversed_at: '2026-11-25T09:00:00Z' };
  const payments: Record<string, Payment> = {
    back: paymentOf('completed', { id: 'back', money: { ...settled!, state: 'reversed', chargeback } }),
    none: paymentOf('failed', { id: 'none' }),
  };
  await serveApi({
    'GET /api/payment.php': ({ query }) => ({ body: { payment: payments[query.get('id')!]! } }),
  });
  await renderRemote(remote, { at: '/transactions/back', user: userOf() });
  const history = within(await screen.findByRole('region', { name: 'What happened' }));
  expect(history.getAllByRole('listitem').map((step) => step.querySelector('b')!.textContent)).toEqual([
    'Paid',
    'Charged back',
    'The charge-back is over',
  ]);
  await renderRemote(remote, { at: '/transactions/none', user: userOf() });
  await screen.findByRole('heading', { name: 'The payment did not go through' });
});
