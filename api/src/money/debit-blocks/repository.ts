import { sql, type Insertable, type Selectable } from 'kysely';
import type { Tx } from '#src/platform/db/database.ts';
import type { BlockEnd, DebitBlocksTable } from './tables.ts';

export type BlockRow = Selectable<DebitBlocksTable>;

/** The newest block of a member that has not ended; null without one. */
export async function findOpenBlock(tx: Tx, userId: string): Promise<BlockRow | null> {
  const row = await tx
    .selectFrom('debit_blocks')
    .selectAll()
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .orderBy('opened_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** Stores a block; one of the same charge-back is stored once. */
export async function insertBlock(tx: Tx, row: Insertable<DebitBlocksTable>): Promise<void> {
  await tx
    .insertInto('debit_blocks')
    .values(row)
    .onConflict((conflict) => conflict.column('chargeback_id').doNothing())
    .execute();
}

/** Blocks of an order that have not ended, locked until the transaction ends. */
export function lockOpenBlocks(tx: Tx, payment: string): Promise<BlockRow[]> {
  return tx
    .selectFrom('debit_blocks')
    .selectAll()
    .where('payment_id', '=', payment)
    .where('ended_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Ends blocks that have not ended. @returns how many */
export async function endBlocks(tx: Tx, ids: readonly string[], by: BlockEnd, at: Date): Promise<number> {
  if (ids.length === 0) return 0;
  const result = await tx
    .updateTable('debit_blocks')
    .set({ ended_at: at, ended_by: by })
    .where('id', 'in', ids)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}

/** Ends the blocks of a member whose debits left nothing open, as another payment of theirs has settled. */
export async function endBlocksByPayment(tx: Tx, userId: string, at: Date): Promise<void> {
  await sql`update debit_blocks set ended_at = ${at}, ended_by = 'payment'
    where user_id = ${userId} and ended_at is null
      and not exists (select from debts d where d.payment_id = debit_blocks.payment_id and d.state = 'open')`.execute(
    tx,
  );
}
