// Written by "npm run write calls" from resources/swipes/endpoints.ts. Do not edit.
import type { CallOf } from '#src/kernel/endpoint.ts';
import type * as endpoints from './endpoints.ts';

/** Returns the next cards of the swipe game and what is left of the day (spec §6 Swipe allowance). */
export const READ_DECK: CallOf<typeof endpoints.READ_DECK> = { method: 'GET', path: '/api/swipe.php' };

/** Likes or passes the member of a card, or undoes that; the same act again changes nothing. */
export const SWIPE: CallOf<typeof endpoints.SWIPE> = { method: 'POST', path: '/api/swipe.php' };
