import { screen, waitFor } from '@testing-library/react';
import { renderRemote } from '@rendezvous/testing/render-remote';
import { refusal, serveApi, type Handlers } from '@rendezvous/testing/server';
import { userOf } from '@rendezvous/testing/settings';
import { WITHDRAWAL_NOTICE } from '@rendezvous/contract/resources/payments/values';
import { remote } from '#src/app/remote.tsx';
import { discountOf, METHODS, NO_LIMIT, packagesOf } from './test-data.ts';

export const FREE = userOf();
export const PAID = userOf({ paid_user: true, credits: 3 });

/** What an order says of the words beside the pay button once the box is ticked. */
export const ASKED = { withdrawal_notice: WITHDRAWAL_NOTICE, express_request: true };
export const requestBox = () =>
  screen.findByRole('checkbox', { name: /^I ask you to add my credits at once/ });

/** Opens a screen where packages are sold; orders are refused unless a handler accepts them. */
export async function shop(at: string, user = FREE, discount = false, handlers: Handlers = {}) {
  const api = await serveApi({
    'GET /api/packages.php': () => ({ body: packagesOf(discount ? discountOf() : null) }),
    'GET /api/payment-methods.php': () => ({ body: METHODS }),
    'GET /api/spend-limit.php': () => ({ body: NO_LIMIT }),
    'GET /api/debt.php': () => ({ body: { debt: null } }),
    'POST /api/payment.php': () => refusal(422, 'unavailable'),
    ...handlers,
  });
  return {
    api,
    ...(await renderRemote(remote, { at, user, settings: { statement_text: 'VD SERVICES NL' } })),
  };
}

/** The button with this price, once the order can be sent. */
export async function buyAt(price: string): Promise<HTMLElement> {
  const button = () => screen.getAllByRole('button', { name: `Buy now for ${price} incl. 21% VAT` })[0]!;
  await waitFor(() => expect(button()).toBeEnabled());
  return button();
}
