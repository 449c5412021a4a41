import type { Tx } from '#src/platform/db/database.ts';
import type { Unit } from '#src/platform/db/unit-of-work.ts';
import { fieldProblem } from '#src/platform/lib/problem.ts';
import { lockWallet, revokeCredits } from '#src/money/wallet/face.ts';
import { alignOrder } from './align.ts';
import type { BookingContext } from './context.ts';
import { moneyOf, remainingNow } from './facts.ts';
import { CHARGED_BACK } from './policy.ts';
import * as repository from './repository.ts';
import type { PaymentRow, ReturnRow } from './repository.ts';
import { askAgain, storeReturn, type AskedReturn } from './store.ts';

/** Locks an order and its buyer's wallet until the transaction ends: a quote stays exact meanwhile. */
export async function lockForReturn(tx: Tx, paymentId: string): Promise<PaymentRow> {
  const payment = await repository.lockPayment(tx, paymentId);
  await lockWallet(tx, payment.user_id);
  return payment;
}

/**
 * Stores a return, revokes its credits and has the provider of the order refund it, all of it inside the caller's transaction. Unused credits
 * that the remaining money does not pay are revoked too. The order is locked.
 * @returns the return as it is stored, also when this id was asked before
 * @throws field problem `amount` for more than remains of a completed order, `credits` for more than are unused
 */
export async function askReturn(
  context: BookingContext,
  unit: Unit,
  { id: paymentId }: Pick<PaymentRow, 'id'>,
  asked: AskedReturn,
): Promise<ReturnRow> {
  const { tx } = unit;
  const payment = await lockForReturn(tx, paymentId);
  const earlier = await repository.findReturn(tx, asked.id);
  if (earlier) return earlier;
  const facts = await moneyOf(tx, payment.id);
  const { credits = 0, amount } = asked;
  const isSettled = payment.status === 'completed' || payment.status === 'charged_back';
  if (isSettled && amount.amount > remainingNow(payment, facts)) throw fieldProblem('amount', 'not_allowed');
  if (credits > (facts.lot?.unused ?? 0)) throw fieldProblem('credits', 'not_allowed');
  const row = await storeReturn(context, tx, payment.id, asked);
  if (credits > 0)
    await revokeCredits(tx, {
      userId: payment.user_id,
      paymentId: payment.id,
      credits,
      operationId: `refund:${row.id}`,
      kind: 'refund',
    });
  await alignOrder(context, unit, payment);
  return row;
}

/**
 * Asks for a failed return once more, for operators. One that the bank paid instead is asked for by itself when that changes.
 * @throws field problem `id` for a return that has not failed
 */
export async function retryReturn(context: BookingContext, { tx }: Unit, id: string): Promise<void> {
  const found = await repository.findReturn(tx, id);
  if (found) await repository.lockPayment(tx, found.payment_id);
  const row = found && (await repository.findReturn(tx, id));
  if (row?.state !== 'failed' || row.failure === CHARGED_BACK) throw fieldProblem('id', 'not_allowed');
  await askAgain(context, tx, row);
}
