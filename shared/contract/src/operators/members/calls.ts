// Written by "npm run write calls" from operators/members/endpoints.ts. Do not edit.
import type { CallOf } from '#src/kernel/endpoint.ts';
import type * as endpoints from './endpoints.ts';

/** Finds members by id, whole e-mail address or the beginning of a name. */
export const OPS_FIND_MEMBERS: CallOf<typeof endpoints.OPS_FIND_MEMBERS> = {
  method: 'GET',
  path: '/api/ops/members',
};

/** Account, state, origin, complaints and measures of a member; nothing that they wrote to others. */
export const OPS_READ_MEMBER: CallOf<typeof endpoints.OPS_READ_MEMBER> = {
  method: 'GET',
  path: '/api/ops/member',
};

/** Restores a suspended member, and notifies them. */
export const OPS_RESTORE_MEMBER: CallOf<typeof endpoints.OPS_RESTORE_MEMBER> = {
  method: 'POST',
  path: '/api/ops/member-restore',
};

/** Suspends a member, ends their sessions and mails the reasons. */
export const OPS_SUSPEND_MEMBER: CallOf<typeof endpoints.OPS_SUSPEND_MEMBER> = {
  method: 'POST',
  path: '/api/ops/member-suspend',
};
