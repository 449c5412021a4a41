import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { cursorColumn } from '#src/platform/db/cursor-column.ts';
import type { Tx } from '#src/platform/db/database.ts';
import { listable } from '#src/people/visibility/service.ts';
import { cardColumns, cardPhoto, type CardRow, type CardView } from './card-repository.ts';
import type { Position } from '#src/platform/lib/cursor.ts';
import type { MemberFilter } from './filter.ts';

export type FoundRow = CardRow & { position: string };

/**
 * The filter as a condition on `profiles p`. Ages become dates of birth, so that an index can answer them: a member is
 * 30 to 35 when born after the day 36 years ago and not after the day 30 years ago.
 */
function matching(filter: MemberFilter, today: string): RawBuilder<SqlBool> {
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
  for (const [field, value] of Object.entries(filter.choices ?? {}))
    parts.push(sql`${sql.ref(`p.${field}`)} = ${value}`);
  if (filter.interests) parts.push(sql`p.interests @> ${filter.interests}::text[]`);
  // A look-up by key for each row: as an anti-join, without fresh statistics, it read all users once per member found.
  if (filter.fictional === false)
    parts.push(sql`not (select f.fictional from users f where f.id = p.user_id)`);
  return sql<SqlBool>`(${sql.join(parts, sql` and `)})`;
}

/** What is searched for: a filter, and one whose members are left out. */
export interface Wanted {
  filter: MemberFilter;
  without?: MemberFilter;
  /** A further condition on `profiles p`. */
  also?: RawBuilder<SqlBool>;
}

function conditionOf({ filter, without, also }: Wanted, today: string): RawBuilder<SqlBool> {
  const parts = [matching(filter, today)];
  if (without) parts.push(sql`not ${matching(without, today)}`);
  if (also) parts.push(also);
  return sql<SqlBool>`${sql.join(parts, sql` and `)}`;
}

/** A page of members, last active first: the ids are chosen from an index alone, the cards are joined to those few. */
export async function findMembers(
  tx: Tx,
  view: CardView,
  wanted: Wanted,
  after: Position | null,
  limit: number,
): Promise<FoundRow[]> {
  const start = after ? sql`and (p.last_active, p.user_id) < (${after.at}::timestamptz, ${after.id})` : sql``;
  const { rows } = await sql<FoundRow>`
    with picked as materialized (
      select p.user_id from profiles p where ${listable(view.viewerId)} and ${conditionOf(wanted, view.today)} ${start}
      order by p.last_active desc, p.user_id desc limit ${limit})
    select ${cardColumns(view)}, ${cursorColumn('p.last_active')} as position
    from picked join profiles p using (user_id) join users u on u.id = p.user_id ${cardPhoto}
    order by p.last_active desc, p.user_id desc`.execute(tx);
  return rows;
}

/** How many members fit, counted no further than one beyond `exact`. */
export async function countMembers(
  tx: Tx,
  { viewerId, today }: CardView,
  wanted: Wanted,
  exact: number,
): Promise<{ count: number; capped: boolean }> {
  const { rows } = await sql<{ found: number }>`
    select count(*)::int as found from (
      select from profiles p where ${listable(viewerId)} and ${conditionOf(wanted, today)} limit ${exact + 1}) found`.execute(
    tx,
  );
  const found = rows[0]?.found ?? 0;
  return { count: Math.min(found, exact), capped: found > exact };
}
