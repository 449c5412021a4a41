import { defineServerBuild } from '@rendezvous/remote/server-build';
import { remote } from '#src/app/remote.tsx';
import { nearbyPath } from '#src/features/home/api/get-nearby.ts';
import { memberPath, suggestionsPath } from '#src/features/member/api/get-member.ts';
import { defaultFilters, membersPath, readFilters } from '#src/features/members/filters.ts';
import { searchIsOpen } from '#src/lib/search-access.ts';

/** The three screens whose first paint comes from the server, and what each of them reads. */
export default defineServerBuild(remote, {
  index: ({ user, settings }) => (searchIsOpen(user, settings) ? [nearbyPath(user, settings)] : []),
  members: ({ query, user, settings }) =>
    searchIsOpen(user, settings)
      ? [membersPath(readFilters(query, defaultFilters(user, settings), settings.min_age))]
      : [],
  'members-id': ({ params }) => [memberPath(params.id), suggestionsPath(params.id)],
});
