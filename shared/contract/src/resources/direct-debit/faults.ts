import { plainIban } from '@rendezvous/rules/iban';
import { isSEPACountry, validateIBAN } from 'ibantools';
import type { CountryCode } from '#src/kernel/countries.ts';
import type { FieldFault } from '#src/kernel/field-rules.ts';

/** Returns the fault of an account number, however it is spaced: length, form and check digits of its country (ISO 13616), and whether debits reach it. */
export function ibanFault(text: string): FieldFault | undefined {
  const iban = plainIban(text);
  if (iban === '') return { code: 'required' };
  if (!validateIBAN(iban).valid) return { code: 'invalid' };
  return isSEPACountry(iban.slice(0, 2)) ? undefined : { code: 'not_allowed' };
}

/** Postcodes of the countries with direct debits, without blanks. */
const ZIPS: Partial<Record<CountryCode, RegExp>> = {
  NL: /^[1-9]\d{3}[A-Z]{2}$/,
  BE: /^[1-9]\d{3}$/,
  DE: /^\d{5}$/,
  AT: /^[1-9]\d{3}$/,
  FR: /^\d{5}$/,
  IT: /^\d{5}$/,
  ES: /^(?:0[1-9]|[1-4]\d|5[0-2])\d{3}$/,
  IE: /^(?:[AC-FHKNPRTV-Y]\d\d|D6W)[0-9AC-FHKNPRTV-Y]{4}$/,
};
/** Postcode of any other country. */
const SOME_ZIP = /^(?=.*\d)[A-Z0-9-]{3,10}$/;

/** Returns a postcode in capitals, without blanks and without the country before it (`D-10115`). */
export const plainZip = (text: string): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/\s/gu, '')
    .replace(/^[A-Z]{1,2}-(?=\d)/, '');

/** Returns the fault of a postcode of a country, however it is spaced. */
export function zipFault(text: string, country: CountryCode): FieldFault | undefined {
  const zip = plainZip(text);
  if (zip === '') return { code: 'required' };
  return (ZIPS[country] ?? SOME_ZIP).test(zip) ? undefined : { code: 'invalid' };
}
