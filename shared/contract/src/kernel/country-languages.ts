import type { CountryCode } from './countries.ts';
import type { Locale } from './locales.ts';

/** Languages offered in each country (spec §6 Language list by country). Separate from `COUNTRIES`: each page's menu needs them, and nothing else of a country. */
export const COUNTRY_LANGUAGES: Readonly<Record<CountryCode, readonly Locale[]>> = {
  NL: ['nl'],
  BE: ['nl', 'fr', 'de'],
  DE: ['de'],
  AT: ['de'],
  CH: ['de', 'it', 'fr', 'en'],
  FR: ['fr'],
  IT: ['it'],
  ES: ['es'],
  PL: ['pl'],
  IE: ['en'],
  GB: ['en'],
  US: ['en', 'es'],
  CA: ['en', 'fr'],
  AU: ['en'],
  NZ: ['en'],
};
