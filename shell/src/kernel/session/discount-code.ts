import type { ApiClient } from '@rendezvous/api-client/client';
import { READ_DISCOUNT_CODE } from '@rendezvous/contract/resources/payments/calls';
import type { Bus } from '@rendezvous/contract/composition/remote-contract';

/** Looks up the discount code of the address and publishes it; a code that is not found is none (spec §3 Other store values). */
export async function readDiscountCode(
  bus: Bus,
  api: Pick<ApiClient, 'call'>,
  search: string,
): Promise<void> {
  const code = new URLSearchParams(search).get('discountcode');
  if (!code) return;
  const { discountcode } = await api.call(READ_DISCOUNT_CODE, { code }).catch(() => ({ discountcode: null }));
  bus.publish('discount-code:changed', discountcode);
}
