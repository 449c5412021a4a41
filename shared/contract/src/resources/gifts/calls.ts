// Written by "npm run write calls" from resources/gifts/endpoints.ts. Do not edit.
import type { CallOf } from '#src/kernel/endpoint.ts';
import type * as endpoints from './endpoints.ts';

/** Lists the gifts to send, named in the member’s language. Each chat has their price. */
export const READ_GIFTS: CallOf<typeof endpoints.READ_GIFTS> = { method: 'GET', path: '/api/gifts.php' };
