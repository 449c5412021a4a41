import type { MembersQuery } from '@rendezvous/contract/members';
import { sql, type RawBuilder, type SqlBool } from 'kysely';

/** What a search asks for (spec §3 Search filter state); an absent field asks for nothing. */
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
}

/** Reads the filter out of a checked query. */
export function filterOf(query: MembersQuery): MemberFilter {
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
  };
}

/**
 * The filter as a condition on `profiles p`. Ages become dates of birth, so that an index can answer them: somebody is
 * 30 to 35 when born after the day 36 years ago and not after the day 30 years ago.
 */
export function matching(filter: MemberFilter, today: string): RawBuilder<SqlBool> {
  const parts: RawBuilder<SqlBool>[] = [sql`true`];
  if (filter.gender) parts.push(sql`p.gender = ${filter.gender}`);
  if (filter.country) parts.push(sql`p.country = ${filter.country}`);
  if (filter.region) parts.push(sql`p.region is not distinct from ${filter.region}`);
  if (filter.minAge)
    parts.push(
      sql`p.date_of_birth <= (${today}::date - make_interval(years => ${filter.minAge}::int))::date`,
    );
  if (filter.maxAge)
    parts.push(
      sql`p.date_of_birth > (${today}::date - make_interval(years => ${filter.maxAge + 1}::int))::date`,
    );
  if (filter.hasPhoto) parts.push(sql`p.main_photo_id is not null`);
  if (filter.interests) parts.push(sql`p.interests @> ${filter.interests}::text[]`);
  // A look-up by key for each row: as an anti-join, without fresh statistics, it read all users once per member found.
  if (filter.fictional === false)
    parts.push(sql`not (select f.fictional from users f where f.id = p.user_id)`);
  return sql<SqlBool>`(${sql.join(parts, sql` and `)})`;
}

export type Widened = 'region' | 'country' | 'age';
const AGE_STEP = 5;

/**
 * Wider filters to look for similar members with, nearest first: region to country, then ages by five years, then every country.
 * Each step keeps what the ones before it widened.
 */
export function widerFilters(
  filter: MemberFilter,
  minimumAge: number,
): { widened: Widened; filter: MemberFilter }[] {
  const steps: { widened: Widened; filter: MemberFilter }[] = [];
  let current = filter;
  const take = (widened: Widened, change: MemberFilter) => {
    current = { ...current, ...change };
    steps.push({ widened, filter: current });
  };
  if (filter.region) take('region', { region: undefined });
  if (filter.minAge || filter.maxAge) {
    take('age', {
      minAge: filter.minAge && Math.max(minimumAge, filter.minAge - AGE_STEP),
      maxAge: filter.maxAge && filter.maxAge + AGE_STEP,
    });
  }
  if (filter.country) take('country', { country: undefined });
  return steps;
}
