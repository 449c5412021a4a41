// Written by "npm run write calls" from resources/passkeys/endpoints.ts. Do not edit.
import type { CallOf } from '#src/kernel/endpoint.ts';
import type * as endpoints from './endpoints.ts';

/** Begins a new passkey of the member’s own account: a challenge for this session alone. */
export const BEGIN_PASSKEY: CallOf<typeof endpoints.BEGIN_PASSKEY> = {
  method: 'POST',
  path: '/api/passkey.php?step=options&for=new',
};

/** Begins a log-in with a passkey: a challenge for any passkey of this site, without a name. */
export const BEGIN_PASSKEY_LOG_IN: CallOf<typeof endpoints.BEGIN_PASSKEY_LOG_IN> = {
  method: 'POST',
  path: '/api/passkey.php?step=options',
};

/** Begins to make the log-in of this session fresh again with one of the account’s passkeys. */
export const BEGIN_PASSKEY_PROOF: CallOf<typeof endpoints.BEGIN_PASSKEY_PROOF> = {
  method: 'POST',
  path: '/api/passkey.php?step=options&for=again',
};

/** Opens a session with a passkey, which answers a challenge once (PRODUCT §3). */
export const LOG_IN_BY_PASSKEY: CallOf<typeof endpoints.LOG_IN_BY_PASSKEY> = {
  method: 'POST',
  path: '/api/passkey.php?step=verify',
};

/** Makes the log-in of this session fresh again by a passkey of its account. */
export const PROVE_PASSKEY: CallOf<typeof endpoints.PROVE_PASSKEY> = {
  method: 'POST',
  path: '/api/passkey.php?step=verify&for=again',
};

/** Lists the member’s own passkeys, the newest first. */
export const READ_PASSKEYS: CallOf<typeof endpoints.READ_PASSKEYS> = {
  method: 'GET',
  path: '/api/passkey.php',
};

/** Stores a new passkey, which answers the challenge of this session; a mail notifies the member. */
export const REGISTER_PASSKEY: CallOf<typeof endpoints.REGISTER_PASSKEY> = {
  method: 'POST',
  path: '/api/passkey.php?step=verify&for=new',
};

/** Removes one of the member’s passkeys; a mail notifies the member. */
export const REMOVE_PASSKEY: CallOf<typeof endpoints.REMOVE_PASSKEY> = {
  method: 'DELETE',
  path: '/api/passkey.php',
};

/** Gives a passkey of the member’s own another name. */
export const RENAME_PASSKEY: CallOf<typeof endpoints.RENAME_PASSKEY> = {
  method: 'PUT',
  path: '/api/passkey.php',
};
