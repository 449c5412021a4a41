// Written by "npm run write calls" from resources/deletion/endpoints.ts. Do not edit.
import type { CallOf } from '#src/kernel/endpoint.ts';
import type * as endpoints from './endpoints.ts';

/** Hides the member’s own account at once, ends its sessions and mails the link that brings it back until it is erased (spec §4 Account). */
export const DELETE_ACCOUNT: CallOf<typeof endpoints.DELETE_ACCOUNT> = {
  method: 'DELETE',
  path: '/api/user.php',
};

/** Brings the account of a reactivation link back as it was, with the password chosen now as its only log-in, and opens a session. */
export const REACTIVATE: CallOf<typeof endpoints.REACTIVATE> = {
  method: 'POST',
  path: '/api/reactivate.php',
};
