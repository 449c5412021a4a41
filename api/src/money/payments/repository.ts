import { sql, type Insertable, type RawBuilder, type Selectable } from 'kysely';
import type { PaymentStatus } from '@rendezvous/contract/resources/payments/schemas';
import type { CreditPrice } from '@rendezvous/contract/resources/accounts/schemas';
import { cursorColumn } from '#src/platform/db/cursor-column.ts';
import type { Tx } from '#src/platform/db/database.ts';
import type { Position } from '#src/platform/lib/cursor.ts';
import type { PaymentsTable } from './tables.ts';

export type PaymentRow = Selectable<PaymentsTable>;

/** Stores an order; null when there is one with its id. @returns the stored order */
export async function insertPayment(tx: Tx, row: Insertable<PaymentsTable>): Promise<PaymentRow | null> {
  const stored = await tx
    .insertInto('payments')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returningAll()
    .executeTakeFirst();
  return stored ?? null;
}

/** A payment of this member; null for unknown ids and for those of others alike. */
export async function findOwn(tx: Tx, userId: string, id: string): Promise<PaymentRow | null> {
  return (
    (await tx
      .selectFrom('payments')
      .selectAll()
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .executeTakeFirst()) ?? null
  );
}

export async function findPayment(tx: Tx, id: string): Promise<PaymentRow | null> {
  return (await tx.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
}

/** A payment, locked until the transaction ends. */
export async function lockPayment(tx: Tx, id: string): Promise<PaymentRow | null> {
  return (
    (await tx.selectFrom('payments').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()) ?? null
  );
}

/** Orders a member left at the checkout before `before`, locked until the transaction ends. Money of a wire transfer, and of an accepted debit, may be on its way. */
export function lockLeftBehind(tx: Tx, userId: string, before: Date): Promise<{ id: string }[]> {
  return tx
    .selectFrom('payments')
    .select('id')
    .where('user_id', '=', userId)
    .where('status', '=', 'pending')
    .where('method', '<>', 'sct')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('debit_forms as f')
            .select('f.payment_id')
            .whereRef('f.payment_id', '=', 'payments.id')
            .where('f.accepted_at', 'is not', null),
        ),
      ),
    )
    .where('created_at', '<=', before)
    .orderBy('id')
    .forUpdate()
    .execute();
}

export async function setStatus(tx: Tx, id: string, status: PaymentStatus, at: Date): Promise<void> {
  await tx
    .updateTable('payments')
    .set({ status, settled_at: at, next_look_at: null })
    .where('id', '=', id)
    .execute();
}

/** Stores when its buyer accepted the mandate of a debit, with their request to start at once, and until when the order goes on. */
export async function acceptOrder(
  tx: Tx,
  id: string,
  { at, until, isAsked }: { at: Date; until: Date; isAsked: boolean },
): Promise<void> {
  await tx
    .updateTable('payments')
    .set({ expires_at: until, start_requested_at: isAsked ? at : null })
    .where('id', '=', id)
    .execute();
}

/** Stores that the money of an order is promised: the bank collects it in some days, and its provider is looked at until then. */
export async function setPromised(tx: Tx, id: string, at: Date, next: Date): Promise<void> {
  await tx
    .updateTable('payments')
    .set({ promised_at: at, settled_at: null, next_look_at: next })
    .where('id', '=', id)
    .execute();
}

/** Stores that promised money arrived. */
export async function settlePromised(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.updateTable('payments').set({ settled_at: at, next_look_at: null }).where('id', '=', id).execute();
}

/** Cancels an order that another one replaces. */
export async function setReplaced(tx: Tx, id: string, by: string, at: Date): Promise<void> {
  await setStatus(tx, id, 'cancelled', at);
  await tx.updateTable('payments').set({ replaced_by: by }).where('id', '=', id).execute();
}

/** Own payments after a position, newest first. */
export async function listOwn(
  tx: Tx,
  userId: string,
  after: Position | null,
  limit: number,
): Promise<(PaymentRow & { position: string })[]> {
  let query = tx
    .selectFrom('payments')
    .selectAll()
    .select(cursorColumn('created_at').as('position'))
    .where('user_id', '=', userId);
  if (after) query = query.where(sql<boolean>`(created_at, id) < (${after.at}::timestamptz, ${after.id})`);
  return query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute();
}

/**
 * The member's last completed payment, when its method is one they agreed to store with this provider and have not revoked;
 * null otherwise.
 */
export async function findRepeatable(tx: Tx, userId: string, provider: string): Promise<PaymentRow | null> {
  const last = tx
    .selectFrom('payments')
    .selectAll()
    .where('user_id', '=', userId)
    .where('status', '=', 'completed')
    .where('credits', '>', 0)
    .orderBy(sql`coalesce(promised_at, settled_at)`, 'desc')
    .orderBy('id', 'desc')
    .limit(1);
  const row = await tx
    .selectFrom(last.as('last'))
    .selectAll('last')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('mandates')
          .select('mandates.id')
          .whereRef('mandates.user_id', '=', 'last.user_id')
          .whereRef('mandates.method', '=', 'last.method')
          .where('mandates.provider', '=', provider)
          .where('mandates.opted_in_at', 'is not', null)
          .where('mandates.revoked_at', 'is', null),
      ),
    )
    .executeTakeFirst();
  return row ?? null;
}

/** The buyer, as far as prices and discounts depend on them. */
export async function readBuyer(tx: Tx, userId: string) {
  return tx
    .selectFrom('users')
    .select(['id', 'paid_user', 'signup_date', 'payment_country', 'domain'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
}

/** Has the buyer of a payment still got an account? */
export async function isMember(tx: Tx, userId: string): Promise<boolean> {
  const row = await tx.selectFrom('users').select('id').where('id', '=', userId).executeTakeFirst();
  return row !== undefined;
}

/** Locks the open payments of a buyer. */
export async function lockPending(tx: Tx, userId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('payments')
    .select('id')
    .where('user_id', '=', userId)
    .where('status', '=', 'pending')
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

/** Where a buyer's mail goes; null once the account is gone. */
export async function readReceiver(tx: Tx, userId: string) {
  const row = await tx
    .selectFrom('users')
    .select(['id', 'email', 'name', 'language', 'domain', 'notifications_disabled', 'confirmed_at'])
    .where('id', '=', userId)
    .executeTakeFirst();
  return row ?? null;
}

/** Makes a member premium; false when they were so already. */
export async function makePremium(tx: Tx, userId: string): Promise<boolean> {
  const result = await tx
    .updateTable('users')
    .set({ paid_user: true })
    .where('id', '=', userId)
    .where('paid_user', '=', false)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/**
 * Price of the lot of a member's next credit, as a part of another query; null without a purchase. Given credits cost nothing; with none
 * left, it is the price of the newest purchase.
 */
export function creditPriceOf(userId: string): RawBuilder<CreditPrice | null> {
  return sql<CreditPrice | null>`(
    select json_build_object(
      'price', json_build_object('amount', case when w.free > 0 then 0 else p.amount end, 'currency', p.currency),
      'credits', case when w.free > 0 then 1 else lot.credits end,
      'until', case when w.free > 0 then w.paid else w.paid - w.next_left end)
    from wallets w
    join ledger_lots lot on lot.user_id = w.user_id and lot.purse = 'paid'
    join payments p on p.id = lot.payment_id
    where w.user_id = ${userId}
    order by (lot.id = w.next_lot) desc nulls last, lot.position desc limit 1)`;
}
