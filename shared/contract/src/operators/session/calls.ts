// Written by "npm run write calls" from operators/session/endpoints.ts. Do not edit.
import type { CallOf } from '#src/kernel/endpoint.ts';
import type * as endpoints from './endpoints.ts';

/** Begins the proof by a passkey: a challenge for the log-in or the session of this browser alone. */
export const OPS_BEGIN_PASSKEY_PROOF: CallOf<typeof endpoints.OPS_BEGIN_PASSKEY_PROOF> = {
  method: 'POST',
  path: '/api/ops/passkey-options',
};

/** Checks an operator’s key and asks for the second factor; at the first log-in shows the secret of a new one. */
export const OPS_LOG_IN: CallOf<typeof endpoints.OPS_LOG_IN> = { method: 'POST', path: '/api/ops/log-in' };

/** Ends the operator’s session. */
export const OPS_LOG_OUT: CallOf<typeof endpoints.OPS_LOG_OUT> = { method: 'POST', path: '/api/ops/log-out' };

/** Checks the code of the authenticator app: opens the operator’s session, or makes the proof of one that is open fresh again. */
export const OPS_PROVE: CallOf<typeof endpoints.OPS_PROVE> = {
  method: 'POST',
  path: '/api/ops/second-factor',
};

/** Checks the proof of a passkey in place of a code: opens the operator’s session, or makes the proof of one that is open fresh again. */
export const OPS_PROVE_PASSKEY: CallOf<typeof endpoints.OPS_PROVE_PASSKEY> = {
  method: 'POST',
  path: '/api/ops/passkey-proof',
};

/** Reads the logged-in operator with their rights; null without a session of an operator. */
export const OPS_READ_ME: CallOf<typeof endpoints.OPS_READ_ME> = { method: 'GET', path: '/api/ops/me' };
