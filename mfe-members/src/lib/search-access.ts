import type { Settings } from '@rendezvous/contract/settings';
import type { User } from '@rendezvous/contract/user';

/**
 * May this visitor search as far as the page can tell (spec §4 Signups setting)? Whether a traffic source is known is the
 * server's to say: where only that variant is open, the search asks and may be refused.
 */
export function searchIsOpen(user: User | null, settings: Settings): boolean {
  return (
    user !== null ||
    settings.logged_out_search !== 'none' ||
    settings.logged_out_search_trafficsource !== 'none'
  );
}
