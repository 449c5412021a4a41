// Written by "npm run write calls" from resources/tonight/endpoints.ts. Do not edit.
import type { CallOf } from '#src/kernel/endpoint.ts';
import type * as endpoints from './endpoints.ts';

/** Says what the member is up for this evening, or withdraws it; it is deleted at 06:00 where the member lives. */
export const CHOOSE_TONIGHT: CallOf<typeof endpoints.CHOOSE_TONIGHT> = {
  method: 'PUT',
  path: '/api/tonight.php',
};

/** Returns the board of the evening: members of today with what they are up for, and what waits for the caller. */
export const READ_TONIGHT: CallOf<typeof endpoints.READ_TONIGHT> = {
  method: 'GET',
  path: '/api/tonight.php',
};
