import type { Selectable } from 'kysely';
import type { Tx } from '#src/platform/db/database.ts';
import type { Database } from '#src/platform/db/schema.ts';
import type { PaymentChargebacksTable, PaymentReturnsTable } from './tables.ts';

/** An order, as the module of payments stores it. */
export type PaymentRow = Selectable<Database['payments']>;
export type ReturnRow = Selectable<PaymentReturnsTable>;
export type ChargebackRow = Selectable<PaymentChargebacksTable>;

/** Returns of these payments, oldest first. */
export function listReturns(tx: Tx, payments: readonly string[]): Promise<ReturnRow[]> {
  return tx
    .selectFrom('payment_returns')
    .selectAll()
    .where('payment_id', 'in', payments)
    .orderBy('asked_at')
    .orderBy('id')
    .execute();
}

/** Charge-backs of these payments, oldest first. */
export function listChargebacks(tx: Tx, payments: readonly string[]): Promise<ChargebackRow[]> {
  return tx
    .selectFrom('payment_chargebacks')
    .selectAll()
    .where('payment_id', 'in', payments)
    .orderBy('received_at')
    .orderBy('id')
    .execute();
}
