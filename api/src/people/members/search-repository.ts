import type { CountryDays } from '@rendezvous/contract/kernel/countries';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { cursorColumn } from '#src/platform/db/cursor-column.ts';
import type { Tx } from '#src/platform/db/database.ts';
import { PLANNED_EACH_TIME } from '#src/platform/db/statement-names.ts';
import { listable } from '#src/people/visibility/face.ts';
import { readCards, readListedCards, type CardRow, type CardView } from './card-repository.ts';
import type { Position } from '#src/platform/lib/cursor.ts';
import type { MemberFilter } from './filter.ts';
import { byGender, isUneven, matching } from './filter-repository.ts';

export type FoundRow = CardRow & { position: string };

/** A filter, and another whose members are left out. */
export interface Wanted {
  filter: MemberFilter;
  without?: MemberFilter;
  /** A further condition on `profiles p`. */
  also?: RawBuilder<SqlBool>;
}

/** A member of a result: who, and where in its order. */
export interface Place {
  id: string;
  position: string;
}

/** A part of a result in its order, as a query. */
interface Section {
  after?: Position | null;
  limit: number;
}

const ORDER = sql`order by p.last_active desc, p.user_id desc`;

/** Chooses members without reading more of them than an index contains. Each gender is read in its order, and the two are merged. */
function chosen(view: CardView, { filter, without, also }: Wanted, { after, limit }: Section) {
  const further = [
    ...(without ? [sql`${matching(without, view.days)} is not true`] : []),
    ...(also ? [also] : []),
    ...(after ? [sql`(p.last_active, p.user_id) < (${after.at}::timestamptz, ${after.id})`] : []),
  ];
  const parts = byGender(filter).map(
    (one) => sql`(select p.user_id, p.last_active from profiles p
      where ${sql.join([listable(view.viewerId), matching(one, view.days), ...further], sql` and `)}
      ${ORDER} limit ${limit})`,
  );
  return sql`select p.user_id, p.last_active from (${sql.join(parts, sql` union all `)}) p ${ORDER} limit ${limit}`;
}

const planOf = ({ filter, without, also }: Wanted) =>
  without || also || isUneven(filter) ? sql.raw(PLANNED_EACH_TIME) : sql``;

const joined = (places: readonly Place[], cards: readonly CardRow[]): FoundRow[] => {
  const byId = new Map(cards.map((card) => [card.id, card]));
  return places.flatMap(({ id, position }) => {
    const card = byId.get(id);
    return card ? [{ ...card, position }] : [];
  });
};

const idsOf = (places: readonly Place[]): string[] => places.map(({ id }) => id);

async function withCards(tx: Tx, view: CardView, places: readonly Place[]): Promise<FoundRow[]> {
  return joined(places, await readCards(tx, view, idsOf(places)));
}

/** Members that fit, last active first and the same for every viewer. A viewer's own list asks visibility again. */
export async function findPlaces(
  tx: Tx,
  days: CountryDays,
  wanted: Wanted,
  most: number,
): Promise<readonly Place[]> {
  const { rows } = await sql<Place>`${planOf(wanted)}
    select p.user_id as id, ${cursorColumn('p.last_active')} as position
    from (${chosen({ viewerId: null, days }, wanted, { limit: most })}) p ${ORDER}`.execute(tx);
  return rows;
}

/** Reads a page of a remembered search, from position `from`: only members whom this viewer may find now. */
export async function readPage(
  tx: Tx,
  view: CardView,
  places: readonly Place[],
  { from, limit }: { from: number; limit: number },
): Promise<{ rows: FoundRow[]; blocked: readonly string[]; end: number }> {
  const rows: FoundRow[] = [];
  let [end, blocked]: [number, readonly string[]] = [from, []];
  do {
    const asked = places.slice(end, end + limit - rows.length);
    const listed = await readListedCards(tx, view, idsOf(asked));
    rows.push(...joined(asked, listed.cards));
    blocked = listed.blocked;
    end += asked.length;
  } while (rows.length < limit && end < places.length);
  return { rows, blocked, end };
}

/** Members that fit, last active first. */
export async function findMembers(
  tx: Tx,
  view: CardView,
  wanted: Wanted,
  after: Position | null,
  limit: number,
): Promise<FoundRow[]> {
  const { rows } = await sql<Place>`${planOf(wanted)}
    select p.user_id as id, ${cursorColumn('p.last_active')} as position
    from (${chosen(view, wanted, { after, limit })}) p ${ORDER}`.execute(tx);
  return withCards(tx, view, rows);
}

/** Members that fit, last active first, and how many there are, counted no further than `most`. */
export interface Found {
  rows: FoundRow[];
  /** `most` says that there may be more. */
  count: number;
}

/**
 * Finds and counts members in one go over the first `most` of them. Of a result that has more, only a page that begins within
 * these is whole.
 */
export async function findAndCount(
  tx: Tx,
  view: CardView,
  wanted: Wanted,
  { after, limit, most }: Section & { most: number },
): Promise<Found> {
  const start = after
    ? sql`where (p.last_active, p.user_id) < (${after.at}::timestamptz, ${after.id})`
    : sql``;
  const { rows } = await sql<{ count: number; id: string | null; position: string }>`${planOf(wanted)}
    with found as materialized (${chosen(view, wanted, { limit: most })})
    select total.count, p.user_id as id, ${cursorColumn('p.last_active')} as position
    from (select count(*)::int as count from found) total
      left join (select p.user_id, p.last_active from found p ${start} ${ORDER} limit ${limit}) p on true
    ${ORDER}`.execute(tx);
  const places = rows.flatMap(({ id, position }) => (id === null ? [] : [{ id, position }]));
  return { rows: await withCards(tx, view, places), count: rows[0]?.count ?? 0 };
}
