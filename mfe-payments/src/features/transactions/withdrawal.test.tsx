import { cleanup, screen, waitFor } from '@testing-library/react';
import type { WithdrawalOffer, WithdrawResponse } from '@rendezvous/contract/resources/withdrawal/schemas';
import { renderRemote } from '@rendezvous/testing/render-remote';
import { serveApi } from '@rendezvous/testing/server';
import { userOf } from '@rendezvous/testing/settings';
import { remote } from '#src/app/remote.tsx';
import { paymentOf } from '#src/test/test-data.ts';

const OFFER: WithdrawalOffer = {
  open: true,
  last_day: '2026-12-04',
  credits: 25,
  unused: 16,
  amount: { amount: 1440, currency: 'EUR' },
  premium: true,
  statement: 'I, Daan, withdraw from my contract: 25 credits of 20 November 2026, order o1.',
  email: 'daan@mail.example',
};
const SETTINGS = {
  withdrawal_words: 'Withdraw from contract here',
  withdrawal_confirm_words: 'Confirm withdrawal',
};

/** The cache lives as long as the page: each test has a payment of its own. */
let count = 0;

/** Opens the page of a completed purchase whose withdrawal gives back what `offer` says. */
async function purchase(
  offer: Partial<WithdrawalOffer> = {},
  refund: Partial<WithdrawResponse['refund']> = {},
) {
  const id = `own-${(count += 1)}`;
  const stated: unknown[] = [];
  await serveApi({
    'GET /api/payment.php': () => ({ body: { payment: paymentOf('completed', { id }) } }),
    'GET /api/withdraw.php': () => ({ body: { ...OFFER, ...offer } }),
    'POST /api/withdraw.php': ({ body }) => {
      stated.push(body);
      const { statement, email } = OFFER;
      return {
        status: 202,
        body: {
          receipt: { id: 'w1', at: '2026-11-27T13:05:31.000Z', statement, email },
          refund: { outcome: 'returned', credits: 16, amount: OFFER.amount, ...refund },
        },
      };
    },
  });
  const rendered = await renderRemote(remote, {
    at: `/transactions/${id}`,
    user: userOf(),
    settings: SETTINGS,
  });
  return { ...rendered, id, stated };
}

test('two presses withdraw from a purchase, and the amount is said before the second', async () => {
  const { user, id, stated, frame } = await purchase();
  await user.click(await screen.findByRole('link', { name: 'Withdraw from contract here' }));
  expect(await screen.findByText('€14.40')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Withdraw from contract here', level: 1 })).toHaveFocus();
  for (const text of ['9 used', '16 unused', OFFER.statement, 'Receipt to daan@mail.example'])
    expect(screen.getByText(text)).toBeInTheDocument();
  expect(stated).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Confirm withdrawal' }));
  expect(await screen.findByRole('heading', { name: 'Your withdrawal has arrived' })).toHaveFocus();
  expect(stated).toEqual([{ payment: id, confirm: true }]);
  expect(screen.getByText(/We pay back €14\.40/)).toBeInTheDocument();
  expect(screen.getByText(/^Received on .*14:05:31/)).toBeInTheDocument();
  expect(frame.refreshed).toContain('user');
});

test('the last day is beside the link', async () => {
  await purchase();
  expect(await screen.findByText('Possible until the end of 4 December 2026.')).toBeInTheDocument();
});

test('a purchase whose time is over has no link', async () => {
  await purchase({ open: false });
  await screen.findByRole('heading', { name: '25 credits added' });
  await waitFor(() => expect(screen.queryByText(/Possible until/)).not.toBeInTheDocument());
  expect(screen.queryByRole('link', { name: 'Withdraw from contract here' })).not.toBeInTheDocument();
});

test('a purchase without unused credits can be withdrawn from too, and says that nothing is paid back', async () => {
  const { user } = await purchase(
    { unused: 0, amount: { amount: 0, currency: 'EUR' } },
    { outcome: 'nothing_left' },
  );
  await user.click(await screen.findByRole('link', { name: 'Withdraw from contract here' }));
  expect(await screen.findByText(/None of them are left/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Confirm withdrawal' }));
  expect(await screen.findByText('Nothing of this purchase is left to pay back.')).toBeInTheDocument();
});

test('the second step says whether the member stays Premium', async () => {
  const { user } = await purchase({ premium: false });
  await user.click(await screen.findByRole('link', { name: 'Withdraw from contract here' }));
  expect(await screen.findByText(/afterwards you’re a free member again/)).toBeInTheDocument();
  cleanup();
  const other = await purchase();
  await other.user.click(await screen.findByRole('link', { name: 'Withdraw from contract here' }));
  expect(await screen.findByText(/You stay a Premium member/)).toBeInTheDocument();
});

test('the way back states nothing', async () => {
  const { user, id, stated } = await purchase();
  await user.click(await screen.findByRole('link', { name: 'Withdraw from contract here' }));
  const back = await screen.findByRole('link', { name: 'Keep the credits' });
  expect(back).toHaveAttribute('href', `/transactions/${id}`);
  await user.click(back);
  expect(await screen.findByRole('heading', { name: '25 credits added' })).toBeInTheDocument();
  expect(stated).toEqual([]);
});
