// Written by "npm run write calls" from resources/members/endpoints.ts. Do not edit.
import type { CallOf } from '#src/kernel/endpoint.ts';
import type * as endpoints from './endpoints.ts';

/** Returns a member’s profile and the caller’s relation to that member; the caller’s own also as other viewers see it. */
export const READ_MEMBER: CallOf<typeof endpoints.READ_MEMBER> = { method: 'GET', path: '/api/member.php' };

/** Returns the members of each other site that match a search, last active first; no site unless `member_resell` is on (spec §1). */
export const SEARCH_ELSEWHERE: CallOf<typeof endpoints.SEARCH_ELSEWHERE> = {
  method: 'GET',
  path: '/api/members-elsewhere.php',
};

/** Returns one page of the members that match a search (spec §3 Search filter state). */
export const SEARCH_MEMBERS: CallOf<typeof endpoints.SEARCH_MEMBERS> = {
  method: 'GET',
  path: '/api/members.php',
};

/** Suggests members, or members like the one named by `for` (spec §2). */
export const SUGGEST_MEMBERS: CallOf<typeof endpoints.SUGGEST_MEMBERS> = {
  method: 'GET',
  path: '/api/suggestions.php',
};
