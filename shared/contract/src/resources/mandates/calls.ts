// Written by "npm run write calls" from resources/mandates/endpoints.ts. Do not edit.
import type { CallOf } from '#src/kernel/endpoint.ts';
import type * as endpoints from './endpoints.ts';

/** Deletes a stored means of payment here and at its provider; returns those that are left. */
export const DELETE_MANDATE: CallOf<typeof endpoints.DELETE_MANDATE> = {
  method: 'DELETE',
  path: '/api/mandates.php',
};

/** Lists the means of payment that the caller stores for repeat orders. */
export const READ_MANDATES: CallOf<typeof endpoints.READ_MANDATES> = {
  method: 'GET',
  path: '/api/mandates.php',
};
