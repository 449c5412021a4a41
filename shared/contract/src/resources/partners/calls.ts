// Written by "npm run write calls" from resources/partners/endpoints.ts. Do not edit.
import type { CallOf } from '#src/kernel/endpoint.ts';
import type * as endpoints from './endpoints.ts';

/** Makes the account of a sign-up that began at a partner, and opens a session. */
export const COMPLETE_SIGNUP: CallOf<typeof endpoints.COMPLETE_SIGNUP> = {
  method: 'POST',
  path: '/api/signup-complete.php',
};

/** Receives a sign-up that began at a partner and answers with the address where the person completes it within 7 days. A repeat for the same address gets the same one. */
export const PARTNER_SIGN_UP: CallOf<typeof endpoints.PARTNER_SIGN_UP> = {
  method: 'POST',
  path: '/api/partner/signup',
};

/** Returns what a partner passed on, and which answers are missing (spec §2 /complete-signup). */
export const READ_PARTNER_SIGNUP: CallOf<typeof endpoints.READ_PARTNER_SIGNUP> = {
  method: 'GET',
  path: '/api/signup-complete.php',
};
