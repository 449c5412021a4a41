import type { Unit } from '#src/platform/db/unit-of-work.ts';
import { newId } from '#src/platform/lib/ids.ts';
import { alignBlocks } from '#src/money/debit-blocks/face.ts';
import { matchDebt } from '#src/money/debts/face.ts';
import { issueCreditNote } from '#src/money/papers/face.ts';
import { announceCredits, restoreCredits, revokeCredits } from '#src/money/wallet/face.ts';
import type { BookingContext } from './context.ts';
import { moneyOf, remainingNow, termsOf, type MoneyFacts } from './facts.ts';
import { moneyStateOf, owedAfter, statusOf, unpaidCredits } from './policy.ts';
import * as repository from './repository.ts';
import type { ChargebackRow, PaymentRow } from './repository.ts';
import { storeReturn } from './store.ts';
import { alignWaiting } from './waiting.ts';

/**
 * Brings all that depends on the money of an order in line with it, inside the caller's transaction, which has locked the order: unused credits
 * without money behind them are revoked, debt, status, Premium and credit notes follow. A second call changes nothing.
 */
export async function alignOrder(context: BookingContext, unit: Unit, payment: PaymentRow): Promise<void> {
  const { tx, afterCommit } = unit;
  const facts = await moneyOf(tx, payment.id);
  await revokeUnpaid(unit, payment, facts);
  await alignDebt(context, unit, payment, facts);
  await alignBlocks(tx, payment.id, context.clock.now());
  const status = statusOf(
    orderState(payment, facts),
    moneyStateOf(payment, facts.returns, facts.chargebacks),
  );
  if (status !== payment.status) await repository.projectStatus(tx, payment.id, status);
  await repository.refreshPremium(tx, payment.user_id);
  for (const row of await repository.listReturns(tx, [payment.id]))
    if (row.state === 'done') await issueCreditNote(context, unit, payment, row);
  afterCommit(() => context.live.publish(payment.user_id, 'payment', { id: payment.id, status }));
  afterCommit(() => announceCredits(context, payment.user_id));
}

/** State of the order itself. One that booked nothing was cancelled before its money arrived. */
function orderState({ status }: PaymentRow, { lot, debt }: MoneyFacts): PaymentRow['status'] {
  if (status !== 'refunded' && status !== 'charged_back') return status;
  return lot !== null || debt > 0 ? 'completed' : 'cancelled';
}

/** Revokes unused credits that the remaining money does not pay, for the newest charge-back, or else the newest return. */
async function revokeUnpaid({ tx }: Unit, payment: PaymentRow, facts: MoneyFacts): Promise<void> {
  const { lot, chargebacks, returns } = facts;
  const credits = lot ? unpaidCredits(termsOf(payment, facts), lot, remainingNow(payment, facts)) : 0;
  if (!lot || credits === 0) return;
  const reversal = { userId: payment.user_id, paymentId: payment.id, credits };
  const standing = chargebacks.findLast(({ reversed_at: at }) => at === null);
  const newest = returns.at(-1);
  if (standing) {
    const operationId = `charge_back:${standing.id}:${standing.credits_revoked}`;
    const revoked = await revokeCredits(tx, { ...reversal, operationId, kind: 'charge_back' });
    await repository.changeChargeback(tx, standing.id, {
      credits_revoked: standing.credits_revoked + revoked,
    });
  } else if (newest) {
    const operationId = `refund:${newest.id}:${newest.credits}`;
    const revoked = await revokeCredits(tx, { ...reversal, operationId, kind: 'refund' });
    await repository.changeReturn(tx, newest.id, { credits: newest.credits + revoked });
  }
}

/** Opens, changes or ends the debt of an order; what was paid of one that is no debt any more goes back. */
async function alignDebt(
  context: BookingContext,
  unit: Unit,
  payment: PaymentRow,
  facts: MoneyFacts,
): Promise<void> {
  const newest = facts.chargebacks.at(-1);
  if (!newest) return;
  const used = facts.lot?.used ?? 0;
  const owed = owedAfter(termsOf(payment, facts), used, remainingNow(payment, facts), facts.chargebacks);
  const at = context.clock.now();
  for (const { payer, amount } of await matchDebt(unit.tx, payment, newest.id, owed, at)) {
    const paying = await repository.lockPayment(unit.tx, payer);
    await returnDebtPart(context, unit, paying, amount);
  }
}

/** Returns what an order paid of a debt that is none any more; while the bank has all of its money, the return waits. */
export async function returnDebtPart(
  context: BookingContext,
  unit: Unit,
  paying: PaymentRow,
  amount: number,
): Promise<void> {
  const money = { amount, currency: paying.currency };
  await storeReturn(context, unit.tx, paying.id, { id: newId(), amount: money, reason: 'reversed' });
  await alignWaiting(context, unit, paying);
  await alignOrder(context, unit, paying);
}

/** Restores the credits that a charge-back revoked, once it is reversed. */
export async function restoreRevoked({ tx }: Unit, payment: PaymentRow, row: ChargebackRow): Promise<void> {
  if (row.credits_revoked === 0) return;
  await restoreCredits(tx, {
    userId: payment.user_id,
    paymentId: payment.id,
    credits: row.credits_revoked,
    operationId: `reversal:${row.id}`,
  });
}
