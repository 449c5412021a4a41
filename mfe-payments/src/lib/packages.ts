import type { QueryOf } from '@rendezvous/contract/kernel/call';
import type { READ_PACKAGES } from '@rendezvous/contract/resources/payments/calls';
import type { Settings } from '@rendezvous/contract/settings/schemas';
import type { User } from '@rendezvous/contract/resources/accounts/schemas';

/** Query of the price list: a member's own prices, a visitor's by the country they chose. Server render and browser ask the same. */
export function pricesQuery(user: User | null, settings: Settings): QueryOf<typeof READ_PACKAGES> {
  return user ? {} : { country: settings.geoip_selected_country };
}
