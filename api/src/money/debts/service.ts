import type { Tx } from '#src/platform/db/database.ts';
import { newId } from '#src/platform/lib/ids.ts';
import { problem } from '#src/platform/lib/problem.ts';
import * as repository from './repository.ts';
import type { DebtRow } from './repository.ts';

/** What a member owes after a charge-back, the oldest first; null when nothing is open. While it is, orders are refused. */
export function openDebtOf(tx: Tx, userId: string): Promise<DebtRow | null> {
  return repository.findOpenDebt(tx, userId);
}

/** Every debt that charge-backs of an order left, oldest first. */
export const debtsOf = (tx: Tx, payment: string): Promise<DebtRow[]> => repository.listDebts(tx, payment);

/** What these orders pay of debts, in minor units, by order. */
export async function debtPartsOf(tx: Tx, payments: readonly string[]): Promise<Map<string, number>> {
  const rows = await repository.listDebtParts(tx, payments);
  return new Map(rows.map((row) => [row.payment_id, row.amount]));
}

/** Stores that an order pays an open debt with a part of its amount, inside the transaction that stores the order. */
export async function promiseDebtPart(tx: Tx, payment: string, { id, amount }: DebtRow): Promise<void> {
  await repository.insertDebtPart(tx, { payment_id: payment, debt_id: id, amount });
}

/** The charged-back order a debt is of. */
interface Debtor {
  id: string;
  user_id: string;
  currency: string;
}

/** What an order paid of a debt that is none any more. */
export interface Overpaid {
  payer: string;
  amount: number;
}

/**
 * Makes the debts of an order add up to what is owed after its charge-backs: opens one, changes the open one, or ends it. Paid and waived ones
 * count. The order is locked.
 * @returns debts that were paid and are not owed any more, newest first
 */
export async function matchDebt(
  tx: Tx,
  { id: paymentId, user_id: userId, currency }: Debtor,
  chargebackId: string,
  owed: number,
  at: Date,
): Promise<Overpaid[]> {
  const debts = await repository.lockDebts(tx, paymentId);
  const open = debts.find(({ state }) => state === 'open');
  const ended = debts.filter(({ state }) => state === 'paid' || state === 'waived');
  const due = owed - ended.reduce((sum, { amount }) => sum + amount, 0);
  const fresh = {
    id: newId(),
    user_id: userId,
    payment_id: paymentId,
    chargeback_id: chargebackId,
    currency,
  };
  if (open && due > 0) await repository.changeDebt(tx, open.id, { amount: due });
  else if (open) await repository.changeDebt(tx, open.id, { state: 'reversed', ended_at: at });
  else if (due > 0)
    await repository.insertDebt(tx, {
      ...fresh,
      amount: due,
      state: 'open',
      created_at: at,
      ended_at: null,
      paid_by: null,
    });
  return reverseOverpaid(tx, ended, -due, at);
}

/** Reverses ended debts, newest first, as far as they are whole above what is owed. */
async function reverseOverpaid(
  tx: Tx,
  ended: readonly DebtRow[],
  over: number,
  at: Date,
): Promise<Overpaid[]> {
  const overpaid: Overpaid[] = [];
  let left = over;
  for (const { id, amount, paid_by: payer } of ended.toReversed()) {
    if (amount > left) continue;
    left -= amount;
    await repository.changeDebt(tx, id, { state: 'reversed', ended_at: at });
    if (payer !== null) overpaid.push({ payer, amount });
  }
  return overpaid;
}

/** Part of an order that was for a debt, once the order is completed. */
export interface DebtPaid {
  /** The charged-back order. */
  payment: string;
  /** What was paid and is not owed. */
  over: number;
}

/** Pays the debt that a completed order is for, at most what is open of it. @returns null for an order that pays none */
export async function payDebt(tx: Tx, payer: string, at: Date): Promise<DebtPaid | null> {
  const part = await repository.findDebtPart(tx, payer);
  const debt = part && (await repository.lockDebt(tx, part.debt_id));
  if (!part || !debt) return null;
  const paid = debt.state === 'open' ? Math.min(part.amount, debt.amount) : 0;
  if (paid > 0)
    await repository.changeDebt(tx, debt.id, { state: 'paid', amount: paid, ended_at: at, paid_by: payer });
  return { payment: debt.payment_id, over: part.amount - paid };
}

/**
 * Ends an open debt without money; the order it is of is brought in line by the caller.
 * @returns the debt as it was
 * @throws problem `not_found` for a debt that is not open
 */
export async function waiveDebt(tx: Tx, id: string, at: Date): Promise<DebtRow> {
  const debt = await repository.lockDebt(tx, id);
  if (debt?.state !== 'open') throw problem('not_found');
  await repository.changeDebt(tx, id, { state: 'waived', ended_at: at });
  return debt;
}
