import { endpoint } from '#src/kernel/endpoint.ts';
import { NoBody, NoQuery } from '#src/kernel/no-body.ts';
import { AccountResponse } from '#src/resources/accounts/schemas.ts';
import {
  PasskeyCreationResponse,
  PasskeyQuery,
  PasskeyRequestResponse,
  PasskeyResponse,
  PasskeysResponse,
  ProvePasskeyBody,
  RegisterPasskeyBody,
  RenamePasskeyBody,
} from './schemas.ts';

export const BEGIN_PASSKEY_LOG_IN = endpoint('POST', '/api/passkey.php?step=options', {
  summary: 'Begins a log-in with a passkey: a challenge for any passkey of this site, without a name.',
  access: 'public',
  countsBrowsers: true,
  body: NoBody,
  response: PasskeyRequestResponse,
});

export const LOG_IN_BY_PASSKEY = endpoint('POST', '/api/passkey.php?step=verify', {
  summary: 'Opens a session with a passkey, which answers a challenge once (PRODUCT §3).',
  access: 'public',
  countsBrowsers: true,
  body: ProvePasskeyBody,
  secretAnswer: true,
  response: AccountResponse,
  errors: ['passkey_refused', 'passkey_expired', 'pending_deletion', 'account_suspended'],
});

export const BEGIN_PASSKEY = endpoint('POST', '/api/passkey.php?step=options&for=new', {
  summary: 'Begins a new passkey of the member’s own account: a challenge for this session alone.',
  access: 'member',
  fresh: true,
  body: NoBody,
  response: PasskeyCreationResponse,
  errors: ['not_found', 'passkey_limit'],
});

export const REGISTER_PASSKEY = endpoint('POST', '/api/passkey.php?step=verify&for=new', {
  summary: 'Stores a new passkey, which answers the challenge of this session; a mail notifies the member.',
  access: 'member',
  body: RegisterPasskeyBody,
  status: 201,
  response: PasskeyResponse,
  errors: ['not_found', 'duplicate', 'passkey_limit', 'passkey_refused', 'passkey_expired'],
});

export const BEGIN_PASSKEY_PROOF = endpoint('POST', '/api/passkey.php?step=options&for=again', {
  summary: 'Begins to make the log-in of this session fresh again with one of the account’s passkeys.',
  access: 'member',
  body: NoBody,
  response: PasskeyRequestResponse,
  errors: ['not_found'],
});

export const PROVE_PASSKEY = endpoint('POST', '/api/passkey.php?step=verify&for=again', {
  summary: 'Makes the log-in of this session fresh again by a passkey of its account.',
  access: 'member',
  body: ProvePasskeyBody,
  errors: ['passkey_refused', 'passkey_expired'],
});

export const READ_PASSKEYS = endpoint('GET', '/api/passkey.php', {
  summary: 'Lists the member’s own passkeys, the newest first.',
  access: 'member',
  query: NoQuery,
  response: PasskeysResponse,
});

export const RENAME_PASSKEY = endpoint('PUT', '/api/passkey.php', {
  summary: 'Gives a passkey of the member’s own another name.',
  access: 'member',
  body: RenamePasskeyBody,
  response: PasskeyResponse,
  errors: ['not_found'],
});

export const REMOVE_PASSKEY = endpoint('DELETE', '/api/passkey.php', {
  summary: 'Removes one of the member’s passkeys; a mail notifies the member.',
  access: 'member',
  fresh: true,
  query: PasskeyQuery,
  body: NoBody,
  errors: ['not_found'],
});
