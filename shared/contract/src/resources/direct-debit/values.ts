import type { TextRule } from '#src/kernel/field-rules.ts';

/** Fields of the form for a direct debit (spec §3 Direct-debit form), as they are typed. The server compares them by country. */
export const ACCOUNT_HOLDER = { min: 2, max: 70 } as const satisfies TextRule;
export const IBAN_INPUT = { min: 1, max: 60 } as const satisfies TextRule;
export const STREET = { min: 1, max: 70 } as const satisfies TextRule;
export const HOUSE_NUMBER = { min: 1, max: 16 } as const satisfies TextRule;
export const ZIP = { min: 1, max: 12 } as const satisfies TextRule;
export const DEBIT_CITY = { min: 1, max: 60 } as const satisfies TextRule;
export const PHONE_INPUT = { min: 1, max: 40 } as const satisfies TextRule;

/** Digits of a code in a text message. */
export const OTP_DIGITS = 6;
export const OTP = { min: OTP_DIGITS, max: OTP_DIGITS, pattern: '^\\d{6}$' } as const satisfies TextRule;
