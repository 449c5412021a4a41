import { Type, type Static } from 'typebox';
import { CalendarDate, Closed, Integer } from '#src/kernel/common.ts';
import { COUNTRY_CODES, type CountryCode } from '#src/kernel/countries.ts';

/** A rate of value added tax in hundredths of a percent, and the first day (`YYYY-MM-DD`) on which it counts. */
export const VatRate = Closed({ from: CalendarDate, rate: Integer({ minimum: 0, maximum: 10_000 }) });
export type VatRate = Static<typeof VatRate>;

/** The rates of each country the product serves. The earliest one counts for the days before it too, so that no day is without a rate. */
export const VatRates = Type.Unsafe<Record<CountryCode, VatRate[]>>(
  Closed(Object.fromEntries(COUNTRY_CODES.map((country) => [country, Type.Array(VatRate, { minItems: 1 })]))),
);

/**
 * Standard rates on services by electronic means in November 2026: value added tax, in Canada, Australia and New Zealand the tax on goods and
 * services (federal in Canada). The United States have none. An operator's accountant confirms them.
 */
export const VAT_RATES: Record<CountryCode, VatRate[]> = {
  NL: [{ from: '2012-10-01', rate: 2100 }],
  BE: [{ from: '1996-01-01', rate: 2100 }],
  DE: [{ from: '2021-01-01', rate: 1900 }],
  AT: [{ from: '1984-01-01', rate: 2000 }],
  CH: [{ from: '2024-01-01', rate: 810 }],
  FR: [{ from: '2014-01-01', rate: 2000 }],
  IT: [{ from: '2013-10-01', rate: 2200 }],
  ES: [{ from: '2012-09-01', rate: 2100 }],
  IE: [{ from: '2021-03-01', rate: 2300 }],
  GB: [{ from: '2011-01-04', rate: 2000 }],
  PL: [{ from: '2011-01-01', rate: 2300 }],
  US: [{ from: '2000-01-01', rate: 0 }],
  CA: [{ from: '2008-01-01', rate: 500 }],
  AU: [{ from: '2000-07-01', rate: 1000 }],
  NZ: [{ from: '2010-10-01', rate: 1500 }],
};
