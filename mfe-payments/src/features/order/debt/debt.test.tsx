import { screen, waitFor } from '@testing-library/react';
import { refusal, type Handlers } from '@rendezvous/testing/server';
import type { Debt } from '@rendezvous/contract/resources/payments/schemas';
import { ASKED, PAID, requestBox, shop } from '#src/test/shop.tsx';

const eur = (amount: number) => ({ amount, currency: 'EUR' });
const debt: Debt = {
  id: 'debt-1',
  amount: eur(810),
  payment: { id: 'pay-1', credits: 25, amount: eur(2250), method: 'ideal', at: '2026-11-12T10:00:00Z' },
  charged_back_at: '2026-11-19T10:00:00Z',
  used: 9,
  revoked: 16,
};
const inPounds: Debt = { ...debt, amount: { amount: 700, currency: 'GBP' } };

/** @param handlers answers besides that of the debt */
const owing = (at: string, handlers: Handlers = {}) =>
  shop(at, PAID, false, {
    'GET /api/debt.php': () => ({ body: { debt } }),
    'POST /api/debt.php': () => refusal(422, 'unavailable'),
    ...handlers,
  });
const bill = () => screen.findByRole('complementary', { name: 'Your bill' });

test('a debt is a line of its own on the bill of the next order, in the button and in what is sent', async () => {
  const { api, user } = await owing('/credits');
  expect(await bill()).toHaveTextContent(/Still owed for your purchase of 12 November.*€8\.10/);
  expect(
    await screen.findByText('You still owe €8.10 for your purchase of 12 November.'),
  ).toBeInTheDocument();
  expect(screen.getByText('9 used')).toBeInTheDocument();
  expect(screen.getByText('16 unused')).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: /^25 credits and what you still owe/ })).toBeChecked();
  await user.click(await requestBox());
  await user.click(screen.getByRole('button', { name: 'Buy now for €30.60 €8.10 of it still owed' }));
  await waitFor(() => expect(api.callsOf('POST /api/payment.php')).toHaveLength(1));
  expect(api.callsOf('POST /api/payment.php')[0]!.body).toEqual({
    package: 'p2',
    method: 'ideal',
    amount: eur(3_060),
    debt: eur(810),
    ...ASKED,
  });
});

test('what is owed may be paid alone with the chosen method, and a refusal is shown beside the button', async () => {
  const { api, user } = await owing('/credits/p2');
  await user.click(await screen.findByRole('radio', { name: /^Only what you still owe/ }));
  expect(screen.queryByRole('button', { name: /^Buy now/ })).not.toBeInTheDocument();
  expect(screen.getByText(/No fees, no interest\. After/)).toBeInTheDocument();
  await user.click(await screen.findByRole('radio', { name: 'PayPal' }));
  await user.click(screen.getByRole('button', { name: 'Pay now €8.10' }));
  await waitFor(() => expect(api.callsOf('POST /api/debt.php')).toHaveLength(1));
  expect(api.callsOf('POST /api/debt.php')[0]!.body).toEqual({ amount: eur(810), method: 'paypal' });
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: /^25 credits and/ }));
  expect(screen.getByRole('button', { name: /^Buy now for €30\.60/ })).toBeInTheDocument();
});

test('the address of the debt shows it alone: what is open, why, what stays, and the way to buy along with it', async () => {
  await owing('/credits#debt');
  expect(await screen.findByRole('heading', { name: 'Settle what is open' })).toBeInTheDocument();
  expect(
    screen.getByText(
      /On 19 November your bank, card issuer or payment service took back the €22.50 you paid on 12 November/,
    ),
  ).toBeInTheDocument();
  expect(screen.getByText(/chats and other credits stay as they are/)).toBeInTheDocument();
  expect(screen.queryByRole('radio', { name: /credits/ })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Buy credits and pay it along with them' })).toHaveAttribute(
    'href',
    '/credits',
  );
});

test('a debt in another currency than the order is paid alone first', async () => {
  await owing('/credits', { 'GET /api/debt.php': () => ({ body: { debt: inPounds } }) });
  expect(await screen.findByRole('button', { name: 'Pay now £7.00' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /^Buy credits/ })).not.toBeInTheDocument();
});

test('no package is drawn before it is known whether a debt is open', async () => {
  const known = Promise.withResolvers<void>();
  const { api } = await owing('/credits', {
    'GET /api/debt.php': () => known.promise.then(() => ({ body: { debt } })),
  });
  await waitFor(() => expect(api.callsOf('GET /api/packages.php')).not.toHaveLength(0));
  await waitFor(() => expect(api.callsOf('GET /api/payment-methods.php')).not.toHaveLength(0));
  expect(await screen.findByRole('heading', { name: 'Buy credits' })).toBeInTheDocument();
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  known.resolve();
  expect(
    await screen.findByText('You still owe €8.10 for your purchase of 12 November.'),
  ).toBeInTheDocument();
});

test('a debt that begins before the press is on the bill after the refusal', async () => {
  let open = false;
  const { user } = await owing('/credits', {
    'GET /api/debt.php': () => ({ body: { debt: open ? debt : null } }),
    'POST /api/payment.php': () => {
      open = true;
      return refusal(409, 'debt_open', { params: { debt: eur(810) } });
    },
  });
  await user.click(await requestBox());
  await user.click(await screen.findByRole('button', { name: 'Buy now for €22.50 incl. 21% VAT' }));
  expect(await screen.findByRole('button', { name: /^Buy now for €30\.60/ })).toBeInTheDocument();
});

test('the debt counts in the buyer’s own limit, and is paid alone where both are too much', async () => {
  const { user } = await owing('/credits', {
    'GET /api/spend-limit.php': () => ({
      body: {
        limit: eur(6_000),
        next: null,
        spent: eur(3_500),
        left: eur(2_500),
        currency: 'EUR',
        until: '2026-11-30T23:00:00.000Z',
      },
    }),
  });
  expect(await screen.findByText('€5.60 above your limit')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Take 10 credits, €18.10' })).toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: /^Only what you still owe/ }));
  expect(screen.getByRole('button', { name: 'Pay now €8.10' })).toBeEnabled();
});
