import type { FieldErrorCode } from '@rendezvous/contract/errors';
import { NAME_MAX, NAME_MIN } from '@rendezvous/contract/signup';

const EMAIL = /^[^\s@"(),:;<>[\\\]]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/i;
const URL_LIKE =
  /(^|[^a-z])(https?|www)([^a-z]|$)|\.(com|net|org|info|biz|eu|nl|de|be|fr|it|es|pl|uk|io|me|app|xxx|cam)$/i;

/** Could mail reach this address? Deliverability itself is proven by the activation link. */
export function isEmail(text: string): boolean {
  return text.length <= 254 && EMAIL.test(text) && !text.includes('..');
}

/**
 * What is wrong with a user name by itself, or null (spec §5 Validation rules). Whether it is free is another question.
 * @param email the address of the same sign-up, which it may not be
 */
export function nameError(name: string, email?: string): FieldErrorCode | null {
  if (name.startsWith('@')) return 'name_starts_with_at';
  if (email !== undefined && name.trim().toLowerCase() === email.trim().toLowerCase()) return 'name_is_email';
  if (isEmail(name)) return 'name_is_email';
  if (URL_LIKE.test(name)) return 'name_is_url';
  if (!/^[\p{L}\p{N}._-]+$/u.test(name)) return 'name_characters';
  if (name.length < NAME_MIN) return 'too_short';
  return name.length > NAME_MAX ? 'too_long' : null;
}
