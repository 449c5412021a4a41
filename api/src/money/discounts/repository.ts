import type { Insertable } from 'kysely';
import type { Tx } from '#src/platform/db/database.ts';
import type { DiscountCodesTable } from './tables.ts';

/** A code as it was entered by an operator; null when there is none. */
export async function findCode(tx: Tx, code: string) {
  return (
    (await tx.selectFrom('discount_codes').selectAll().where('code', '=', code).executeTakeFirst()) ?? null
  );
}

export async function insertCode(tx: Tx, row: Insertable<DiscountCodesTable>): Promise<void> {
  await tx.insertInto('discount_codes').values(row).execute();
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

/** Deletes the codes made for one member. */
export async function forgetOwnCodes(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('discount_codes').where('user_id', '=', userId).execute();
}
