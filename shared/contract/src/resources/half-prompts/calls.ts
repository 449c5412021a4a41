// Written by "npm run write calls" from resources/half-prompts/endpoints.ts. Do not edit.
import type { CallOf } from '#src/kernel/endpoint.ts';
import type * as endpoints from './endpoints.ts';

/** Lists the half sentences to choose from, in the member’s language (PRODUCT.md §4). */
export const READ_HALF_PROMPTS: CallOf<typeof endpoints.READ_HALF_PROMPTS> = {
  method: 'GET',
  path: '/api/half-prompts.php',
};
