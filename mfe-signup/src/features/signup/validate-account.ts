import { cleanText } from '@rendezvous/rules/texts/visible-text';
import { ageOn, birthDate, isBirthDate, type BirthParts } from '@rendezvous/rules/birth-date';
import { dayIn, type CountryCode } from '@rendezvous/contract/kernel/countries';
import {
  emailFault,
  nameFault,
  PASSWORD,
  textFault,
  type FieldFault,
  type FieldFaults,
} from '@rendezvous/contract/kernel/field-rules';
import type { Account } from './api/create-account.ts';

/** Fields of the account step, in the order on the screen. */
export const ACCOUNT_FIELDS = ['name', 'email', 'password', 'date_of_birth', 'profile_consent'] as const;
export type AccountField = (typeof ACCOUNT_FIELDS)[number];
export type AccountFaults = FieldFaults<AccountField>;

/** Returns the fault of the date of birth, by the day of the chosen country. A part that is missing is asked for first. */
export function birthFault(
  { country, ...draft }: BirthParts & { country: CountryCode },
  minAge: number,
  now: Date,
): FieldFault | undefined {
  if (!draft.day || !draft.month || !draft.year) return { code: 'required' };
  const date = birthDate(draft);
  const today = dayIn(country, now);
  if (!date || !isBirthDate(date, today)) return { code: 'date_invalid' };
  return ageOn(date, today) < minAge ? { code: 'underage', params: { limit: minAge } } : undefined;
}

/** Checks the account step before it is sent; the server checks the same rules and more (spec §5 Validation rules). */
export function accountFaults(
  { draft, password, consent }: Pick<Account, 'draft' | 'password' | 'consent'>,
  minAge: number,
  now: Date,
): AccountFaults {
  const email = cleanText(draft.email);
  return {
    name: nameFault(cleanText(draft.name), email),
    email: emailFault(email),
    password: textFault(PASSWORD, password),
    date_of_birth: birthFault(draft, minAge, now),
    profile_consent: consent ? undefined : { code: 'consent_required' },
  };
}
