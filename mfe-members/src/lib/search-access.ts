import { searchIsOpenToVisitors } from '@rendezvous/domain/traffic-source';
import type { Settings } from '@rendezvous/contract/settings/schemas';
import type { User } from '@rendezvous/contract/resources/accounts/schemas';

/** May this viewer search (spec §4 Signups setting)? */
export const searchIsOpen = (user: User | null, settings: Settings): boolean =>
  user !== null || searchIsOpenToVisitors(settings);
