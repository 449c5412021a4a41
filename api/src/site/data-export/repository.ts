import { sql } from 'kysely';
import type { Tx } from '#src/platform/db/database.ts';

/** The newest copy a member ordered. */
export function newestExport(tx: Tx, userId: string) {
  return tx
    .selectFrom('data_exports')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('requested_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
}

export type ExportRow = NonNullable<Awaited<ReturnType<typeof newestExport>>>;

export async function insertExport(tx: Tx, id: string, userId: string, now: Date): Promise<void> {
  await tx
    .insertInto('data_exports')
    .values({
      id,
      user_id: userId,
      state: 'preparing',
      file: null,
      bytes: null,
      requested_at: now,
      ready_at: null,
      expires_at: null,
    })
    .execute();
}

/** Copies ordered since a moment that have not failed. */
export async function countOrders(tx: Tx, userId: string, since: Date): Promise<number> {
  const { orders } = await tx
    .selectFrom('data_exports')
    .select((select) => select.fn.countAll<number>().as('orders'))
    .where('user_id', '=', userId)
    .where('requested_at', '>', since)
    .where('state', '!=', 'failed')
    .executeTakeFirstOrThrow();
  return orders;
}

/** Writes the name of a file down before an attempt begins it. @returns whose copy it is; undefined when it is not being prepared */
export function beginAttempt(tx: Tx, id: string, file: string) {
  return tx
    .updateTable('data_exports')
    .set({ files: sql`array_append(files, ${file})` })
    .where('id', '=', id)
    .where('state', '=', 'preparing')
    .returning('user_id')
    .executeTakeFirst();
}

/** Makes the file of one attempt the copy. @returns false when another attempt was first, or the copy has failed */
export async function finishExport(
  tx: Tx,
  id: string,
  { file, bytes, now, expires }: { file: string; bytes: number; now: Date; expires: Date },
): Promise<boolean> {
  const row = await tx
    .updateTable('data_exports')
    .set({ state: 'ready', file, bytes, ready_at: now, expires_at: expires })
    .where('id', '=', id)
    .where('state', '=', 'preparing')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** A copy that may be downloaded now. */
export function readyExport(tx: Tx, id: string, now: Date) {
  return tx
    .selectFrom('data_exports')
    .select(['id', 'user_id', 'expires_at'])
    .where('id', '=', id)
    .where('state', '=', 'ready')
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Ends ready copies: that of a member, or those whose time is over. @returns names of their files */
export async function endReady(tx: Tx, whose: { userId: string } | { before: Date }): Promise<string[]> {
  const ready = tx
    .updateTable('data_exports')
    .set({ state: 'over', file: null })
    .where('state', '=', 'ready')
    .returning('files');
  const rows = await (
    'userId' in whose
      ? ready.where('user_id', '=', whose.userId)
      : ready.where('expires_at', '<=', whose.before)
  ).execute();
  return rows.flatMap(({ files }) => files);
}

/** Marks copies as failed that are not finished since a moment. @returns names of the files that were begun */
export async function giveUp(tx: Tx, orderedBefore: Date): Promise<string[]> {
  const rows = await tx
    .updateTable('data_exports')
    .set({ state: 'failed' })
    .where('state', '=', 'preparing')
    .where('requested_at', '<', orderedBefore)
    .returning('files')
    .execute();
  return rows.flatMap(({ files }) => files);
}

/** Deletes all copies of a member. @returns names of their files */
export async function deleteExports(tx: Tx, userId: string): Promise<string[]> {
  const rows = await tx.deleteFrom('data_exports').where('user_id', '=', userId).returning('files').execute();
  return rows.flatMap(({ files }) => files);
}

/** Forgets copies that are over, once they no longer count for the limit of a day. */
export async function forgetExports(tx: Tx, orderedBefore: Date): Promise<void> {
  await tx
    .deleteFrom('data_exports')
    .where('state', 'in', ['over', 'failed'])
    .where('requested_at', '<', orderedBefore)
    .execute();
}
