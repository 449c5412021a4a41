// Written by "npm run endpoints" from endpoints/half-prompts.ts. Do not edit.
import type { CallOf } from '../endpoint.ts';
import type * as endpoints from '../endpoints/half-prompts.ts';

/** Lists the half sentences to choose from, in the member’s language (PRODUCT.md §4). */
export const READ_HALF_PROMPTS: CallOf<typeof endpoints.READ_HALF_PROMPTS> = {
  method: 'GET',
  path: '/api/half-prompts.php',
};
