import type { MembersQuery } from '@rendezvous/contract/resources/members/schemas';
import { chosenValues, type ChosenValues } from '@rendezvous/contract/resources/profile/values';

/** Filter of a search (spec §3 Search filter state); an absent field asks for nothing. */
export interface MemberFilter {
  gender?: 'male' | 'female';
  country?: string;
  region?: string;
  minAge?: number;
  maxAge?: number;
  hasPhoto?: boolean;
  interests?: string[];
  /** false leaves fictional profiles out. */
  fictional?: boolean;
  /** The domain they signed up at. */
  domain?: string;
  /** Values of fields of a profile. */
  choices?: ChosenValues;
}

/**
 * Reads the filter out of a checked query. Fields of a profile count only where the site offers them: a search must not reveal
 * what a site hides.
 */
export function filterOf(query: MembersQuery, offered: readonly string[]): MemberFilter {
  const interests = query.interests
    ?.split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  return {
    gender: query.gender,
    country: query.country,
    region: query.countryregion || undefined,
    minAge: query.min_age,
    maxAge: query.max_age,
    hasPhoto: query.has_photo || undefined,
    interests: interests?.length ? interests : undefined,
    fictional: query.fictional,
    choices: chosenValues((name) => (offered.includes(name) ? query[name] : undefined)),
  };
}

export type Widened = 'region' | 'age';
const AGE_STEP = 5;

/**
 * Wider filters to look for similar members with, nearest first: region to country, then ages by five years (PRODUCT.md §4). The
 * second preserves what the first widened; neither leaves the country.
 */
export function widerFilters(
  filter: MemberFilter,
  minimumAge: number,
): { widened: Widened; filter: MemberFilter }[] {
  const steps: { widened: Widened; filter: MemberFilter }[] = [];
  let current = filter;
  const addWider = (widened: Widened, change: MemberFilter) => {
    current = { ...current, ...change };
    steps.push({ widened, filter: current });
  };
  if (filter.region) addWider('region', { region: undefined });
  if (filter.minAge || filter.maxAge) {
    addWider('age', {
      minAge: filter.minAge && Math.max(minimumAge, filter.minAge - AGE_STEP),
      maxAge: filter.maxAge && filter.maxAge + AGE_STEP,
    });
  }
  return steps;
}
