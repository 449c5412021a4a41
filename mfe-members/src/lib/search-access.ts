import type { Settings } from '@rendezvous/contract/settings/schemas';
import type { User } from '@rendezvous/contract/resources/accounts/schemas';

/**
 * May this visitor search, as far as the page knows (spec §4 Signups setting)? Only the server knows the traffic source:
 * where only that variant allows it, the search asks the server and may be refused.
 */
export function searchIsOpen(user: User | null, settings: Settings): boolean {
  return (
    user !== null ||
    settings.logged_out_search !== 'none' ||
    settings.logged_out_search_trafficsource !== 'none'
  );
}
