// Written by "npm run write calls" from resources/blocks/endpoints.ts. Do not edit.
import type { CallOf } from '#src/kernel/endpoint.ts';
import type * as endpoints from './endpoints.ts';

/** Blocks a member; blocking twice changes nothing (spec §6 Blocked user). */
export const BLOCK: CallOf<typeof endpoints.BLOCK> = { method: 'POST', path: '/api/block.php' };

/** Lists the members the caller has blocked. */
export const READ_BLOCKED_MEMBERS: CallOf<typeof endpoints.READ_BLOCKED_MEMBERS> = {
  method: 'GET',
  path: '/api/block.php',
};

/** Ends the block of a member. */
export const UNBLOCK: CallOf<typeof endpoints.UNBLOCK> = { method: 'DELETE', path: '/api/block.php' };
