// Written by "npm run write calls" from resources/account-links/endpoints.ts. Do not edit.
import type { CallOf } from '#src/kernel/endpoint.ts';
import type * as endpoints from './endpoints.ts';

/** Moves an account to the new address by the link mailed there, once. Answers with the account where the caller is logged in to it, else with null. Outside of its session an account that was not confirmed asks for a password and ends what opened it before. */
export const CONFIRM_MAIL_CHANGE: CallOf<typeof endpoints.CONFIRM_MAIL_CHANGE> = {
  method: 'POST',
  path: '/api/mail-change-do.php',
};

/** Returns the new address of the member’s account, which changes once its link is pressed. */
export const READ_MAIL_CHANGE: CallOf<typeof endpoints.READ_MAIL_CHANGE> = {
  method: 'GET',
  path: '/api/mail-change.php',
};

/** Mails a link to a new password (spec §8 Password reset). With the setting `account_messages` neutral the answer is the same whether an account has the address. */
export const REQUEST_RESET: CallOf<typeof endpoints.REQUEST_RESET> = {
  method: 'POST',
  path: '/api/reset-password.php',
};

/** Sets a new password by the link of the mail, once, and ends what opened the account before: sessions, passkeys, pending changes. A password at fault leaves the link as it is. */
export const RESET_PASSWORD: CallOf<typeof endpoints.RESET_PASSWORD> = {
  method: 'POST',
  path: '/api/reset-password-do.php',
};

/** Returns an account to the former address by the link mailed there, before the change or after it. Every session ends and the password is removed. A deleted account gets the link that restores it. */
export const UNDO_MAIL_CHANGE: CallOf<typeof endpoints.UNDO_MAIL_CHANGE> = {
  method: 'POST',
  path: '/api/mail-change-undo.php',
};
