import { sql, type Selectable } from 'kysely';
import type { Money } from '@rendezvous/contract/kernel/common';
import type { Tx } from '#src/platform/db/database.ts';
import type { SpendLimitsTable } from './tables.ts';

export type LimitRow = Selectable<SpendLimitsTable>;

/** The month of spending that an order belongs to. */
export interface SpendMonth {
  /** `YYYY-MM`. */
  month: string;
  /** It ends then. */
  until: Date;
}

export async function findLimit(tx: Tx, userId: string): Promise<LimitRow | null> {
  const row = await tx
    .selectFrom('spend_limits')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ?? null;
}

/** The limit of a member, locked until the transaction ends: their orders and changes of it go one after the other. */
export async function lockLimit(tx: Tx, userId: string): Promise<LimitRow | null> {
  const row = await tx
    .selectFrom('spend_limits')
    .selectAll()
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** Locks the limit of the member a payment belongs to, where there is one. */
export async function lockLimitOfPayment(tx: Tx, paymentId: string): Promise<void> {
  await sql`select from spend_limits l join payments p on p.user_id = l.user_id where p.id = ${paymentId} for update of l`.execute(
    tx,
  );
}

/** Stores a limit in place of the former one. */
export async function putLimit(tx: Tx, row: LimitRow): Promise<void> {
  const { user_id: _key, ...columns } = row;
  await tx
    .insertInto('spend_limits')
    .values(row)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(columns))
    .execute();
}

export async function deleteLimit(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('spend_limits').where('user_id', '=', userId).execute();
}

/** The newest month of a member's orders; null without an order. */
export async function findLastMonth(tx: Tx, userId: string): Promise<SpendMonth | null> {
  const row = await tx
    .selectFrom('payments')
    .select(['spend_month as month', 'spend_until as until'])
    .where('user_id', '=', userId)
    .orderBy('spend_month', 'desc')
    .orderBy('spend_until', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * What a member paid, or is about to pay, with the orders of a month, by currency, less what of it goes back or was charged back. Expired orders do not count, nor do those left at the
 * checkout since `leftBefore`.
 */
export async function sumSpent(
  tx: Tx,
  userId: string,
  { month, now, leftBefore = null }: { month: string; now: Date; leftBefore?: Date | null },
): Promise<Money[]> {
  const { rows } = await sql<Money>`
    select currency, sum(greatest(0, amount
      - (select coalesce(sum(amount), 0) from payment_returns r where r.payment_id = payments.id and r.state <> 'failed')
      - (select coalesce(sum(amount), 0) from payment_chargebacks c where c.payment_id = payments.id and c.reversed_at is null)))::int as amount
    from payments where user_id = ${userId} and spend_month = ${month}
      and (status in ('completed', 'charged_back') or (status = 'pending' and expires_at > ${now}
        and (method = 'sct' or (created_at > ${leftBefore}::timestamptz) is not false)))
    group by currency`.execute(tx);
  return rows;
}
