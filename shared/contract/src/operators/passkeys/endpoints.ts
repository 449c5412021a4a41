import { operatorEndpoint } from '#src/operators/operator-endpoint.ts';
import { NoBody, NoQuery } from '#src/kernel/no-body.ts';
import {
  PasskeyCreationResponse,
  PasskeyQuery,
  PasskeyResponse,
  PasskeysResponse,
  RegisterPasskeyBody,
  RenamePasskeyBody,
} from '#src/resources/passkeys/schemas.ts';

export const OPS_READ_PASSKEYS = operatorEndpoint('GET', '/api/ops/passkeys', {
  summary: 'Lists the operator’s own passkeys, the newest first.',
  right: 'session.own',
  query: NoQuery,
  response: PasskeysResponse,
});

export const OPS_BEGIN_PASSKEY = operatorEndpoint('POST', '/api/ops/passkey-begin', {
  summary: 'Begins a new passkey as the operator’s second factor: a challenge for this session alone.',
  right: 'session.own',
  fresh: true,
  body: NoBody,
  response: PasskeyCreationResponse,
  errors: ['passkey_limit'],
});

export const OPS_REGISTER_PASSKEY = operatorEndpoint('POST', '/api/ops/passkeys', {
  summary: 'Stores a new passkey of the operator, which answers the challenge of this session.',
  right: 'session.own',
  body: RegisterPasskeyBody,
  status: 201,
  response: PasskeyResponse,
  errors: ['duplicate', 'passkey_limit', 'passkey_refused', 'passkey_expired'],
});

export const OPS_RENAME_PASSKEY = operatorEndpoint('PUT', '/api/ops/passkeys', {
  summary: 'Gives one of the operator’s own passkeys another name.',
  right: 'session.own',
  body: RenamePasskeyBody,
  response: PasskeyResponse,
  errors: ['not_found'],
});

export const OPS_REMOVE_PASSKEY = operatorEndpoint('DELETE', '/api/ops/passkeys', {
  summary: 'Removes one of the operator’s own passkeys, which proves nothing any more.',
  right: 'session.own',
  fresh: true,
  query: PasskeyQuery,
  body: NoBody,
  errors: ['not_found'],
});
