import { asciiAddress } from '@rendezvous/rules/texts/mail-address';
import { cleanText, invisibleIn, keyOf } from '@rendezvous/rules/texts/visible-text';
import type { FieldErrorCode } from './error-codes.ts';

/** What is wrong with one field; `errors.field.<code>` is its sentence. */
export interface FieldFault {
  code: FieldErrorCode;
  params?: Record<string, unknown>;
}

/** Faults of a form by field. A field without a fault is absent or undefined. */
export type FieldFaults<Field extends string> = { [F in Field]?: FieldFault | undefined };

/** Rule of a text: the form checks it before sending, the server by a schema made of it (`Text` in common.ts). */
export interface TextRule {
  min: number;
  max: number;
  /** Regular expression of the whole text, as JSON Schema writes it. */
  pattern?: string;
  /** Code of a text that does not match; `invalid` unless said otherwise. */
  fault?: FieldErrorCode;
}

/** E-mail address, its domain in ASCII. Deliverability is proven by the activation link. */
export const EMAIL = {
  min: 3,
  max: 254,
  pattern:
    '^(?!\\.|.*\\.\\.|.*\\.@)[^\\s@"(),:;<>[\\\\\\]]{1,64}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\\.)+(?:[A-Za-z]{2,63}|[Xx][Nn]--[A-Za-z0-9-]{2,59})$',
  fault: 'email_invalid',
} as const satisfies TextRule;

/** User name (spec §5 Validation rules); `nameFault` knows the rest of its rule. */
export const USERNAME = {
  min: 3,
  max: 20,
  pattern: '^(?=.*[\\p{L}\\p{N}])(?:(?!\\p{Default_Ignorable_Code_Point})[\\p{L}\\p{N}._-])+$',
  fault: 'name_characters',
} as const satisfies TextRule;

export const PASSWORD = { min: 8, max: 128 } as const satisfies TextRule;

const expressions = new Map<string, RegExp>();

/** Decides whether a text has the pattern of a rule. */
function matches(pattern: string, text: string): boolean {
  const expression = expressions.get(pattern) ?? new RegExp(pattern, 'u');
  expressions.set(pattern, expression);
  return expression.test(text);
}

/** Returns the fault of a text, or undefined. An empty text is a fault only where the rule has a minimum. */
export function textFault(rule: TextRule, text: string): FieldFault | undefined {
  const { min, max, pattern, fault = 'invalid' } = rule;
  if (text.length === 0) return min > 0 ? { code: 'required' } : undefined;
  if (text.length < min) return { code: 'too_short', params: { limit: min } };
  if (text.length > max) return { code: 'too_long', params: { limit: max } };
  return pattern !== undefined && !matches(pattern, text) ? { code: fault } : undefined;
}

/**
 * Returns the fault of an e-mail address. What is invisible around it does not count; inside it is named. A short one is no address, rather
 * than too short.
 */
export function emailFault(text: string): FieldFault | undefined {
  const clean = cleanText(text);
  if (clean.length === 0) return { code: 'required' };
  const character = invisibleIn(clean);
  if (character !== null) return { code: 'email_invisible', params: { character } };
  return textFault(EMAIL, asciiAddress(clean)) && { code: EMAIL.fault };
}

/** Returns the fault of an address that an account is to move to. */
export function newAddressFault(text: string): FieldFault | undefined {
  const fault = emailFault(text);
  return fault && fault.code !== 'email_invisible' ? { code: 'new_email_invalid' } : fault;
}

/** Names with one of these endings are addresses of sites. */
const URL_LIKE =
  /(^|[^a-z])(https?|www)([^a-z]|$)|\.(com|net|org|info|biz|eu|nl|de|be|fr|it|es|pl|uk|io|me|app|xxx|cam)$/i;

/** Returns the fault of a user name. `email`, the address of the same sign-up, is no name. */
export function nameFault(name: string, email = ''): FieldFault | undefined {
  if (name.startsWith('@')) return { code: 'name_starts_with_at' };
  const isEmail = (keyOf(name) !== '' && keyOf(name) === keyOf(email)) || !emailFault(name);
  if (isEmail) return { code: 'name_is_email' };
  if (URL_LIKE.test(name)) return { code: 'name_is_url' };
  if (name !== '' && !matches(USERNAME.pattern, name)) return { code: USERNAME.fault };
  return textFault(USERNAME, name);
}
