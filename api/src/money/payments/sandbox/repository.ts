import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Tx } from '#src/platform/db/database.ts';
import type { ProviderStatus } from '../provider.ts';
import type { SandboxPaymentsTable, SandboxReturnsTable } from './tables.ts';

export type SandboxPayment = Selectable<SandboxPaymentsTable>;
export type SandboxReturn = Selectable<SandboxReturnsTable>;

/** Stores a payment; the one that has its key already stays. @returns the stored one */
export async function insertOnce(tx: Tx, row: Insertable<SandboxPaymentsTable>): Promise<SandboxPayment> {
  await tx
    .insertInto('sandbox_payments')
    .values(row)
    .onConflict((conflict) => conflict.columns(['provider', 'key']).doNothing())
    .execute();
  return tx
    .selectFrom('sandbox_payments')
    .selectAll()
    .where('provider', '=', row.provider)
    .where('key', '=', row.key)
    .executeTakeFirstOrThrow();
}

export async function find(tx: Tx, id: string): Promise<SandboxPayment | null> {
  const row = await tx.selectFrom('sandbox_payments').selectAll().where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

/** The payment that an order was made with. */
export async function findOfOrder(tx: Tx, paymentId: string): Promise<SandboxPayment | null> {
  const row = await tx
    .selectFrom('sandbox_payments')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .executeTakeFirst();
  return row ?? null;
}

/** The payment whose checkout made a mandate; null for a mandate that was signed. */
export async function findFirst(tx: Tx, mandateId: string): Promise<SandboxPayment | null> {
  const row = await tx
    .selectFrom('sandbox_payments')
    .selectAll()
    .where('mandate_id', '=', mandateId)
    .where('keep', '=', true)
    .executeTakeFirst();
  return row ?? null;
}

export async function update(tx: Tx, id: string, changes: Updateable<SandboxPaymentsTable>): Promise<void> {
  await tx.updateTable('sandbox_payments').set(changes).where('id', '=', id).execute();
}

/** Changes a payment that is in one of these states; false when it is not. */
export async function changeWhile(
  tx: Tx,
  id: string,
  states: readonly ProviderStatus[],
  changes: Updateable<SandboxPaymentsTable>,
): Promise<boolean> {
  const result = await tx
    .updateTable('sandbox_payments')
    .set(changes)
    .where('id', '=', id)
    .where('status', 'in', states)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Payments made in a period, oldest first. */
export function listMade(tx: Tx, provider: string, from: Date, to: Date): Promise<SandboxPayment[]> {
  return tx
    .selectFrom('sandbox_payments')
    .selectAll()
    .where('provider', '=', provider)
    .where('created_at', '>=', from)
    .where('created_at', '<', to)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** Stores a refund or a charge-back; the one that has its key already stays. @returns the stored one */
export async function insertReturn(tx: Tx, row: Insertable<SandboxReturnsTable>): Promise<SandboxReturn> {
  await tx
    .insertInto('sandbox_returns')
    .values(row)
    .onConflict((conflict) => conflict.columns(['sandbox_id', 'key']).doNothing())
    .execute();
  const query = tx.selectFrom('sandbox_returns').selectAll().where('sandbox_id', '=', row.sandbox_id);
  const stored = row.key ? query.where('key', '=', row.key) : query.where('id', '=', row.id);
  return stored.executeTakeFirstOrThrow();
}

export function listReturns(tx: Tx, sandboxId: string): Promise<SandboxReturn[]> {
  return tx
    .selectFrom('sandbox_returns')
    .selectAll()
    .where('sandbox_id', '=', sandboxId)
    .orderBy('at')
    .orderBy('id')
    .execute();
}

/** Reverses the charge-backs of a payment. */
export async function reverseChargebacks(tx: Tx, sandboxId: string, at: Date): Promise<void> {
  await tx
    .updateTable('sandbox_returns')
    .set({ reversed_at: at })
    .where('sandbox_id', '=', sandboxId)
    .where('kind', '=', 'chargeback')
    .where('reversed_at', 'is', null)
    .execute();
}

/** Pays the payment of an order, in whatever state it is. */
export async function payInSandbox(tx: Tx, paymentId: string): Promise<void> {
  await tx
    .updateTable('sandbox_payments')
    .set({ status: 'paid' })
    .where('payment_id', '=', paymentId)
    .execute();
}
