import type { QueryOf } from '@rendezvous/contract/kernel/call';
import type { SEARCH_MEMBERS } from '@rendezvous/contract/resources/members/calls';
import { isCountryCode, type CountryCode } from '@rendezvous/contract/kernel/countries';
import {
  chosenValues,
  GENDERS,
  INTERESTS,
  INTERESTS_MAX,
  PROFILE_CHOICE_NAMES,
  type ChosenValues,
  type Gender,
  type Interest,
} from '@rendezvous/contract/resources/profile/values';
import type { Settings } from '@rendezvous/contract/settings/schemas';
import type { User } from '@rendezvous/contract/resources/accounts/schemas';

/** Filters of a search (spec §3 Search filter state). An absent field sets no filter. */
export interface Filters extends ChosenValues {
  gender?: Gender;
  country?: CountryCode;
  countryregion?: string;
  min_age?: number;
  max_age?: number;
  has_photo: boolean;
  interests: readonly Interest[];
  /** Includes fictional profiles; they are always marked. */
  fictional: boolean;
  /** Page to begin with, as links without scripts name it; a change of filters begins with the first. */
  cursor?: string;
}

/** The two ranges of the age filter (spec §9): up to 35, and from 35. */
export const AGE_DIVIDE = 35;
export const AGE_MAX = 99;
/** Value of the country parameter for every country. */
export const EVERYWHERE = 'all';

/** Default search: preferred gender in the member's country; for visitors the displayed country. */
export function defaultFilters(user: User | null, settings: Settings): Filters {
  return {
    gender: user?.profile.seeking,
    country: user?.profile.country ?? settings.geoip_selected_country,
    has_photo: false,
    interests: [],
    fictional: true,
  };
}

/** Reads the filters from the address; invalid values are ignored. */
export function readFilters(address: URLSearchParams, defaults: Filters, minAge: number): Filters {
  const gender = address.get('gender');
  const country = address.get('country');
  const chosen = address
    .getAll('interests')
    .join()
    .split(',')
    .filter((name): name is Interest => INTERESTS.some((known) => known === name));
  const age = (name: string) => {
    const years = Number(address.get(name) ?? NaN);
    return Number.isInteger(years) && years >= minAge && years <= AGE_MAX ? years : undefined;
  };
  return {
    gender: GENDERS.find((known) => known === gender) ?? defaults.gender,
    country: country === EVERYWHERE ? undefined : isCountryCode(country) ? country : defaults.country,
    countryregion: address.get('countryregion')?.slice(0, 80) || undefined,
    min_age: age('min_age'),
    max_age: age('max_age'),
    has_photo: address.get('has_photo') === 'true',
    interests: [...new Set(chosen)].slice(0, INTERESTS_MAX),
    fictional: address.get('fictional') !== 'false',
    cursor: address.get('cursor') || undefined,
    ...chosenValues((name) => address.get(name)),
  };
}

/** Writes the filters that differ from the defaults to the address, so that a plain `/members` means the defaults. */
export function writeFilters(filters: Filters, defaults: Filters): URLSearchParams {
  const address = new URLSearchParams();
  const put = (name: string, value: string | number | undefined) =>
    value !== undefined && value !== '' && address.set(name, String(value));
  if (filters.gender !== defaults.gender) put('gender', filters.gender);
  if (filters.country !== defaults.country) put('country', filters.country ?? EVERYWHERE);
  put('countryregion', filters.countryregion);
  put('min_age', filters.min_age);
  put('max_age', filters.max_age);
  put('has_photo', filters.has_photo ? 'true' : undefined);
  put('interests', filters.interests.join(','));
  put('fictional', filters.fictional ? undefined : 'false');
  for (const name of PROFILE_CHOICE_NAMES) put(name, filters[name]);
  return address;
}

/** Number of active filters, without gender, which is always set. */
export function countFilters(filters: Filters, defaults: Filters): number {
  const address = writeFilters(filters, defaults);
  address.delete('gender');
  if (address.has('min_age')) address.delete('max_age');
  return address.size;
}

/** Query of a search; the same for server rendering and browser. */
export function membersQuery(filters: Filters): QueryOf<typeof SEARCH_MEMBERS> {
  return {
    gender: filters.gender,
    country: filters.country,
    countryregion: filters.countryregion,
    min_age: filters.min_age,
    max_age: filters.max_age,
    has_photo: filters.has_photo || undefined,
    interests: filters.interests.join(',') || undefined,
    fictional: filters.fictional ? undefined : false,
    cursor: filters.cursor,
    ...chosenValues((name) => filters[name]),
  };
}
