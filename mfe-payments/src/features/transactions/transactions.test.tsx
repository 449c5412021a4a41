import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import type {
  PaymentMoney,
  PaymentReturn,
  PaymentStatus,
} from '@rendezvous/contract/resources/payments/schemas';
import { renderRemote } from '@rendezvous/testing/render-remote';
import { serveApi } from '@rendezvous/testing/server';
import { userOf } from '@rendezvous/testing/settings';
import { remote } from '#src/app/remote.tsx';
import { paymentOf } from '#src/test/test-data.ts';
import { storeWayBack } from '#src/lib/way-back.ts';

/** The cache lives as long as the page: each test has a payment of its own. */
let count = 0;

/** Serves one payment whose state and credits the test moves on. */
async function result(first: PaymentStatus) {
  const id = `pay-${(count += 1)}`;
  const state = { status: first, credits: 25 };
  await serveApi({
    'GET /api/payment.php': () => ({
      body: { payment: paymentOf(state.status, { id, credits: state.credits }) },
    }),
  });
  const rendered = await renderRemote(remote, { at: `/transactions/${id}`, user: userOf() });
  const settled: unknown[] = [];
  rendered.hub.as('shell').subscribe('payment:settled', (payload) => settled.push(payload));
  return { ...rendered, id, state, settled };
}

test('[2.079] [2.025] [4.004] a pending payment is processed, and turns as soon as the server reports it', async () => {
  const { hub, frame, id, state, settled } = await result('pending');
  expect(await screen.findByRole('heading', { name: 'Processing your payment' })).toBeInTheDocument();
  expect(frame.refreshed).toEqual([]);
  state.status = 'completed';
  act(() => hub.as('shell').publish('live:received', { name: 'payment', data: { id, status: 'completed' } }));
  expect(await screen.findByRole('heading', { name: '25 credits added' })).toBeInTheDocument();
  expect(frame.refreshed).toEqual(['user', 'timebonus']);
  expect(settled).toEqual([{ id, status: 'completed' }]);
});

test('without live events it asks every two seconds', async () => {
  const { state } = await result('pending');
  await screen.findByRole('heading', { name: 'Processing your payment' });
  state.status = 'completed';
  expect(
    await screen.findByRole('heading', { name: '25 credits added' }, { timeout: 4000 }),
  ).toBeInTheDocument();
});

