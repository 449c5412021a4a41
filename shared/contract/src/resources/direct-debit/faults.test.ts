import { COUNTRY_CODES, type CountryCode } from '#src/kernel/countries.ts';
import { ibanFault, zipFault } from './faults.ts';

test.each([
  'NL91 ABNA 0417 1643 00',
  'de89370400440532013000',
  'NO9386011117947',
  'IBAN NL91\u00a0ABNA\u00a00417\u00a01643\u00a000',
  'iban: NL91-ABNA-0417-1643-00',
  '\u200eNL91\u200bABNA0417164300',
])('%s is an IBAN', (iban) => {
  expect(ibanFault(iban)).toBeUndefined();
});

test.each([
  'NL91 ABNA 0417 1643 01',
  'NL91',
  'NL91 ABNA 0417 1643 001',
  '91NLABNA0417164300',
  'NL91 ABNA 0417 1643 00!',
  'ZZ91ABNA0417164300',
])('%s is no IBAN', (iban) => {
  expect(ibanFault(iban)?.code).toBe('invalid');
});

test('an account where no debit reaches is named', () => {
  expect(ibanFault('BR1800360305000010009795493C1')?.code).toBe('not_allowed');
  expect(ibanFault(' ')?.code).toBe('required');
});

const ZIPS: Partial<Record<CountryCode, [right: string, wrong: string]>> = {
  NL: ['3511 ab', '351 AB'],
  BE: ['B-1000', '100'],
  DE: ['D-10115', '1011'],
  AT: ['1010', '10100'],
  FR: ['75001', '7500'],
  IT: ['00118', '118'],
  ES: ['28013', '53001'],
  IE: ['D02 X285', 'D02'],
};

test.each(Object.entries(ZIPS))('a postcode of %s has its form', (country, [right, wrong]) => {
  const code = COUNTRY_CODES.find((one) => one === country)!;
  expect(zipFault(right, code)).toBeUndefined();
  expect(zipFault(wrong, code)).toEqual({ code: 'invalid' });
  expect(zipFault('', code)).toEqual({ code: 'required' });
});
