import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Tx } from '#src/platform/db/database.ts';
import type { DebtPaymentsTable, DebtsTable } from './tables.ts';

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

/** Debts of an order, oldest first. */
export function listDebts(tx: Tx, payment: string): Promise<DebtRow[]> {
  return tx
    .selectFrom('debts')
    .selectAll()
    .where('payment_id', '=', payment)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** Debts of an order, oldest first, locked until the transaction ends. */
export function lockDebts(tx: Tx, payment: string): Promise<DebtRow[]> {
  return tx
    .selectFrom('debts')
    .selectAll()
    .where('payment_id', '=', payment)
    .orderBy('created_at')
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** A debt, locked until the transaction ends; null for an unknown id. */
export async function lockDebt(tx: Tx, id: string): Promise<DebtRow | null> {
  const row = await tx.selectFrom('debts').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  return row ?? null;
}

export async function insertDebt(tx: Tx, row: Insertable<DebtsTable>): Promise<void> {
  await tx.insertInto('debts').values(row).execute();
}

export async function changeDebt(tx: Tx, id: string, change: Updateable<DebtsTable>): Promise<void> {
  await tx.updateTable('debts').set(change).where('id', '=', id).execute();
}

/** What an order pays of a debt; null when it pays none. */
export async function findDebtPart(tx: Tx, payment: string): Promise<Selectable<DebtPaymentsTable> | null> {
  const row = await tx
    .selectFrom('debt_payments')
    .selectAll()
    .where('payment_id', '=', payment)
    .executeTakeFirst();
  return row ?? null;
}

/** Stores that an order pays a debt with a part of its amount. */
export async function insertDebtPart(tx: Tx, row: Insertable<DebtPaymentsTable>): Promise<void> {
  await tx.insertInto('debt_payments').values(row).execute();
}
