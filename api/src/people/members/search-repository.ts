import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { cursorColumn } from '#src/platform/db/cursor-column.ts';
import type { Tx } from '#src/platform/db/database.ts';
import { listable } from '#src/people/visibility/service.ts';
import { cardColumns, cardPhoto, type CardRow, type CardView } from './card-repository.ts';
import type { Position } from '#src/platform/lib/cursor.ts';

export type FoundRow = CardRow & { position: string };

/** A page of members, last active first: the ids are chosen from an index alone, the cards are joined to those few. */
export async function findMembers(
  tx: Tx,
  view: CardView,
  condition: RawBuilder<SqlBool>,
  after: Position | null,
  limit: number,
): Promise<FoundRow[]> {
  const start = after ? sql`and (p.last_active, p.user_id) < (${after.at}::timestamptz, ${after.id})` : sql``;
  const { rows } = await sql<FoundRow>`
    with picked as materialized (
      select p.user_id from profiles p where ${listable(view.viewerId)} and ${condition} ${start}
      order by p.last_active desc, p.user_id desc limit ${limit})
    select ${cardColumns(view)}, ${cursorColumn('p.last_active')} as position
    from picked join profiles p using (user_id) join users u on u.id = p.user_id ${cardPhoto}
    order by p.last_active desc, p.user_id desc`.execute(tx);
  return rows;
}

/** How many members fit, counted no further than one beyond `exact`. */
export async function countMembers(
  tx: Tx,
  viewerId: string | null,
  condition: RawBuilder<SqlBool>,
  exact: number,
): Promise<{ count: number; capped: boolean }> {
  const { rows } = await sql<{ found: number }>`
    select count(*)::int as found from (
      select from profiles p where ${listable(viewerId)} and ${condition} limit ${exact + 1}) found`.execute(
    tx,
  );
  const found = rows[0]?.found ?? 0;
  return { count: Math.min(found, exact), capped: found > exact };
}
