import { screen, waitFor } from '@testing-library/react';
import { renderRemote } from '@rendezvous/testing/render-remote';
import { refusal, serveApi } from '@rendezvous/testing/server';
import { userOf } from '@rendezvous/testing/settings';
import type { Debt } from '@rendezvous/contract/resources/payments/schemas';
import { remote } from '#src/app/remote.tsx';
import { METHODS, NO_LIMIT, packagesOf } from '#src/test/test-data.ts';

const eur = (amount: number) => ({ amount, currency: 'EUR' });
const debt: Debt = {
  id: 'debt-1',
  amount: eur(810),
  payment: { id: 'pay-1', credits: 25, amount: eur(2250), method: 'ideal', at: '2026-11-12T10:00:00Z' },
  charged_back_at: '2026-11-19T10:00:00Z',
  used: 9,
  revoked: 16,
};

/** @param known when the debt is answered */
async function open(at: string, answer: () => ReturnType<typeof refusal>, known = Promise.resolve()) {
  const api = await serveApi({
    'GET /api/packages.php': () => ({ body: packagesOf(null) }),
    'GET /api/payment-methods.php': () => ({ body: METHODS }),
    'GET /api/spend-limit.php': () => ({ body: NO_LIMIT }),
    'GET /api/debt.php': () => known.then(() => ({ body: { debt } })),
    'POST /api/debt.php': answer,
  });
  const { user } = await renderRemote(remote, { at, user: userOf({ paid_user: true, credits: 8 }) });
  return { api, user };
}

test('instead of packages, a member with a debt sees what is open, why, and what stays', async () => {
  await open('/credits', () => refusal(422, 'unavailable'));
  expect(await screen.findByRole('heading', { name: 'Settle what is open' })).toBeInTheDocument();
  expect(
    screen.getByText(
      /On 19 November your bank, card issuer or payment service took back the €22.50 you paid on 12 November/,
    ),
  ).toBeInTheDocument();
  expect(screen.getByText(/chats and other credits stay as they are/)).toBeInTheDocument();
  expect(screen.getByText('9 used')).toBeInTheDocument();
  expect(screen.getByText('16 unused')).toBeInTheDocument();
  expect(screen.getByText(/No fees, no interest/)).toBeInTheDocument();
  expect(screen.queryByRole('radio', { name: /credits/ })).not.toBeInTheDocument();
});

test('no package is drawn before it is known whether a debt is open', async () => {
  const known = Promise.withResolvers<void>();
  const { api } = await open('/credits', () => refusal(422, 'unavailable'), known.promise);
  await waitFor(() => expect(api.callsOf('GET /api/packages.php')).not.toHaveLength(0));
  await waitFor(() => expect(api.callsOf('GET /api/payment-methods.php')).not.toHaveLength(0));
  expect(await screen.findByRole('heading', { name: 'Buy credits' })).toBeInTheDocument();
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  known.resolve();
  expect(await screen.findByRole('heading', { name: 'Settle what is open' })).toBeInTheDocument();
});

test('the button pays what it says with the chosen method, and a refusal is said beside it', async () => {
  const { api, user } = await open('/credits/p2', () => refusal(422, 'unavailable'));
  await screen.findByRole('heading', { name: 'Settle what is open' });
  await user.click(await screen.findByRole('radio', { name: 'PayPal' }));
  await user.click(screen.getByRole('button', { name: 'Pay now €8.10' }));
  await waitFor(() => expect(api.callsOf('POST /api/debt.php')).toHaveLength(1));
  expect(api.callsOf('POST /api/debt.php')[0]!.body).toEqual({ amount: eur(810), method: 'paypal' });
  expect(await screen.findByRole('alert')).toBeInTheDocument();
});
