// Written by "npm run write calls" from resources/match-finder/endpoints.ts. Do not edit.
import type { CallOf } from '#src/kernel/endpoint.ts';
import type * as endpoints from './endpoints.ts';

/** Declares appearance and background with the consent to being found by them; withdrawing the consent clears both. */
export const DECLARE_TRAITS: CallOf<typeof endpoints.DECLARE_TRAITS> = {
  method: 'PUT',
  path: '/api/traits.php',
};

/** Finds members by the answers of the match finder; nothing is stored (spec §3 Match-finder options). */
export const FIND_MATCHES: CallOf<typeof endpoints.FIND_MATCHES> = {
  method: 'POST',
  path: '/api/match-finder.php',
};
