// Written by "npm run write calls" from operators/passkeys/endpoints.ts. Do not edit.
import type { CallOf } from '#src/kernel/endpoint.ts';
import type * as endpoints from './endpoints.ts';

/** Begins a new passkey as the operator’s second factor: a challenge for this session alone. */
export const OPS_BEGIN_PASSKEY: CallOf<typeof endpoints.OPS_BEGIN_PASSKEY> = {
  method: 'POST',
  path: '/api/ops/passkey-begin',
};

/** Lists the operator’s own passkeys, the newest first. */
export const OPS_READ_PASSKEYS: CallOf<typeof endpoints.OPS_READ_PASSKEYS> = {
  method: 'GET',
  path: '/api/ops/passkeys',
};

/** Stores a new passkey of the operator, which answers the challenge of this session. */
export const OPS_REGISTER_PASSKEY: CallOf<typeof endpoints.OPS_REGISTER_PASSKEY> = {
  method: 'POST',
  path: '/api/ops/passkeys',
};

/** Removes one of the operator’s own passkeys, which proves nothing any more. */
export const OPS_REMOVE_PASSKEY: CallOf<typeof endpoints.OPS_REMOVE_PASSKEY> = {
  method: 'DELETE',
  path: '/api/ops/passkeys',
};

/** Gives one of the operator’s own passkeys another name. */
export const OPS_RENAME_PASSKEY: CallOf<typeof endpoints.OPS_RENAME_PASSKEY> = {
  method: 'PUT',
  path: '/api/ops/passkeys',
};
