import type { ApiClient } from '@rendezvous/api-client/client';
import type { DiscountCodeResponse } from '@rendezvous/contract/payments';
import type { Bus } from '@rendezvous/contract/remote-contract';

/** Asks what the code in the address is worth and tells it; a code that cannot be had is none (spec §3 Other store values). */
export async function readDiscountCode(bus: Bus, api: Pick<ApiClient, 'get'>, search: string): Promise<void> {
  const code = new URLSearchParams(search).get('discountcode');
  if (!code) return;
  const { discountcode } = await api
    .get<DiscountCodeResponse>('/api/discountcode.php', { code })
    .catch(() => ({ discountcode: null }));
  bus.publish('discount-code:changed', discountcode);
}
