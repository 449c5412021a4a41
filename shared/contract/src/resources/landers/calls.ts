// Written by "npm run write calls" from resources/landers/endpoints.ts. Do not edit.
import type { CallOf } from '#src/kernel/endpoint.ts';
import type * as endpoints from './endpoints.ts';

/** Counts a step on a landing page, without identity. */
export const COUNT_LANDER_STEP: CallOf<typeof endpoints.COUNT_LANDER_STEP> = {
  method: 'POST',
  path: '/api/lander-event.php',
};

/** Returns a landing page with its members (spec §2 Landers). */
export const READ_LANDER: CallOf<typeof endpoints.READ_LANDER> = { method: 'GET', path: '/api/lander.php' };
