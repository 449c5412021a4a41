// Written by "npm run write calls" from settings/endpoints.ts. Do not edit.
import type { CallOf } from '#src/kernel/endpoint.ts';
import type * as endpoints from './endpoints.ts';

/** Returns the company block of the footer and the legal pages (spec §3 Company info). */
export const READ_COMPANY_INFO: CallOf<typeof endpoints.READ_COMPANY_INFO> = {
  method: 'GET',
  path: '/api/companyinfo.php',
};

/** Lists the interests a profile may name. */
export const READ_INTERESTS: CallOf<typeof endpoints.READ_INTERESTS> = {
  method: 'GET',
  path: '/api/interests.php',
};

/** Returns the public settings of the domain, worded for the caller (spec §3 Settings). */
export const READ_SETTINGS: CallOf<typeof endpoints.READ_SETTINGS> = {
  method: 'GET',
  path: '/api/settings.php',
};
