import type { FieldError } from '@rendezvous/contract/errors';
import { NAME_MAX, NAME_MIN, PASSWORD_MAX, PASSWORD_MIN } from '@rendezvous/contract/signup-values';
import { ageOn, birthDate } from './birth-date.ts';
import type { Draft } from './draft.ts';

/** Fields of the account step, in the order they stand. */
export const ACCOUNT_FIELDS = ['name', 'email', 'password', 'date_of_birth'] as const;
export type AccountField = (typeof ACCOUNT_FIELDS)[number];
export type AccountErrors = Partial<Record<AccountField, Omit<FieldError, 'field'>>>;

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;
const NAME = /^[\p{L}\p{N}._-]+$/u;

function nameError(name: string, email: string): AccountErrors['name'] {
  if (!name) return { code: 'required' };
  if (name.startsWith('@')) return { code: 'name_starts_with_at' };
  if (name.toLowerCase() === email.toLowerCase()) return { code: 'name_is_email' };
  if (name.length < NAME_MIN) return { code: 'too_short', params: { limit: NAME_MIN } };
  if (name.length > NAME_MAX) return { code: 'too_long', params: { limit: NAME_MAX } };
  if (!NAME.test(name)) return { code: 'name_characters' };
  return undefined;
}

function passwordError(password: string): AccountErrors['password'] {
  if (!password) return { code: 'required' };
  if (password.length < PASSWORD_MIN) return { code: 'too_short', params: { limit: PASSWORD_MIN } };
  if (password.length > PASSWORD_MAX) return { code: 'too_long', params: { limit: PASSWORD_MAX } };
  return undefined;
}

function birthError(draft: Draft, minAge: number, today: Date): AccountErrors['date_of_birth'] {
  if (!draft.day && !draft.month && !draft.year) return { code: 'required' };
  const date = birthDate(draft);
  if (!date) return { code: 'date_invalid' };
  return ageOn(date, today) < minAge ? { code: 'underage', params: { limit: minAge } } : undefined;
}

/** What is wrong with the account step before it is sent; the server checks the same and more (spec §5 Validation rules). */
export function accountErrors(draft: Draft, password: string, minAge: number, today: Date): AccountErrors {
  const found: AccountErrors = {
    name: nameError(draft.name.trim(), draft.email.trim()),
    email: EMAIL.test(draft.email.trim()) ? undefined : { code: 'email_invalid' },
    password: passwordError(password),
    date_of_birth: birthError(draft, minAge, today),
  };
  return Object.fromEntries(Object.entries(found).filter(([, error]) => error)) as AccountErrors;
}
