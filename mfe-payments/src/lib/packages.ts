import type { Settings } from '@rendezvous/contract/settings';
import type { User } from '@rendezvous/contract/user';
import { apiPath } from '@rendezvous/api-client/use-api';

export const PACKAGES = '/api/packages.php';

/** Path of the price list: a member's own prices, a visitor's by the country they chose. Server render and browser ask the same. */
export function pricesPath(user: User | null, settings: Settings): string {
  return apiPath(PACKAGES, user ? {} : { country: settings.geoip_selected_country });
}
