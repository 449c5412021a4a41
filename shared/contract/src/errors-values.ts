/**
 * Every error code the API answers with, and the HTTP status it comes with.
 * Each code has one translated message, `errors.<code>`, in the catalogues of `@rendezvous/i18n`.
 */
export const ERROR_STATUS = {
  malformed: 400,
  login_failed: 401,
  not_enough_credits: 402,
  authentication_required: 403,
  csrf: 403,
  blocked_by_member: 403,
  premium_only: 403,
  not_confirmed: 403,
  invite_only: 403,
  pending_deletion: 403,
  reauthentication_required: 403,
  forbidden: 403,
  not_found: 404,
  email_not_found: 404,
  link_invalid: 404,
  duplicate: 409,
  idempotency_mismatch: 409,
  conversation_limit: 409,
  email_active: 409,
  email_pending_deletion: 409,
  email_in_use: 409,
  photo_limit: 409,
  link_expired: 410,
  too_large: 413,
  unsupported_media: 415,
  validation_failed: 422,
  code_invalid: 422,
  old_password_wrong: 422,
  code_unknown: 422,
  code_expired: 422,
  code_used: 422,
  code_country: 422,
  code_minimum: 422,
  debit_blocked: 422,
  debit_limit: 422,
  rate_limited: 429,
  account_blocked: 429,
  likes_exhausted: 429,
  swipes_exhausted: 429,
  too_many_mails: 429,
  internal: 500,
  unavailable: 503,
} as const;
export type ErrorCode = keyof typeof ERROR_STATUS;
/** What is wrong with one field of a refused body; `code` is translated as `errors.field.<code>`. */
export const FIELD_ERROR_CODES = [
  'required', 'invalid', 'too_short', 'too_long', 'too_small', 'too_large', 'unknown_field', 'not_allowed',
  'email_invalid', 'email_in_use', 'name_taken', 'name_is_email', 'name_starts_with_at', 'name_characters', 'name_is_url',
  'password_common', 'date_invalid', 'underage', 'passwords_differ', 'too_many_items',
] as const;
export type FieldErrorCode = (typeof FIELD_ERROR_CODES)[number];
