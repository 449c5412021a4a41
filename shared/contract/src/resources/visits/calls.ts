// Written by "npm run write calls" from resources/visits/endpoints.ts. Do not edit.
import type { CallOf } from '#src/kernel/endpoint.ts';
import type * as endpoints from './endpoints.ts';

/** Counts a visit that ended on its first route, without identity. */
export const LOG_BOUNCE: CallOf<typeof endpoints.LOG_BOUNCE> = { method: 'POST', path: '/api/bounce.php' };

/** Receives the beacon of a page that becomes hidden (spec §7); beacons carry no client header. */
export const PAGE_HIDDEN: CallOf<typeof endpoints.PAGE_HIDDEN> = {
  method: 'POST',
  path: '/api/page-hidden.php',
};
