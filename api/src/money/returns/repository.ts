import { sql, type Insertable, type RawBuilder, type Selectable, type Updateable } from 'kysely';
import type { PaymentStatus } from '@rendezvous/contract/resources/payments/values';
import type { Tx } from '#src/platform/db/database.ts';
import type { Database } from '#src/platform/db/schema.ts';
import { CHARGED_BACK, REFUSALS } from './policy.ts';
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

/** An order, locked until the transaction ends. @throws when there is none */
export function lockPayment(tx: Tx, id: string): Promise<PaymentRow> {
  return tx.selectFrom('payments').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();
}

export async function findReturn(tx: Tx, id: string): Promise<ReturnRow | null> {
  const row = await tx.selectFrom('payment_returns').selectAll().where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

export function insertReturn(tx: Tx, row: Insertable<PaymentReturnsTable>): Promise<ReturnRow> {
  return tx.insertInto('payment_returns').values(row).returningAll().executeTakeFirstOrThrow();
}

export async function changeReturn(
  tx: Tx,
  id: string,
  change: Updateable<PaymentReturnsTable>,
): Promise<void> {
  await tx.updateTable('payment_returns').set(change).where('id', '=', id).execute();
}

export async function insertChargeback(tx: Tx, row: Insertable<PaymentChargebacksTable>): Promise<void> {
  await tx.insertInto('payment_chargebacks').values(row).execute();
}

export async function findChargeback(tx: Tx, id: string): Promise<ChargebackRow | null> {
  const row = await tx.selectFrom('payment_chargebacks').selectAll().where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

export async function changeChargeback(
  tx: Tx,
  id: string,
  change: Updateable<PaymentChargebacksTable>,
): Promise<void> {
  await tx.updateTable('payment_chargebacks').set(change).where('id', '=', id).execute();
}

/** Sets the status of an order whose money moved; the time it was settled stays. */
export async function projectStatus(tx: Tx, id: string, status: PaymentStatus): Promise<void> {
  await tx.updateTable('payments').set({ status }).where('id', '=', id).execute();
}

/**
 * Sets whether a member is premium: while money of an order that arrived remains here (spec §4 Payment). The member's row is locked first, so
 * that the sums are of after every other change of it.
 */
export async function refreshPremium(tx: Tx, userId: string): Promise<void> {
  await sql`select from users where id = ${userId} for update`.execute(tx);
  await sql`update users set paid_user = ${moneyRemains(userId, null)} where id = ${userId}`.execute(tx);
}

/** Money that is to be returned of an order. */
export interface Giving {
  payment: string;
  amount: number;
}

/** Is a member premium after this return? */
export async function staysPremium(tx: Tx, userId: string, giving: Giving): Promise<boolean> {
  const { rows } = await sql<{ stays: boolean }>`select ${moneyRemains(userId, giving)} as stays`.execute(tx);
  return rows[0]?.stays ?? false;
}

/** Does money of an order that arrived remain here, after one more return? */
const moneyRemains = (userId: string, giving: Giving | null): RawBuilder<boolean> => sql<boolean>`exists (
  select from payments p where p.user_id = ${userId} and p.status in ('completed', 'refunded', 'charged_back')
    and p.amount > (select coalesce(sum(r.amount), 0) from payment_returns r where r.payment_id = p.id and r.failure is distinct from ${CHARGED_BACK})
      + (select coalesce(sum(c.amount), 0) from payment_chargebacks c where c.payment_id = p.id and c.reversed_at is null)
      + case when p.id = ${giving?.payment ?? null} then ${giving?.amount ?? 0}::int else 0 end
    and not exists (select from payment_returns f where f.payment_id = p.id and f.reason in (${sql.join([...REFUSALS])})))`;

/** Orders of which money went back and whose credits an operation spent, locked in the order of their ids until the transaction ends. */
export async function lockReturnedOf(tx: Tx, operation: string): Promise<PaymentRow[]> {
  return tx
    .selectFrom('payments as p')
    .selectAll('p')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('ledger_entries as e')
          .innerJoin('ledger_lots as l', 'l.id', 'e.lot_id')
          .select('l.id')
          .where('e.operation_id', '=', operation)
          .whereRef('l.payment_id', '=', 'p.id'),
      ),
    )
    .where(({ or, exists, selectFrom }) =>
      or([
        exists(selectFrom('payment_returns as r').select('r.id').whereRef('r.payment_id', '=', 'p.id')),
        exists(selectFrom('payment_chargebacks as c').select('c.id').whereRef('c.payment_id', '=', 'p.id')),
      ]),
    )
    .orderBy('p.id')
    .forUpdate()
    .execute();
}

/** The buyer of an order, as far as mail goes, and whether they are premium; null once the account is gone. */
export async function readReceiver(tx: Tx, userId: string) {
  const row = await tx
    .selectFrom('users')
    .select([
      'id',
      'email',
      'name',
      'language',
      'domain',
      'notifications_disabled',
      'confirmed_at',
      'paid_user',
    ])
    .where('id', '=', userId)
    .executeTakeFirst();
  return row ?? null;
}

export async function findPayment(tx: Tx, id: string): Promise<PaymentRow | null> {
  const row = await tx.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst();
  return row ?? null;
}
