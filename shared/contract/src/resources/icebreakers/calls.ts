// Written by "npm run write calls" from resources/icebreakers/endpoints.ts. Do not edit.
import type { CallOf } from '#src/kernel/endpoint.ts';
import type * as endpoints from './endpoints.ts';

/** Lists lines to begin a conversation with, in the member’s language (spec §2 icebreaker modal). */
export const READ_ICEBREAKERS: CallOf<typeof endpoints.READ_ICEBREAKERS> = {
  method: 'GET',
  path: '/api/icebreakers.php',
};
