// Written by "npm run write calls" from resources/push/endpoints.ts. Do not edit.
import type { CallOf } from '#src/kernel/endpoint.ts';
import type * as endpoints from './endpoints.ts';

/** Subscribes this session’s browser to push messages (spec §7). */
export const SUBSCRIBE_PUSH: CallOf<typeof endpoints.SUBSCRIBE_PUSH> = {
  method: 'POST',
  path: '/api/user.php?push=1',
};

/** Forgets the push subscription of this browser; an unknown one changes nothing. */
export const UNSUBSCRIBE_PUSH: CallOf<typeof endpoints.UNSUBSCRIBE_PUSH> = {
  method: 'DELETE',
  path: '/api/user.php?push=1',
};
