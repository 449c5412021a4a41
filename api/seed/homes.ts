import type { CountryCode } from '@rendezvous/contract/kernel/countries';
import { COUNTRY_LANGUAGES } from '@rendezvous/contract/kernel/country-languages';
import type { Locale } from '@rendezvous/contract/kernel/locales';
import places from '../data/places.json' with { type: 'json' };
import type { Random } from './art/random.ts';

/** Region of every third member, so that one region fills a page of results. */
const HUBS: Record<CountryCode, string> = {
  NL: 'Utrecht',
  BE: 'Antwerpen',
  DE: 'Berlin',
  AT: 'Wien',
  CH: 'Zürich',
  FR: 'Île-de-France',
  IT: 'Milano',
  ES: 'Madrid',
  PL: 'mazowieckie',
  IE: 'Leinster',
  GB: 'Greater London',
  US: 'New York',
  CA: 'Ontario',
  AU: 'New South Wales',
  NZ: 'Auckland',
};

/** Region and city of a member. */
export function home(country: CountryCode, random: Random): { region: string; city: string } {
  const regions: Record<string, string[]> = places[country];
  const region = random.chance(0.34) ? HUBS[country] : random.pick(Object.keys(regions));
  return { region, city: random.pick(regions[region]!) };
}

/** Countries with several languages have members of each; Swiss and Canadian English speakers write English. */
export function languageOf(country: CountryCode, region: string, turn: number): Locale {
  if (country === 'BE') return /Hainaut|Liège|Luxembourg|Namur|wallon|Bruxelles/.test(region) ? 'fr' : 'nl';
  if (country === 'CH')
    return /Genève|Vaud|Neuchâtel|Jura|Fribourg|Valais/.test(region)
      ? 'fr'
      : region === 'Ticino'
        ? 'it'
        : 'de';
  if (country === 'CA') return region === 'Québec' ? 'fr' : 'en';
  return country === 'US' && turn % 7 === 6 ? 'es' : COUNTRY_LANGUAGES[country][0]!;
}
