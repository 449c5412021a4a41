// Written by "npm run write calls" from resources/signup/endpoints.ts. Do not edit.
import type { CallOf } from '#src/kernel/endpoint.ts';
import type * as endpoints from './endpoints.ts';

/** Confirms the account of an activation link. Outside of a session of the account it asks for a password, ends what opened the account before and opens a session. */
export const ACTIVATE: CallOf<typeof endpoints.ACTIVATE> = { method: 'POST', path: '/api/activate.php' };

/** Returns whether a name is available, and the reason when it is not. */
export const CHECK_USERNAME: CallOf<typeof endpoints.CHECK_USERNAME> = {
  method: 'GET',
  path: '/api/username.php',
};

/** Stores what a step of sign-up asked for; step 4 completes (spec §5). */
export const FINISH_SIGNUP_STEP: CallOf<typeof endpoints.FINISH_SIGNUP_STEP> = {
  method: 'PUT',
  path: '/api/signup.php',
};

/** Lists the finished steps before the activation mail, in order. */
export const READ_ACTIVATION: CallOf<typeof endpoints.READ_ACTIVATION> = {
  method: 'GET',
  path: '/api/activation.php',
};

/** Sends the activation mail again; to a member whose mails came back, the one that confirms the address again. */
export const RESEND_ACTIVATION: CallOf<typeof endpoints.RESEND_ACTIVATION> = {
  method: 'POST',
  path: '/api/activate-resend.php',
};

/** Creates an account and opens a session: step 1 of sign-up (spec §5). */
export const SIGN_UP: CallOf<typeof endpoints.SIGN_UP> = { method: 'POST', path: '/api/signup.php' };
