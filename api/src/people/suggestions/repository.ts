import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Tx } from '#src/platform/db/database.ts';
import { listable } from '#src/people/visibility/face.ts';

/** Origin of suggestions: the member of the open page, or the kind of member the viewer looks for. */
export interface Wanted {
  gender: 'male' | 'female' | null;
  /** Null for any country. */
  country: string | null;
  region: string | null;
  /** Year of birth to stay near; null for any. */
  born: number | null;
  interests: string[];
  /** Left out: the member whose page is open. */
  without: string | null;
}

export interface Candidate {
  id: string;
  region: string | null;
  born: number;
  interests: string[];
  photo: boolean;
  fictional: boolean;
}

/** Recent members of the wanted kind that the viewer has not liked yet; `also` is a further condition on `profiles p`. */
export async function findCandidates(
  tx: Tx,
  viewerId: string | null,
  wanted: Wanted,
  limit: number,
  also: RawBuilder<SqlBool> = sql<SqlBool>`true`,
): Promise<Candidate[]> {
  const gender = wanted.gender ? sql`and p.gender = ${wanted.gender}` : sql``;
  const country = wanted.country ? sql`and p.country = ${wanted.country}` : sql``;
  const { rows } = await sql<Candidate>`
    select p.user_id as id, p.region, extract(year from p.date_of_birth)::int as born, p.interests, p.main_photo_id is not null as photo,
      exists (select from users u where u.id = p.user_id and u.fictional) as fictional
    from profiles p
    where ${listable(viewerId)} ${country} ${gender} and p.user_id <> ${wanted.without ?? ''} and ${also}
      and not exists (select from likes l where l.from_user = ${viewerId ?? ''} and l.to_user = p.user_id)
    order by p.last_active desc, p.user_id desc limit ${limit}`.execute(tx);
  return rows;
}

/** Reads the traits that the viewer looks for, out of their own profile. */
export async function wantedBy(tx: Tx, viewerId: string): Promise<Wanted | null> {
  const { rows } = await sql<Wanted>`
    select seeking as gender, country, region, extract(year from date_of_birth)::int as born, interests, null as without
    from profiles where user_id = ${viewerId}`.execute(tx);
  return rows[0] ?? null;
}

/** People like this member. */
export async function wantedLike(tx: Tx, memberId: string): Promise<Wanted | null> {
  const { rows } = await sql<Wanted>`
    select gender, country, region, extract(year from date_of_birth)::int as born, interests, user_id as without
    from profiles where user_id = ${memberId}`.execute(tx);
  return rows[0] ?? null;
}

/** Members of the wanted kind who are new since a moment, as the viewer may find them; never fictional ones. */
export async function countNewcomers(
  tx: Tx,
  viewerId: string,
  { gender, country, region }: Pick<Wanted, 'gender' | 'country' | 'region'>,
  since: Date,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from profiles p join users u on u.id = p.user_id
    where ${listable(viewerId)} and not u.fictional and u.confirmed_at > ${since} and p.country = ${country}
      and (${gender}::text is null or p.gender = ${gender}) and (${region}::text is null or p.region = ${region})`.execute(
    tx,
  );
  return rows[0]?.count ?? 0;
}
