import type { Tx } from '#src/platform/db/database.ts';
import type { Unit } from '#src/platform/db/unit-of-work.ts';
import { problem } from '#src/platform/lib/problem.ts';
import { issueReceipt } from '#src/money/papers/face.ts';
import { releaseDiscount, useDiscount } from '#src/money/discounts/face.ts';
import { lockLimitOfPayment, lockRoom } from '#src/money/spend-limit/face.ts';
import { announceCredits, grantCredits } from '#src/money/wallet/face.ts';
import type { PaymentContext } from './context.ts';
import { nextStatus } from './policy.ts';
import type { ProviderEvent, ProviderOutcome } from './provider-words.ts';
import { closeLater, refundLater } from './provider-jobs.ts';
import * as repository from './repository.ts';
import type { PaymentRow } from './repository.ts';

/** Name of a payment's movement in the ledger: one payment is credited once, whatever happens. */
const operationOf = (paymentId: string): string => `payment:${paymentId}`;

/**
 * Status of a payment that money arrived for: completed, unless its discount belongs to another payment by now, or it was abandoned and
 * the buyer's limit of the month has no room for it any more, or its buyer was erased.
 */
async function statusOfMoney(
  context: PaymentContext,
  tx: Tx,
  payment: PaymentRow,
  now: Date,
): Promise<'completed' | 'refunded'> {
  if (!(await repository.isMember(tx, payment.user_id))) return 'refunded';
  const counts = payment.status === 'pending' && now < payment.expires_at;
  if (!counts && !(await isWithinLimit(context, tx, payment))) return 'refunded';
  return (await useDiscount(tx, payment, now)) ? 'completed' : 'refunded';
}

/** A pending order counts from the start; an abandoned one is counted again. */
async function isWithinLimit(context: PaymentContext, tx: Tx, payment: PaymentRow): Promise<boolean> {
  const { user_id: userId, spend_month: month, currency, amount } = payment;
  const room = await lockRoom(context, tx, { userId, month, currency });
  return !room || amount <= room.left.amount;
}

/**
 * Moves a locked payment by a provider's word, with all that follows from it, and notifies the buyer's open pages once it is committed. Nothing
 * happens when the payment stays as it is.
 */
async function move(
  context: PaymentContext,
  { tx, afterCommit }: Unit,
  payment: PaymentRow,
  outcome: ProviderOutcome,
  now: Date,
): Promise<void> {
  const { live } = context;
  const next = nextStatus(payment.status, outcome);
  if (next === payment.status) return;
  const status = next === 'completed' ? await statusOfMoney(context, tx, payment, now) : next;
  await repository.setStatus(tx, payment.id, status, now);
  afterCommit(() => live.publish(payment.user_id, 'payment', { id: payment.id, status }));
  if (status === 'refunded') return refundLater(context, tx, payment.id);
  if (status !== 'completed') return releaseDiscount(tx, payment.id);
  await grantCredits(tx, {
    userId: payment.user_id,
    credits: payment.credits,
    kind: 'purchase',
    operationId: operationOf(payment.id),
    paymentId: payment.id,
  });
  await repository.makePremium(tx, payment.user_id);
  await issueReceipt(context, { tx, afterCommit }, payment);
  afterCommit(() => announceCredits(context, payment.user_id));
}

/**
 * Processes a provider's event: stored once per event id, with its effects, in one transaction. Repeated, late and re-ordered
 * words are harmless (spec §4 Payment; the first completed payment makes the member premium). Money for an order that was replaced, and
 * whose discount or place in the month another order has, is given back.
 * @throws problem `not_found` for a payment this site never made
 */
export async function processEvent(
  context: PaymentContext,
  provider: string,
  event: ProviderEvent,
): Promise<void> {
  const now = context.clock.now();
  await context.unitOfWork(async (tx, afterCommit) => {
    // The limit first, as an order does: neither waits for the other.
    await lockLimitOfPayment(tx, event.paymentId);
    const payment = await repository.lockPayment(tx, event.paymentId);
    if (!payment || payment.provider !== provider) throw problem('not_found');
    const row = {
      provider,
      event_id: event.id,
      payment_id: payment.id,
      outcome: event.outcome,
      received_at: now,
    };
    if (await repository.insertEvent(tx, row))
      await move(context, { tx, afterCommit }, payment, event.outcome, now);
  });
}

/** Expires a payment that is still pending after its time. */
export async function expirePayment(context: PaymentContext, id: string): Promise<void> {
  const now = context.clock.now();
  await context.unitOfWork(async (tx, afterCommit) => {
    const payment = await repository.lockPayment(tx, id);
    if (payment?.status !== 'pending' || now < payment.expires_at) return;
    await move(context, { tx, afterCommit }, payment, 'expired', now);
    await closeLater(context, tx, payment.id);
  });
}
