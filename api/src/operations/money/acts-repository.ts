import type { Insertable, Selectable } from 'kysely';
import type { Tx } from '#src/platform/db/database.ts';
import type { MoneyActsTable } from './tables.ts';

export type ActRow = Selectable<MoneyActsTable>;

const acts = (tx: Tx) =>
  tx
    .selectFrom('money_acts')
    .innerJoin('payments', 'payments.id', 'money_acts.payment_id')
    .selectAll('money_acts')
    .select('payments.amount as paid');
export type ActOfPayment = Awaited<ReturnType<typeof listWaiting>>[number];

/** Stores an act; false while another of its kind waits for the same payment. */
export async function insertAct(tx: Tx, row: Insertable<MoneyActsTable>): Promise<boolean> {
  const result = await tx
    .insertInto('money_acts')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Acts that wait for a second person, the oldest first. */
export function listWaiting(tx: Tx, limit: number) {
  return acts(tx).where('state', '=', 'waiting').orderBy('asked_at').limit(limit).execute();
}

/** Acts about a payment, the latest first. */
export function listActsOf(tx: Tx, paymentId: string): Promise<ActOfPayment[]> {
  return acts(tx).where('payment_id', '=', paymentId).orderBy('asked_at', 'desc').limit(100).execute();
}

export async function findAct(tx: Tx, id: string): Promise<ActOfPayment | null> {
  return (await acts(tx).where('money_acts.id', '=', id).executeTakeFirst()) ?? null;
}

/** Ends the wait of an act; false when it waits no more. */
export async function decideAct(
  tx: Tx,
  id: string,
  decision: Pick<ActRow, 'state' | 'decided_by' | 'decided_at' | 'note'>,
): Promise<boolean> {
  const result = await tx
    .updateTable('money_acts')
    .set(decision)
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Acts without a second person that count towards a limit: about a payment, and by an operator about a buyer since a moment. */
export function listActsAlone(
  tx: Tx,
  { payment, user, operator, since }: { payment: string; user: string; operator: string; since: Date },
): Promise<Pick<ActRow, 'amount' | 'currency'>[]> {
  return tx
    .selectFrom('money_acts')
    .select(['amount', 'currency'])
    .where('state', '=', 'done')
    .where('decided_by', 'is', null)
    .where((eb) =>
      eb.or([
        eb('payment_id', '=', payment),
        eb.and([eb('user_id', '=', user), eb('asked_by', '=', operator), eb('asked_at', '>=', since)]),
      ]),
    )
    .execute();
}

/** Removes the words about an erased buyer; sums stay with the books. */
export async function clearWords(tx: Tx, userId: string): Promise<void> {
  await tx.updateTable('money_acts').set({ reason: '', note: '' }).where('user_id', '=', userId).execute();
}
