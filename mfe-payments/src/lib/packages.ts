import type { QueryOf } from '@rendezvous/contract/call';
import type { READ_PACKAGES } from '@rendezvous/contract/calls/payments';
import type { Settings } from '@rendezvous/contract/settings';
import type { User } from '@rendezvous/contract/user';

/** Query of the price list: a member's own prices, a visitor's by the country they chose. Server render and browser ask the same. */
export function pricesQuery(user: User | null, settings: Settings): QueryOf<typeof READ_PACKAGES> {
  return user ? {} : { country: settings.geoip_selected_country };
}
