import { endpoint } from '#src/kernel/endpoint.ts';
import { NoBody, NoQuery } from '#src/kernel/no-body.ts';
import {
  AccountResponse,
  LoginBody,
  ReauthenticateBody,
  SessionQuery,
  SessionsResponse,
  UserPatch,
  UserResponse,
} from './schemas.ts';

export const READ_USER = endpoint('GET', '/api/user.php', {
  summary: 'Returns the account of the caller, null for visitors.',
  access: 'public',
  response: UserResponse,
  etag: true,
});

export const LOG_IN = endpoint('POST', '/api/user.php', {
  summary: 'Opens a session with e-mail address and password (spec §4 Account).',
  access: 'public',
  query: NoQuery,
  countsBrowsers: true,
  body: LoginBody,
  secretAnswer: true,
  response: AccountResponse,
  errors: ['login_failed', 'account_blocked', 'pending_deletion', 'account_suspended'],
});

export const REAUTHENTICATE = endpoint('POST', '/api/reauthenticate.php', {
  summary:
    'Makes the log-in of this session fresh again by the password of its account, for endpoints that ask for one.',
  access: 'member',
  body: ReauthenticateBody,
  errors: ['login_failed', 'account_blocked'],
});

export const CHANGE_USER = endpoint('PUT', '/api/user.php', {
  summary:
    'Changes the named parts of the member’s own account; parts left out stay. A new password ends all other sessions; a new address counts once it is confirmed. A wider limit of spending needs a fresh log-in.',
  access: 'member',
  fresh: ['password', 'email'],
  body: UserPatch,
  response: AccountResponse,
  errors: [
    'not_found',
    'profile_changed',
    'old_password_wrong',
    'account_blocked',
    'email_in_use',
    'too_many_mails',
  ],
});

export const LOG_OUT_BY_READING = endpoint('GET', '/api/logout.php', {
  summary: 'Ends the session as the specification calls it (spec §7 Calls); needs the client header.',
  access: 'public',
  errors: ['csrf'],
});

export const LOG_OUT = endpoint('POST', '/api/logout.php', {
  summary: 'Ends the session; without one nothing changes.',
  access: 'public',
  body: NoBody,
});

export const READ_SESSIONS = endpoint('GET', '/api/sessions.php', {
  summary: 'Lists the member’s own sessions, the one in use marked.',
  access: 'member',
  response: SessionsResponse,
});

export const END_SESSION = endpoint('DELETE', '/api/sessions.php', {
  summary: 'Ends a session of the member’s own; without an id all but the one in use.',
  access: 'member',
  fresh: true,
  query: SessionQuery,
  body: NoBody,
  errors: ['not_found'],
});
