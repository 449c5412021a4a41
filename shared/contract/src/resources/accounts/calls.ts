// Written by "npm run write calls" from resources/accounts/endpoints.ts. Do not edit.
import type { CallOf } from '#src/kernel/endpoint.ts';
import type * as endpoints from './endpoints.ts';

/** Changes the named parts of the member’s own account; parts left out stay. A new password ends all other sessions; a new address counts once it is confirmed. A wider limit of spending needs a fresh log-in. */
export const CHANGE_USER: CallOf<typeof endpoints.CHANGE_USER> = { method: 'PUT', path: '/api/user.php' };

/** Ends a session of the member’s own; without an id all but the one in use. */
export const END_SESSION: CallOf<typeof endpoints.END_SESSION> = {
  method: 'DELETE',
  path: '/api/sessions.php',
};

/** Opens a session with e-mail address and password (spec §4 Account). */
export const LOG_IN: CallOf<typeof endpoints.LOG_IN> = { method: 'POST', path: '/api/user.php' };

/** Ends the session; without one nothing changes. */
export const LOG_OUT: CallOf<typeof endpoints.LOG_OUT> = { method: 'POST', path: '/api/logout.php' };

/** Ends the session as the specification calls it (spec §7 Calls); needs the client header. */
export const LOG_OUT_BY_READING: CallOf<typeof endpoints.LOG_OUT_BY_READING> = {
  method: 'GET',
  path: '/api/logout.php',
};

/** Lists the member’s own sessions, the one in use marked. */
export const READ_SESSIONS: CallOf<typeof endpoints.READ_SESSIONS> = {
  method: 'GET',
  path: '/api/sessions.php',
};

/** Returns the account of the caller, null for visitors. */
export const READ_USER: CallOf<typeof endpoints.READ_USER> = { method: 'GET', path: '/api/user.php' };

/** Makes the log-in of this session fresh again by the password of its account, for endpoints that ask for one. */
export const REAUTHENTICATE: CallOf<typeof endpoints.REAUTHENTICATE> = {
  method: 'POST',
  path: '/api/reauthenticate.php',
};
