import { endpoint } from '../endpoint.ts';
import { NoBody } from '../no-body.ts';
import { OpsLogInBody, OpsLogInResponse, OpsMeResponse, OpsProofBody } from '../ops-session.ts';
import { REQUEST_LIMITS } from '../request-limits.ts';

export const OPS_LOG_IN = endpoint('POST', '/api/ops/log-in', {
  summary:
    'Takes an operator’s key and asks for the second factor; at the first log-in shows the secret of a new one.',
  access: 'public',
  body: OpsLogInBody,
  response: OpsLogInResponse,
  secretAnswer: true,
  errors: ['login_failed'],
  limit: REQUEST_LIMITS.OPS_LOG_IN,
});

export const OPS_PROVE = endpoint('POST', '/api/ops/second-factor', {
  summary: 'Takes the code of the authenticator app and opens the operator’s session.',
  access: 'public',
  body: OpsProofBody,
  response: OpsMeResponse,
  secretAnswer: true,
  errors: ['authentication_required', 'code_invalid', 'account_blocked'],
  limit: REQUEST_LIMITS.OPS_PROVE,
});

export const OPS_READ_ME = endpoint('GET', '/api/ops/me', {
  summary: 'The operator who is logged in, and their rights.',
  access: 'operator',
  right: 'session.own',
  response: OpsMeResponse,
});

export const OPS_LOG_OUT = endpoint('POST', '/api/ops/log-out', {
  summary: 'Ends the operator’s session.',
  access: 'operator',
  right: 'session.own',
  body: NoBody,
});
