import { addressKey } from '@rendezvous/rules/texts/mail-address';
import { sql } from 'kysely';
import type { Tx } from '#src/platform/db/database.ts';
import type { Position } from '#src/platform/lib/cursor.ts';

/** Payments with their buyer, where the account is still there. */
const payments = (tx: Tx) =>
  tx
    .selectFrom('payments')
    .leftJoin('users', 'users.id', 'payments.user_id')
    .selectAll('payments')
    .select('users.name as member_name')
    .select((eb) =>
      eb
        .selectFrom('papers')
        .select('papers.number')
        .whereRef('papers.payment_id', '=', 'payments.id')
        .where('papers.kind', '=', 'receipt')
        .limit(1)
        .as('number'),
    );
export type PaymentWithBuyer = Awaited<ReturnType<typeof findPayments>>[number];

/** Payments with this id, receipt or provider id, or of the member with this id or address, the latest first. */
export function findPayments(tx: Tx, word: string, limit: number, after: Position | null) {
  let query = payments(tx)
    .where((eb) =>
      eb.or([
        eb('payments.id', '=', word),
        eb('payments.provider_id', '=', word),
        eb('payments.user_id', '=', word),
        eb('users.email_key', '=', addressKey(word)),
        eb.exists(
          eb
            .selectFrom('papers')
            .select('papers.id')
            .whereRef('papers.payment_id', '=', 'payments.id')
            .where('papers.number', '=', word),
        ),
      ]),
    )
    .orderBy('payments.created_at', 'desc')
    .orderBy('payments.id', 'desc')
    .limit(limit);
  if (after)
    query = query.where(
      sql<boolean>`(payments.created_at, payments.id) < (${after.at}::timestamptz, ${after.id})`,
    );
  return query.execute();
}

/** A payment with its buyer; null for an unknown id. */
export async function readPayment(tx: Tx, id: string): Promise<PaymentWithBuyer | null> {
  return (await payments(tx).where('payments.id', '=', id).executeTakeFirst()) ?? null;
}

/** Orders that are pending since before a moment, the oldest first. */
export function listPendingSince(tx: Tx, before: Date, limit: number): Promise<PaymentWithBuyer[]> {
  return payments(tx)
    .where('payments.status', '=', 'pending')
    .where('payments.created_at', '<', before)
    .orderBy('payments.created_at')
    .orderBy('payments.id')
    .limit(limit)
    .execute();
}

/** How many payments settled since a moment, and how many were charged back. */
export async function countDisputes(tx: Tx, since: Date): Promise<{ payments: number; disputes: number }> {
  const settled = await tx
    .selectFrom('payments')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('settled_at', '>=', since)
    .where('status', 'in', ['completed', 'refunded', 'charged_back'])
    .executeTakeFirstOrThrow();
  const disputed = await tx
    .selectFrom('payment_chargebacks')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('received_at', '>=', since)
    .executeTakeFirstOrThrow();
  return { payments: Number(settled.count), disputes: Number(disputed.count) };
}

/** Returns that are not done, with the currency of their payment, the oldest first. */
export function listOpenReturns(tx: Tx) {
  return tx
    .selectFrom('payment_returns')
    .innerJoin('payments', 'payments.id', 'payment_returns.payment_id')
    .selectAll('payment_returns')
    .select('payments.currency')
    .where('payment_returns.state', '<>', 'done')
    .orderBy('payment_returns.asked_at')
    .orderBy('payment_returns.id')
    .execute();
}

const debts = (tx: Tx) =>
  tx
    .selectFrom('debts')
    .leftJoin('users', 'users.id', 'debts.user_id')
    .selectAll('debts')
    .select('users.name as member_name');
export type DebtWithMember = Awaited<ReturnType<typeof listOpenDebts>>[number];

/** Debts that block buying, the oldest first. */
export function listOpenDebts(tx: Tx, limit: number) {
  return debts(tx)
    .where('debts.state', '=', 'open')
    .orderBy('debts.created_at')
    .orderBy('debts.id')
    .limit(limit)
    .execute();
}

export async function findDebt(tx: Tx, id: string): Promise<DebtWithMember | null> {
  return (await debts(tx).where('debts.id', '=', id).executeTakeFirst()) ?? null;
}

/** The latest debt of a payment; null without one. */
export async function findDebtOf(tx: Tx, paymentId: string): Promise<DebtWithMember | null> {
  const row = await debts(tx)
    .where('debts.payment_id', '=', paymentId)
    .orderBy('debts.created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** The payment that a return is of; null for an unknown id. */
export async function findPaymentOfReturn(tx: Tx, id: string): Promise<string | null> {
  const row = await tx
    .selectFrom('payment_returns')
    .select('payment_id')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.payment_id ?? null;
}
