import { screen, waitFor } from '@testing-library/react';
import { refusal } from '@rendezvous/testing/server';
import { buyAt, FREE, requestBox, shop } from '#src/test/shop.tsx';
import { limitOf } from '#src/test/test-data.ts';

test('an order that the server refuses over the buyer’s own limit says so, and the limit is read again', async () => {
  const { api, user } = await shop('/premium', FREE, false, {
    'POST /api/payment.php': () =>
      refusal(409, 'spend_limit_reached', {
        params: { limit: { amount: 5_000, currency: 'EUR' }, left: { amount: 1_250, currency: 'EUR' } },
        reset_at: '2026-11-30T23:00:00.000Z',
      }),
  });
  await user.click(await requestBox());
  await user.click(await buyAt('€22.50'));
  expect(await screen.findByText(/goes over the limit you set yourself for this month/)).toBeInTheDocument();
  await waitFor(() => expect(api.callsOf('GET /api/spend-limit.php').length).toBeGreaterThan(1));
});

test('before the press: what the limit leaves, one payment, and what the bank statement says', async () => {
  await shop('/premium', FREE, false, {
    'GET /api/spend-limit.php': () => ({ body: limitOf(6_000, 3_750) }),
  });
  expect(await screen.findByText('Your own limit: €60.00 a month')).toBeInTheDocument();
  for (const words of ['€22.50 spent', '€22.50 this one', '€15.00 left until 30 November'])
    expect(screen.getByText(words)).toBeInTheDocument();
  expect(screen.getByText('One payment, nothing recurring.')).toBeInTheDocument();
  expect(screen.getByText('VD SERVICES NL').parentElement).toHaveTextContent(
    'On your bank statement: VD SERVICES NL',
  );
  expect(screen.queryByText(/above your limit/)).not.toBeInTheDocument();
});

test('an order above the limit cannot be sent; a package that fits and the limit itself are one press away', async () => {
  const { user } = await shop('/premium', FREE, false, {
    'GET /api/spend-limit.php': () => ({ body: limitOf(6_000, 1_500) }),
  });
  expect(await screen.findByText('€7.50 above your limit')).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent(
    'You set this limit yourself. It starts again on 1 December.',
  );
  expect(screen.getByRole('button', { name: 'Buy now for €22.50 incl. 21% VAT' })).toBeDisabled();
  expect(screen.getByRole('link', { name: 'Your limit' })).toHaveAttribute('href', '/notifications#payments');
  await user.click(screen.getByRole('button', { name: 'Take 10 credits, €10.00' }));
  expect(await buyAt('€10.00')).toBeEnabled();
  expect(screen.getByText('€5.00 left until 30 November')).toBeInTheDocument();
});
