import { endpoint } from '#src/kernel/endpoint.ts';
import { NoQuery } from '#src/kernel/no-body.ts';
import { LinkBody, TokenBody } from '#src/resources/signup/schemas.ts';
import { UserResponse } from '#src/resources/accounts/schemas.ts';
import { MailChangeResponse, ResetBody, ResetRequestBody, UndoResponse } from './schemas.ts';

export const REQUEST_RESET = endpoint('POST', '/api/reset-password.php', {
  summary:
    'Mails a link to a new password (spec §8 Password reset). With the setting `account_messages` neutral the answer is the same whether an account has the address.',
  access: 'public',
  body: ResetRequestBody,
  errors: ['email_not_found', 'pending_deletion', 'too_many_mails'],
});

export const RESET_PASSWORD = endpoint('POST', '/api/reset-password-do.php', {
  summary:
    'Sets a new password by the link of the mail, once, and ends what opened the account before: sessions, passkeys, pending changes. A password at fault leaves the link as it is.',
  access: 'public',
  body: ResetBody,
  errors: ['link_expired', 'link_invalid'],
});

export const READ_MAIL_CHANGE = endpoint('GET', '/api/mail-change.php', {
  summary: 'Returns the new address of the member’s account, which changes once its link is pressed.',
  access: 'member',
  query: NoQuery,
  response: MailChangeResponse,
});

export const CONFIRM_MAIL_CHANGE = endpoint('POST', '/api/mail-change-do.php', {
  summary:
    'Moves an account to the new address by the link mailed there, once. Answers with the account where the caller is logged in to it, else with null. Outside of its session an account that was not confirmed asks for a password and ends what opened it before.',
  access: 'public',
  body: LinkBody,
  response: UserResponse,
  errors: ['link_expired', 'link_invalid', 'email_in_use'],
});

export const UNDO_MAIL_CHANGE = endpoint('POST', '/api/mail-change-undo.php', {
  summary:
    'Returns an account to the former address by the link mailed there, before the change or after it. Every session ends and the password is removed. A deleted account gets the link that restores it.',
  access: 'public',
  body: TokenBody,
  response: UndoResponse,
  errors: ['link_expired', 'link_invalid', 'email_in_use'],
});
