/** What a country calls its regions (spec §3 Region label per country). */
export type RegionLabel = 'province' | 'region' | 'state' | 'canton' | 'voivodeship';

export interface Country {
  code: CountryCode;
  /** ISO 4217 currency members of this country pay in. */
  currency: string;
  regionLabel: RegionLabel;
  /** IANA zone whose midnight resets daily allowances. */
  timeZone: string;
}

export const COUNTRY_CODES = [
  'NL',
  'BE',
  'DE',
  'AT',
  'CH',
  'FR',
  'IT',
  'ES',
  'PL',
  'IE',
  'GB',
  'US',
  'CA',
  'AU',
  'NZ',
] as const;

export type CountryCode = (typeof COUNTRY_CODES)[number];

/** The fifteen countries the product serves. */
export const COUNTRIES: Record<CountryCode, Country> = {
  NL: {
    code: 'NL',
    currency: 'EUR',
    regionLabel: 'province',
    timeZone: 'Europe/Amsterdam',
  },
  BE: {
    code: 'BE',
    currency: 'EUR',
    regionLabel: 'province',
    timeZone: 'Europe/Brussels',
  },
  DE: { code: 'DE', currency: 'EUR', regionLabel: 'state', timeZone: 'Europe/Berlin' },
  AT: { code: 'AT', currency: 'EUR', regionLabel: 'state', timeZone: 'Europe/Vienna' },
  CH: {
    code: 'CH',
    currency: 'CHF',
    regionLabel: 'canton',
    timeZone: 'Europe/Zurich',
  },
  FR: { code: 'FR', currency: 'EUR', regionLabel: 'region', timeZone: 'Europe/Paris' },
  IT: { code: 'IT', currency: 'EUR', regionLabel: 'province', timeZone: 'Europe/Rome' },
  ES: { code: 'ES', currency: 'EUR', regionLabel: 'province', timeZone: 'Europe/Madrid' },
  PL: {
    code: 'PL',
    currency: 'PLN',
    regionLabel: 'voivodeship',
    timeZone: 'Europe/Warsaw',
  },
  IE: { code: 'IE', currency: 'EUR', regionLabel: 'province', timeZone: 'Europe/Dublin' },
  GB: { code: 'GB', currency: 'GBP', regionLabel: 'region', timeZone: 'Europe/London' },
  US: {
    code: 'US',
    currency: 'USD',
    regionLabel: 'state',
    timeZone: 'America/New_York',
  },
  CA: {
    code: 'CA',
    currency: 'CAD',
    regionLabel: 'province',
    timeZone: 'America/Toronto',
  },
  AU: { code: 'AU', currency: 'AUD', regionLabel: 'state', timeZone: 'Australia/Sydney' },
  NZ: {
    code: 'NZ',
    currency: 'NZD',
    regionLabel: 'province',
    timeZone: 'Pacific/Auckland',
  },
};

export function isCountryCode(value: unknown): value is CountryCode {
  return typeof value === 'string' && (COUNTRY_CODES as readonly string[]).includes(value);
}
