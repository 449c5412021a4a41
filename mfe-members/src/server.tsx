import { addressOf } from '@rendezvous/contract/kernel/call';
import { SEARCH_MEMBERS } from '@rendezvous/contract/resources/members/calls';
import { READ_REGIONS } from '@rendezvous/contract/resources/places/calls';
import { READ_TONIGHT } from '@rendezvous/contract/resources/tonight/calls';
import { defineServerBuild } from '@rendezvous/remote/server-build';
import { remote } from '#src/app/remote.tsx';
import { nearbyQuery } from '#src/features/home/api/get-nearby.ts';
import { memberReads } from '#src/features/member/api/get-member.ts';
import { defaultFilters, membersQuery, readFilters } from '#src/features/members/filters.ts';
import { searchIsOpen } from '#src/lib/search-access.ts';

/** The three server-rendered screens with their requests. */
export default defineServerBuild(remote, {
  index: ({ user, settings }) => {
    if (user) return [addressOf(READ_TONIGHT)];
    if (!searchIsOpen(user, settings)) return [];
    return [addressOf(SEARCH_MEMBERS, nearbyQuery(user, settings)), addressOf(READ_TONIGHT)];
  },
  members: ({ query, user, settings }) => {
    if (!searchIsOpen(user, settings)) return [];
    const filters = readFilters(query, defaultFilters(user, settings), settings.min_age);
    const { country } = filters;
    return [
      addressOf(SEARCH_MEMBERS, membersQuery(filters)),
      ...(country ? [addressOf(READ_REGIONS, { country })] : []),
    ];
  },
  'members-id': ({ params }) => memberReads(params.id),
});
