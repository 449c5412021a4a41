import { mutate } from 'swr';
import { addressOf } from '@rendezvous/contract/kernel/call';
import { SEARCH_MEMBERS } from '@rendezvous/contract/resources/members/calls';
import { membersQuery, type Filters } from '../filters.ts';

/** Forgets the results of every search but the one in use: the next one begins with its first page. */
export function forgetSearches(inUse: Filters): void {
  const current = addressOf(SEARCH_MEMBERS, membersQuery(inUse));
  // With `revalidate` a request that has just ended is forgotten as well; nothing in use is read again.
  void mutate(
    (key) => typeof key === 'string' && key.startsWith(SEARCH_MEMBERS.path) && key !== current,
    undefined,
    { revalidate: true },
  );
}
