// Written by "npm run endpoints" from endpoints/account-links.ts. Do not edit.
import type { CallOf } from '../endpoint.ts';
import type * as endpoints from '../endpoints/account-links.ts';

/** Mails a link to a new password (spec §8 Password reset). With the setting `account_messages` neutral the answer is the same whether an account has the address. */
export const REQUEST_RESET: CallOf<typeof endpoints.REQUEST_RESET> = {
  method: 'POST',
  path: '/api/reset-password.php',
};

/** Sets a new password by the link of the mail, once, and ends every session of the account. A password at fault leaves the link as it is. */
export const RESET_PASSWORD: CallOf<typeof endpoints.RESET_PASSWORD> = {
  method: 'POST',
  path: '/api/reset-password-do.php',
};
