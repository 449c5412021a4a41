import type { CountryCode } from '@rendezvous/contract/kernel/countries';
import type { FieldError } from '@rendezvous/contract/kernel/errors';
import { ibanFault, plainZip, zipFault } from '@rendezvous/contract/resources/direct-debit/faults';
import type { StartDebitBody } from '@rendezvous/contract/resources/direct-debit/schemas';
import { plainIban } from '@rendezvous/rules/iban';
import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile';
import type { SealedColumn } from '#src/platform/db/reseal.ts';
import { problem } from '#src/platform/lib/problem.ts';
import type { Sealer } from '#src/platform/lib/sealer.ts';

/** What a member typed for a direct debit, in one form of each field (spec §3 Direct-debit form). */
export interface DebitForm {
  accountHolder: string;
  iban: string;
  street: string;
  houseNumber: string;
  zip: string;
  city: string;
  /** E.164. */
  phone: string;
}

/** A mobile number as E.164, in the country of the buyer where it names none; null for anything else. */
export function plainPhone(text: string, country: CountryCode): string | null {
  const phone = parsePhoneNumberFromString(text.normalize('NFKC'), country);
  return phone?.isValid() ? phone.number : null;
}

type Typed = Pick<
  StartDebitBody,
  'account_holder' | 'iban' | 'street' | 'house_number' | 'zip' | 'city' | 'phone'
>;

/** Reads the form. @param country of the buyer @throws problem `validation_failed` with every field that is wrong */
export function readForm(body: Typed, country: CountryCode): DebitForm {
  const phone = plainPhone(body.phone, country);
  const faults = {
    iban: ibanFault(body.iban),
    zip: zipFault(body.zip, country),
    phone: phone === null ? ({ code: 'invalid' } as const) : undefined,
  };
  const errors = Object.entries(faults).flatMap(([field, fault]): FieldError[] =>
    fault ? [{ field, ...fault }] : [],
  );
  if (phone === null || errors.length > 0) throw problem('validation_failed', { errors });
  return {
    accountHolder: body.account_holder,
    iban: plainIban(body.iban),
    street: body.street,
    houseNumber: body.house_number,
    zip: plainZip(body.zip),
    city: body.city,
    phone,
  };
}

/** What a form is sealed for. */
export const purposeOf = (paymentId: string): string => `debit form ${paymentId}`;

/** The sealed forms, for a change of keys. */
export const SEALED_FORMS: SealedColumn = {
  table: 'debit_forms',
  id: 'payment_id',
  column: 'form',
  purposeOf,
};

export const sealForm = (ring: Sealer, paymentId: string, form: DebitForm): string =>
  ring.seal(JSON.stringify(form), purposeOf(paymentId));

/** Opens a stored form. @throws Error for one of another payment */
export const openForm = (ring: Sealer, { payment_id: id, form }: { payment_id: string; form: string }) =>
  JSON.parse(ring.open(form, purposeOf(id))) as DebitForm;

/** A phone number with its country and its last two digits alone. */
export function maskedPhone(phone: string): string {
  const code = parsePhoneNumberFromString(phone)?.countryCallingCode ?? '';
  const rest = phone.slice(1 + code.length);
  return `+${code} ${'•'.repeat(Math.max(0, rest.length - 2))}${rest.slice(-2)}`;
}