test.each([
  ['failed', 'The payment did not go through'],
  ['cancelled', 'You cancelled the payment'],
  ['expired', 'This payment timed out'],
] as const)(
  '[2.079] [8.011] after a payment that %s another method can be tried',
  async (status, heading) => {
    await result(status);
    expect(await screen.findByRole('heading', { name: heading })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Try another method' })).toHaveAttribute('href', '/credits/p2');
    expect(screen.getByRole('link', { name: 'Try iDEAL again' })).toHaveAttribute(
      'href',
      '/credits/p2/ideal',
    );
    expect(screen.getByText('Payment method', { selector: 'dt' })).toBeInTheDocument();
    expect(document.body).not.toHaveTextContent(/\bpaid\b/i);
  },
);

test('a purchase that began in a conversation leads back to it once, any other to all messages', async () => {
  storeWayBack({ path: '/chats/c1', name: 'Daan' });
  const { user } = await result('completed');
  const back = await screen.findByRole('link', { name: 'Back to Daan' });
  expect(back).toHaveAttribute('href', '/chats/c1');
  await user.click(back);
  cleanup();
  await result('completed');
  expect(await screen.findByRole('link', { name: 'Go to your messages' })).toHaveAttribute('href', '/chats');
  expect(screen.queryByRole('link', { name: /^Back to/ })).not.toBeInTheDocument();
});

test('a pending payment may be left for the conversation that it interrupted', async () => {
  storeWayBack({ path: '/chats/c1', name: 'Daan' });
  await result('pending');
  expect(await screen.findByRole('link', { name: 'Back to Daan' })).toHaveAttribute('href', '/chats/c1');
  expect(screen.getByRole('status')).toHaveTextContent(/you may also leave, and we’ll e-mail you/);
  storeWayBack(undefined);
});

const eur = (amount: number) => ({ amount, currency: 'EUR' });
const at = '2026-11-27T10:00:00Z';
const back = (state: PaymentReturn['state'], amount = 1_440): PaymentReturn => ({
  id: `r-${amount}`,
  amount: eur(amount),
  state,
  at,
  number: null,
});
const moneyOf = (state: PaymentMoney['state'], ...returns: PaymentReturn[]): PaymentMoney => ({
  state,
  promised_at: null,
  settled_at: at,
  returns,
  chargeback: null,
});

test.each([
  ['refunded', moneyOf('returned', back('under_way')), '€14.40 is on its way back', /the way it came: iDEAL/],
  ['completed', moneyOf('settled', back('failed')), 'The refund is stuck', /Your €14\.40.*still yours/],
  [
    'completed',
    moneyOf('partly_returned', back('done')),
    '€14.40 went back to you',
    /9 credits of this purchase are left/,
  ],
  ['refunded', moneyOf('returned', back('done', 2_250)), 'This payment was refunded', /€22\.50 went back/],
  ['charged_back', moneyOf('charged_back'), 'Your bank took this payment back', /Your account stays open/],
  ['completed', moneyOf('reversed'), 'The charge-back is over', /credits are yours again/],
] as const)('a payment that is %s says where its money is: %o', async (status, money, heading, words) => {
  const id = `pay-${(count += 1)}`;
  await serveApi({
    'GET /api/payment.php': () => ({ body: { payment: paymentOf(status, { id, money, credits_left: 9 }) } }),
  });
  await renderRemote(remote, { at: `/transactions/${id}`, user: userOf() });
  expect(await screen.findByRole('heading', { name: heading })).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent(words);
});

test('a replaced order says so, and leads to the newer one', async () => {
  const id = `pay-${(count += 1)}`;
  await serveApi({
    'GET /api/payment.php': () => ({
      body: { payment: paymentOf('cancelled', { id, replaced_by: 'pay-newer' }) },
    }),
  });
  await renderRemote(remote, { at: `/transactions/${id}`, user: userOf() });
  expect(await screen.findByRole('heading', { name: 'A newer order replaced this one' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See the newer order' })).toHaveAttribute(
    'href',
    '/transactions/pay-newer',
  );
  expect(screen.queryByText(/You cancelled/)).not.toBeInTheDocument();
});

test('the list says of each purchase what is left of it and what went back', async () => {
  const money = moneyOf('partly_returned', back('done', 400), back('done', 500));
  await serveApi({
    'GET /api/transactions.php': () => ({
      body: { items: [paymentOf('completed', { money, credits_left: 9 })], next_cursor: null },
    }),
  });
  await renderRemote(remote, { at: '/transactions', user: userOf({ id: 'with-lots' }) });
  const row = await screen.findByRole('link', { name: /25 credits/ });
  expect(row).toHaveTextContent(/Credits left: 9 · €9\.00 refunded/);
  expect(row).toHaveTextContent('Refunded in part');
});

test('a payment shows its receipt and its credit notes by their numbers, each as a link', async () => {
  const id = `pay-${(count += 1)}`;
  const money = moneyOf('partly_returned', { ...back('done', 400), number: '2026-C0212' }, back('under_way'));
  const payment = paymentOf('completed', { id, number: '2026-004183', money, credits_left: 9 });
  await serveApi({
    'GET /api/payment.php': () => ({ body: { payment } }),
    'GET /api/transactions.php': () => ({ body: { items: [payment], next_cursor: null } }),
  });
  await renderRemote(remote, { at: `/transactions/${id}`, user: userOf() });
  expect(await screen.findByRole('link', { name: '2026-004183' })).toHaveAttribute(
    'href',
    '/api/receipt.php?number=2026-004183',
  );
  expect(screen.getByRole('link', { name: '2026-C0212' })).toHaveAttribute(
    'href',
    '/api/receipt.php?number=2026-C0212',
  );
  expect(screen.getAllByText('Credit note')).toHaveLength(1);
  cleanup();
  await renderRemote(remote, { at: '/transactions', user: userOf({ id: 'with-receipts' }) });
  expect(await screen.findByRole('link', { name: /25 credits/ })).toHaveTextContent(/iDEAL · 2026-004183/);
});

test('a payment of a debt alone speaks of no credits', async () => {
  const id = `pay-${(count += 1)}`;
  const payment = paymentOf('completed', { id, credits: 0, amount: eur(810), debt: eur(810) });
  const failed = paymentOf('failed', { id: `${id}-failed`, credits: 0, amount: eur(810), debt: eur(810) });
  await serveApi({
    'GET /api/payment.php': ({ query }) => ({
      body: { payment: query.get('id') === id ? payment : failed },
    }),
    'GET /api/transactions.php': () => ({ body: { items: [payment], next_cursor: null } }),
  });
  await renderRemote(remote, { at: `/transactions/${id}`, user: userOf() });
  expect(await screen.findByRole('heading', { name: 'All settled' })).toBeInTheDocument();
  expect(screen.getByText('Open amount', { selector: 'dd' })).toBeInTheDocument();
  cleanup();
  await renderRemote(remote, { at: `/transactions/${id}-failed`, user: userOf() });
  expect(await screen.findByRole('link', { name: 'Try another method' })).toHaveAttribute('href', '/credits');
  cleanup();
  await renderRemote(remote, { at: '/transactions', user: userOf({ id: 'with-debt' }) });
  expect(await screen.findByRole('link', { name: /^Open amount/ })).not.toHaveTextContent(/credits/i);
});

test('an unknown payment is a page that does not exist', async () => {
  await serveApi({});
  const { frame } = await renderRemote(remote, { at: '/transactions/nobody', user: userOf() });
  await waitFor(() => expect(frame.failures).toEqual([404]));
});

test('[2.025] own payments are listed, and more come on request', async () => {
  await serveApi({
    'GET /api/transactions.php': ({ query }) =>
      query.has('cursor')
        ? { body: { items: [paymentOf('failed', { id: 'pay-2' })], next_cursor: null } }
        : { body: { items: [paymentOf('completed')], next_cursor: 'pay-1' } },
  });
  const { user } = await renderRemote(remote, { at: '/transactions', user: userOf() });
  expect(await screen.findByText('Paid')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('Failed')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
});

test('returned credits are below the payments, also before the first payment', async () => {
  const given = [{ credits: 2, at: '2026-11-20T10:00:00.000Z' }];
  await serveApi({
    'GET /api/transactions.php': () => ({ body: { items: [], next_cursor: null, credit_returns: given } }),
  });
  await renderRemote(remote, { at: '/transactions', user: userOf({ id: 'with-returns' }) });
  const section = within(await screen.findByRole('region', { name: 'Credits you got back' }));
  expect(section.getByRole('listitem')).toHaveTextContent('2 credits20 Nov 2026');
  expect(screen.getByRole('heading', { name: 'No payments yet' })).toBeVisible();
});

test('a payment that is still pending after a minute, and no sooner, is left to the mail', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
  try {
    await result('pending');
    await screen.findByRole('heading', { name: 'Processing your payment' });
    act(() => jest.advanceTimersByTime(50_000));
    expect(screen.queryByText(/^Your bank is taking its time/)).not.toBeInTheDocument();
    act(() => jest.advanceTimersByTime(10_000));
    expect(screen.getByText(/^Your bank is taking its time/)).toBeInTheDocument();
  } finally {
    jest.useRealTimers();
  }
});

test('a settled payment is published once, however often it is read again', async () => {
  const { hub, frame, id, state, settled } = await result('completed');
  await screen.findByRole('heading', { name: '25 credits added' });
  for (state.credits of [26, 27]) {
    act(() =>
      hub.as('shell').publish('live:received', { name: 'payment', data: { id, status: 'completed' } }),
    );
    await screen.findByRole('heading', { name: `${state.credits} credits added` });
  }
  expect(settled).toEqual([{ id, status: 'completed' }]);
  expect(frame.refreshed).toEqual(['user', 'timebonus']);
});
