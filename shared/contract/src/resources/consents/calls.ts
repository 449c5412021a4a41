// Written by "npm run write calls" from resources/consents/endpoints.ts. Do not edit.
import type { CallOf } from '#src/kernel/endpoint.ts';
import type * as endpoints from './endpoints.ts';

/** Gives a consent; the one to showing the profile shows it again. One in force stays. */
export const GIVE_CONSENT: CallOf<typeof endpoints.GIVE_CONSENT> = {
  method: 'POST',
  path: '/api/consents.php',
};

/** Lists the member’s own consents with version, language and time of the text, withdrawn ones included. */
export const READ_CONSENTS: CallOf<typeof endpoints.READ_CONSENTS> = {
  method: 'GET',
  path: '/api/consents.php',
};

/** Withdraws a consent; without the one to showing the profile, the profile is hidden at once; without the other, declared traits are cleared. */
export const WITHDRAW_CONSENT: CallOf<typeof endpoints.WITHDRAW_CONSENT> = {
  method: 'DELETE',
  path: '/api/consents.php',
};
