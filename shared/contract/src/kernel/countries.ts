import { localDay } from '@rendezvous/rules/local-day';

/** What a country calls its regions (spec §3 Region label per country). */
export type RegionLabel = 'province' | 'region' | 'state' | 'canton' | 'voivodeship';

export interface Country {
  code: CountryCode;
  /** ISO 4217 currency members of this country pay in. */
  currency: string;
  regionLabel: RegionLabel;
  /** IANA zone whose midnight resets daily allowances. */
  timeZone: string;
  /** IANA zone in which a day of this country ends last, where that is another. */
  lastZone?: string;
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
  ES: {
    code: 'ES',
    currency: 'EUR',
    regionLabel: 'province',
    timeZone: 'Europe/Madrid',
    lastZone: 'Atlantic/Canary',
  },
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
    lastZone: 'Pacific/Honolulu',
  },
  CA: {
    code: 'CA',
    currency: 'CAD',
    regionLabel: 'province',
    timeZone: 'America/Toronto',
    lastZone: 'America/Vancouver',
  },
  AU: {
    code: 'AU',
    currency: 'AUD',
    regionLabel: 'state',
    timeZone: 'Australia/Sydney',
    lastZone: 'Australia/Perth',
  },
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

/** Calendar days (`YYYY-MM-DD`) by country. */
export type CountryDays = Readonly<Record<CountryCode, string>>;

/**
 * The calendar day by which ages of people in a country count: one of its last zone, so that an age is reached by the person's own calendar
 * and never before. Without a country it is the last of all.
 */
export function dayIn(country: CountryCode | undefined, now: Date): string {
  if (!country) return lastOf(daysIn(now));
  const { timeZone, lastZone = timeZone } = COUNTRIES[country];
  return localDay(now, lastZone);
}

/** Offsets of zones are multiples of a quarter of an hour: no day begins within one. */
const QUARTER = 15 * 60_000;
let known: { quarter: number; days: CountryDays } | undefined;

/** `dayIn` of every country, worked out once in a quarter of an hour. */
export function daysIn(now: Date): CountryDays {
  const quarter = Math.floor(now.getTime() / QUARTER);
  if (known?.quarter !== quarter) {
    const days = Object.fromEntries(COUNTRY_CODES.map((code) => [code, dayIn(code, now)])) as CountryDays;
    known = { quarter, days };
  }
  return known.days;
}

/** The earliest of these days. */
export const lastOf = (days: CountryDays): string => Object.values(days).toSorted()[0]!;
