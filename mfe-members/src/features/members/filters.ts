import type { QueryOf } from '@rendezvous/contract/call';
import type { SEARCH_MEMBERS } from '@rendezvous/contract/calls/members';
import { isCountryCode, type CountryCode } from '@rendezvous/contract/countries';
import { GENDERS, INTERESTS, INTERESTS_MAX, type Gender, type Interest } from '@rendezvous/contract/profile';
import type { Settings } from '@rendezvous/contract/settings';
import type { User } from '@rendezvous/contract/user';

/** What a search asks for (spec §3 Search filter state). An absent field asks for nothing. */
export interface Filters {
  gender?: Gender;
  country?: CountryCode;
  countryregion?: string;
  min_age?: number;
  max_age?: number;
  has_photo: boolean;
  interests: readonly Interest[];
  /** Fictional profiles are shown too; they are always marked. */
  fictional: boolean;
}

/** The two ages of the age filter (spec §9): up to 35, and from 35. */
export const AGE_DIVIDE = 35;
export const AGE_MAX = 99;
/** Country of the address that means "wherever". */
export const EVERYWHERE = 'all';

/** What is searched before anything is chosen: whom the member seeks, in their country; for visitors the country shown. */
export function defaultFilters(user: User | null, settings: Settings): Filters {
  return {
    gender: user?.profile.seeking,
    country: user?.profile.country ?? settings.geoip_selected_country,
    has_photo: false,
    interests: [],
    fictional: true,
  };
}

/** Reads the filters out of the address; whatever does not make sense there counts as not given. */
export function readFilters(address: URLSearchParams, defaults: Filters, minAge: number): Filters {
  const gender = address.get('gender');
  const country = address.get('country');
  const chosen = (address.get('interests') ?? '')
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
  };
}

/** The address of a search: what differs from the defaults, so that a plain `/members` means the defaults. */
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
  return address;
}

/** How many filters are set apart from gender, which is always one of two. */
export function countFilters(filters: Filters, defaults: Filters): number {
  const address = writeFilters(filters, defaults);
  address.delete('gender');
  if (address.has('min_age')) address.delete('max_age');
  return address.size;
}

/** The query of a search; the same for the server's render and the browser. */
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
  };
}
