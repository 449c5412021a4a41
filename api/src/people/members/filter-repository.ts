import { PROFILE_CHOICE_NAMES } from '@rendezvous/contract/resources/profile/values';
import { isCountryCode, lastOf, type CountryDays } from '@rendezvous/contract/kernel/countries';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { MemberFilter } from './filter.ts';

/**
 * List that a search intersects: interests, fields of the profile, gender with country. The index `profiles_by_traits` and the
 * statistics `profiles_traits` are of this very text, with the fields by name: a migration of `npm run new -- field` renews both.
 */
const TRAITS = sql.raw(
  `(p.interests || array[${PROFILE_CHOICE_NAMES.toSorted()
    .map((field) => `'${field}:' || p.${field}`)
    .join(', ')}, p.gender || ':' || p.country])`,
);

/** Interests and fields of the profile that a filter asks for, as `TRAITS` writes them; none when it asks for neither. */
function traitsOf({ interests = [], choices = {}, gender, country }: MemberFilter): string[] {
  const asked = [...interests, ...Object.entries(choices).map(([field, value]) => `${field}:${value}`)];
  return asked.length > 0 && gender && country ? [...asked, `${gender}:${country}`] : asked;
}

/**
 * The filter as a condition on `profiles p`. Ages become dates of birth, so that an index can answer them: a member is
 * 30 to 35 when born after the day 36 years ago and not after the day 30 years ago. A search of all countries counts on the day that ends last.
 */
export function matching(filter: MemberFilter, days: CountryDays): RawBuilder<SqlBool> {
  const today = isCountryCode(filter.country) ? days[filter.country] : lastOf(days);
  const parts: RawBuilder<SqlBool>[] = [sql`true`];
  if (filter.gender) parts.push(sql`p.gender = ${filter.gender}`);
  if (filter.country) parts.push(sql`p.country = ${filter.country}`);
  if (filter.region) parts.push(sql`p.region = ${filter.region}`);
  if (filter.minAge)
    parts.push(
      sql`p.date_of_birth <= (${today}::date - make_interval(years => ${filter.minAge}::int))::date`,
    );
  if (filter.maxAge)
    parts.push(
      sql`p.date_of_birth > (${today}::date - make_interval(years => ${filter.maxAge + 1}::int))::date`,
    );
  if (filter.hasPhoto) parts.push(sql`p.main_photo_id is not null`);
  const traits = traitsOf(filter);
  if (traits.length > 0) parts.push(sql`${TRAITS} @> ${traits}::text[]`);
  // A look-up by key for each row: as an anti-join, without fresh statistics, it read all users once per member found.
  if (filter.fictional === false)
    parts.push(sql`not (select f.fictional from users f where f.id = p.user_id)`);
  if (filter.domain !== undefined)
    parts.push(sql`(select j.domain from users j where j.id = p.user_id) = ${filter.domain}`);
  return sql<SqlBool>`(${sql.join(parts, sql` and `)})`;
}

/** The filter once for each gender it allows: the indexes of the search begin with a gender, and so preserve their order. */
export function byGender(filter: MemberFilter): MemberFilter[] {
  if (filter.gender) return [filter];
  return [
    { ...filter, gender: 'female' },
    { ...filter, gender: 'male' },
  ];
}

/** Does the best way to such members depend on the values asked for? A statement with one plan for all would be slow for some. */
export const isUneven = ({ region, minAge, maxAge, interests, choices = {} }: MemberFilter): boolean =>
  [region, minAge, maxAge, interests].some((part) => part !== undefined) || Object.keys(choices).length > 0;
