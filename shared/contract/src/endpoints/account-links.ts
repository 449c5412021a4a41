import { ResetBody, ResetRequestBody } from '../account-links.ts';
import { endpoint } from '../endpoint.ts';
import { REQUEST_LIMITS } from '../request-limits.ts';

export const REQUEST_RESET = endpoint('POST', '/api/reset-password.php', {
  summary:
    'Mails a link to a new password (spec §8 Password reset). With the setting `account_messages` neutral the answer is the same whether an account has the address.',
  access: 'public',
  body: ResetRequestBody,
  errors: ['email_not_found', 'pending_deletion', 'too_many_mails'],
  limit: REQUEST_LIMITS.REQUEST_RESET,
});

export const RESET_PASSWORD = endpoint('POST', '/api/reset-password-do.php', {
  summary:
    'Sets a new password by the link of the mail, once, and ends every session of the account. A password at fault leaves the link as it is.',
  access: 'public',
  body: ResetBody,
  errors: ['link_expired', 'link_invalid'],
  limit: REQUEST_LIMITS.RESET_PASSWORD,
});
