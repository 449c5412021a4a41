import type { Selectable } from 'kysely';
import type { Tx } from '#src/platform/db/database.ts';
import type { DebtsTable } from './tables.ts';

export type DebtRow = Selectable<DebtsTable>;

/** The oldest open debt of a member; null without one. */
export async function findOpenDebt(tx: Tx, userId: string): Promise<DebtRow | null> {
  const row = await tx
    .selectFrom('debts')
    .selectAll()
    .where('user_id', '=', userId)
    .where('state', '=', 'open')
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** What these orders pay of debts, by order. */
export async function listDebtParts(
  tx: Tx,
  payments: readonly string[],
): Promise<{ payment_id: string; amount: number }[]> {
  return tx
    .selectFrom('debt_payments')
    .select(['payment_id', 'amount'])
    .where('payment_id', 'in', payments)
    .execute();
}
