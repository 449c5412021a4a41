import { endpoint } from '#src/kernel/endpoint.ts';
import { NoQuery } from '#src/kernel/no-body.ts';
import { LinkBody } from '#src/resources/signup/schemas.ts';
import { AccountResponse } from '#src/resources/accounts/schemas.ts';
import { DeleteAccountBody } from './schemas.ts';

export const DELETE_ACCOUNT = endpoint('DELETE', '/api/user.php', {
  summary:
    'Hides the member’s own account at once, ends its sessions and mails the link that brings it back until it is erased (spec §4 Account).',
  access: 'member',
  fresh: true,
  query: NoQuery,
  body: DeleteAccountBody,
  errors: ['login_failed', 'account_blocked', 'not_found'],
});

export const REACTIVATE = endpoint('POST', '/api/reactivate.php', {
  summary:
    'Brings the account of a reactivation link back as it was, with the password chosen now as its only log-in, and opens a session.',
  access: 'public',
  body: LinkBody,
  secretAnswer: true,
  response: AccountResponse,
  errors: ['account_erased', 'link_expired', 'link_invalid'],
});
