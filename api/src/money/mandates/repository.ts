import type { Selectable } from 'kysely';
import type { Tx } from '#src/platform/db/database.ts';
import type { MandatesTable } from '#src/money/payments/tables.ts';

export type MandateRow = Selectable<MandatesTable>;

/** Means of payment that a member stores for repeat orders, oldest first. */
export function listInForce(tx: Tx, userId: string): Promise<MandateRow[]> {
  return tx
    .selectFrom('mandates')
    .selectAll()
    .where('user_id', '=', userId)
    .where('opted_in_at', 'is not', null)
    .where('revoked_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export async function find(tx: Tx, id: string): Promise<MandateRow | null> {
  return (await tx.selectFrom('mandates').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
}

/** Revokes a mandate in force of this member; false for others' and unknown ones alike. */
export async function revoke(tx: Tx, userId: string, id: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('mandates')
    .set({ revoked_at: at })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Revokes all mandates of a member. @returns ids of all, the revoked ones too */
export async function revokeAll(tx: Tx, userId: string, at: Date): Promise<string[]> {
  const rows = await tx
    .updateTable('mandates')
    .set(({ fn, val, ref }) => ({ revoked_at: fn.coalesce(ref('revoked_at'), val(at)) }))
    .where('user_id', '=', userId)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Deletes a mandate whose member has no account any more; that of a member stays. */
export async function removeForgotten(tx: Tx, id: string): Promise<void> {
  await tx
    .deleteFrom('mandates')
    .where('id', '=', id)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('users').select('users.id').whereRef('users.id', '=', 'mandates.user_id'))),
    )
    .execute();
}

/** Method of the newest completed payment; null without one. */
export async function findLastMethod(tx: Tx, userId: string) {
  const row = await tx
    .selectFrom('payments')
    .select('method')
    .where('user_id', '=', userId)
    .where('status', '=', 'completed')
    .orderBy('settled_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.method ?? null;
}
