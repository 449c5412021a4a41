import { sql } from 'kysely';
import type { Tx } from '#src/platform/db/database.ts';

/** Records a block; a second one changes nothing. */
export async function insertBlock(tx: Tx, blocker: string, blocked: string, at: Date): Promise<void> {
  await tx
    .insertInto('blocks')
    .values({ blocker, blocked, created_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteBlock(tx: Tx, blocker: string, blocked: string): Promise<void> {
  await tx.deleteFrom('blocks').where('blocker', '=', blocker).where('blocked', '=', blocked).execute();
}

/** Members blocked by this member, without leavers, newest first. */
export async function blockedIds(tx: Tx, blocker: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select u.id from blocks b join users u on u.id = b.blocked and u.status = 'active'
    where b.blocker = ${blocker} order by b.created_at desc limit 500`.execute(tx);
  return rows.map((row) => row.id);
}
