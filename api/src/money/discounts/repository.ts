import { sql, type Insertable, type Updateable } from 'kysely';
import type { Tx } from '#src/platform/db/database.ts';
import type { DiscountCodesTable } from './tables.ts';

/** A code as it was entered by an operator; null when there is none. */
export async function findCode(tx: Tx, code: string) {
  return (
    (await tx.selectFrom('discount_codes').selectAll().where('code', '=', code).executeTakeFirst()) ?? null
  );
}

/** Inserts a code; false when there is one of that name. */
export async function insertCode(tx: Tx, row: Insertable<DiscountCodesTable>): Promise<boolean> {
  const result = await tx
    .insertInto('discount_codes')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Changes a code. Orders that were made with it stay as they are. */
export async function updateCode(
  tx: Tx,
  code: string,
  changes: Updateable<Pick<DiscountCodesTable, 'status' | 'expires' | 'max_uses' | 'max_budget'>>,
): Promise<void> {
  await tx.updateTable('discount_codes').set(changes).where('code', '=', code).execute();
}

/** Inserts a member's own code; false when they were offered one for this before. */
export async function insertOffer(tx: Tx, row: Insertable<DiscountCodesTable>): Promise<boolean> {
  const inserted = await tx
    .insertInto('discount_codes')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'offered_for']).where('offered_for', 'is not', null).doNothing(),
    )
    .returning('code')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** The current use of a key, with the method of its payment; null when it is free. */
export async function findUse(tx: Tx, useKey: string) {
  return (
    (await tx
      .selectFrom('discount_uses')
      .leftJoin('payments', 'payments.id', 'discount_uses.payment_id')
      .selectAll('discount_uses')
      .select('payments.method')
      .where('use_key', '=', useKey)
      .executeTakeFirst()) ?? null
  );
}

export interface NewUse {
  useKey: string;
  code: string;
  userId: string;
  paymentId: string;
  at: Date;
}

/** Inserts a use; false when the code is in use already. The unique key decides, so one of two parallel orders gets it. */
export async function insertUse(
  tx: Tx,
  { useKey, code, userId, paymentId, at }: NewUse,
  state: 'reserved' | 'used',
): Promise<boolean> {
  const result = await tx
    .insertInto('discount_uses')
    .values({ use_key: useKey, code, user_id: userId, payment_id: paymentId, state, created_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** What a code was used for, open orders included. */
export interface Spent {
  uses: number;
  /** Sum of its discounts in minor units. */
  cost: number;
}

/**
 * Uses of a code, and the sum of their discounts.
 * @param except reservations of this member are left out
 */
export async function readSpent(tx: Tx, code: string, except?: string): Promise<Spent> {
  let query = tx
    .selectFrom('discount_uses')
    .innerJoin('payments', 'payments.id', 'discount_uses.payment_id')
    .select((eb) => [
      eb.fn.countAll<string>().as('uses'),
      eb.fn.coalesce(eb.fn.sum<string>('payments.discount_amount'), sql<string>`0`).as('cost'),
    ])
    .where('discount_uses.code', '=', code);
  if (except !== undefined)
    query = query.where((eb) =>
      eb.or([eb('discount_uses.state', '=', 'used'), eb('discount_uses.user_id', '<>', except)]),
    );
  const { uses, cost } = await query.executeTakeFirstOrThrow();
  return { uses: Number(uses), cost: Number(cost) };
}

/** Locks a code until commit: the uses that are counted afterwards are all of them. */
export async function lockCode(tx: Tx, code: string) {
  const row = await tx
    .selectFrom('discount_codes')
    .selectAll()
    .where('code', '=', code)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** Marks the reservation of a payment as used; false when it was released meanwhile. */
export async function markUsed(tx: Tx, paymentId: string): Promise<boolean> {
  const result = await tx
    .updateTable('discount_uses')
    .set({ state: 'used' })
    .where('payment_id', '=', paymentId)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Gives a reservation back; a used one stays. */
export async function deleteReservation(tx: Tx, paymentId: string): Promise<void> {
  await tx
    .deleteFrom('discount_uses')
    .where('payment_id', '=', paymentId)
    .where('state', '=', 'reserved')
    .execute();
}

/** Deletes the use of a payment that does not get its discount. */
export async function deleteUse(tx: Tx, paymentId: string): Promise<void> {
  await tx.deleteFrom('discount_uses').where('payment_id', '=', paymentId).execute();
}

/** Deletes the codes made for one member. */
export async function forgetOwnCodes(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('discount_codes').where('user_id', '=', userId).execute();
}
