import { endpoint } from '#src/kernel/endpoint.ts';
import { operatorEndpoint } from '#src/operators/operator-endpoint.ts';
import { NoBody } from '#src/kernel/no-body.ts';
import { PasskeyRequestResponse } from '#src/resources/passkeys/schemas.ts';
import {
  OpsLogInBody,
  OpsLogInResponse,
  OpsMeResponse,
  OpsPasskeyProofBody,
  OpsProofBody,
  OpsWhoResponse,
} from './schemas.ts';

export const OPS_LOG_IN = endpoint('POST', '/api/ops/log-in', {
  summary:
    'Checks an operator’s key and asks for the second factor; at the first log-in shows the secret of a new one.',
  access: 'public',
  body: OpsLogInBody,
  response: OpsLogInResponse,
  secretAnswer: true,
  errors: ['login_failed'],
});

export const OPS_PROVE = endpoint('POST', '/api/ops/second-factor', {
  summary:
    'Checks the code of the authenticator app: opens the operator’s session, or makes the proof of one that is open fresh again.',
  access: 'public',
  body: OpsProofBody,
  response: OpsMeResponse,
  secretAnswer: true,
  errors: ['authentication_required', 'code_invalid', 'account_blocked'],
});

export const OPS_BEGIN_PASSKEY_PROOF = endpoint('POST', '/api/ops/passkey-options', {
  summary: 'Begins the proof by a passkey: a challenge for the log-in or the session of this browser alone.',
  access: 'public',
  body: NoBody,
  response: PasskeyRequestResponse,
  secretAnswer: true,
  errors: ['authentication_required', 'not_found'],
});

export const OPS_PROVE_PASSKEY = endpoint('POST', '/api/ops/passkey-proof', {
  summary:
    'Checks the proof of a passkey in place of a code: opens the operator’s session, or makes the proof of one that is open fresh again.',
  access: 'public',
  body: OpsPasskeyProofBody,
  response: OpsMeResponse,
  secretAnswer: true,
  errors: ['authentication_required', 'passkey_refused', 'passkey_expired'],
});

export const OPS_READ_ME = endpoint('GET', '/api/ops/me', {
  summary: 'Reads the logged-in operator with their rights; null without a session of an operator.',
  access: 'public',
  response: OpsWhoResponse,
});

export const OPS_LOG_OUT = operatorEndpoint('POST', '/api/ops/log-out', {
  summary: 'Ends the operator’s session.',
  right: 'session.own',
  body: NoBody,
});
