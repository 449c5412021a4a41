import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { PaymentRow } from '#src/money/payments/face.ts';
import type { Tx } from '#src/platform/db/database.ts';
import type { Position } from '#src/platform/lib/cursor.ts';
import type { WithdrawalsTable } from './tables.ts';

export type WithdrawalRow = Selectable<WithdrawalsTable>;

export async function insertWithdrawal(tx: Tx, row: Insertable<WithdrawalsTable>): Promise<void> {
  await tx.insertInto('withdrawals').values(row).execute();
}

export async function findWithdrawal(tx: Tx, id: string): Promise<WithdrawalRow | null> {
  return (await tx.selectFrom('withdrawals').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
}

/** A statement, locked until the transaction ends. */
export async function lockWithdrawal(tx: Tx, id: string): Promise<WithdrawalRow | null> {
  const row = tx.selectFrom('withdrawals').selectAll().where('id', '=', id).forUpdate();
  return (await row.executeTakeFirst()) ?? null;
}

export async function updateWithdrawal(
  tx: Tx,
  id: string,
  change: Updateable<WithdrawalsTable>,
): Promise<void> {
  await tx.updateTable('withdrawals').set(change).where('id', '=', id).execute();
}

/** The order with this id or number of receipt whose buyer's account has this address; null without both. */
export async function findOrder(tx: Tx, order: string, emailKey: string): Promise<PaymentRow | null> {
  const row = await tx
    .selectFrom('payments')
    .innerJoin('users', 'users.id', 'payments.user_id')
    .leftJoin('papers', (join) =>
      join.onRef('papers.payment_id', '=', 'payments.id').on('papers.kind', '=', 'receipt'),
    )
    .selectAll('payments')
    .where('users.email_key', '=', emailKey)
    .where(({ or, eb }) => or([eb('payments.id', '=', order), eb('papers.number', '=', order.toUpperCase())]))
    .executeTakeFirst();
  return row ?? null;
}

/** Number of an order: that of its receipt, else its id. */
export async function numberOf(tx: Tx, paymentId: string): Promise<string> {
  const receipt = await tx
    .selectFrom('papers')
    .select('number')
    .where('payment_id', '=', paymentId)
    .where('kind', '=', 'receipt')
    .executeTakeFirst();
  return receipt?.number ?? paymentId;
}

/** Statements that visitors made with an address since a moment, and that named no order of it. */
export async function countMisses(tx: Tx, email: string, since: Date): Promise<number> {
  const { rows } = await sql<{ misses: number }>`select count(*)::int as misses from withdrawals
    where lower(email) = lower(${email}) and outcome = 'unmatched' and submitted_at > ${since}`.execute(tx);
  return rows[0]?.misses ?? 0;
}

/** Statements whose contract was not found and that no operator has answered, the oldest first. */
export function listUnmatched(tx: Tx, after: Position | null, limit: number): Promise<WithdrawalRow[]> {
  const query = tx
    .selectFrom('withdrawals')
    .selectAll()
    .where('outcome', '=', 'unmatched')
    .where('closed_at', 'is', null)
    .orderBy('submitted_at')
    .orderBy('id')
    .limit(limit);
  if (!after) return query.execute();
  return query.where(sql<boolean>`(submitted_at, id) > (${after.at}::timestamptz, ${after.id})`).execute();
}

/** Empties the statements of a member, also those made with this address while logged out: order, times and what came of it remain. */
export async function emptyWithdrawals(tx: Tx, userId: string, email: string): Promise<void> {
  await sql`update withdrawals set name = '', email = '', statement = '', answer = null,
      order_text = case when payment_id is null then '' else order_text end
    where user_id = ${userId} or lower(email) = lower(${email})`.execute(tx);
}
