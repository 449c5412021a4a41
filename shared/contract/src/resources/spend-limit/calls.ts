// Written by "npm run write calls" from resources/spend-limit/endpoints.ts. Do not edit.
import type { CallOf } from '#src/kernel/endpoint.ts';
import type * as endpoints from './endpoints.ts';

/** Returns the member’s own limit of spending and what this month has left of it. */
export const READ_SPEND_LIMIT: CallOf<typeof endpoints.READ_SPEND_LIMIT> = {
  method: 'GET',
  path: '/api/spend-limit.php',
};
