import type { Tx } from '#src/platform/db/database.ts';
import { problem } from '#src/platform/lib/problem.ts';
import { releaseDiscount, useDiscount } from '#src/money/discounts/service.ts';
import { announceCredits, grantCredits } from '#src/money/wallet/service.ts';
import type { PaymentContext } from './context.ts';
import { nextStatus } from './policy.ts';
import type { ProviderEvent, ProviderOutcome } from './provider.ts';
import { RECEIPT_JOB } from './receipt-mail.ts';
import * as repository from './repository.ts';
import type { PaymentRow } from './repository.ts';

/** Name of a payment's movement in the ledger: one payment is credited once, whatever happens. */
const operationOf = (paymentId: string): string => `payment:${paymentId}`;

/** Moves a locked payment by a provider's word, with all that follows from it; null when it stays as it is. */
async function move(
  { jobs }: PaymentContext,
  tx: Tx,
  payment: PaymentRow,
  outcome: ProviderOutcome,
  now: Date,
): Promise<PaymentRow | null> {
  const status = nextStatus(payment.status, outcome);
  if (status === payment.status) return null;
  await repository.setStatus(tx, payment.id, status, now);
  if (status === 'completed') {
    await grantCredits(tx, {
      userId: payment.user_id,
      credits: payment.credits,
      kind: 'purchase',
      operationId: operationOf(payment.id),
      paymentId: payment.id,
    });
    await repository.makePremium(tx, payment.user_id);
    await useDiscount(tx, payment, now);
    await jobs.send(tx, RECEIPT_JOB, { payment: payment.id });
  } else {
    await releaseDiscount(tx, payment.id);
  }
  return { ...payment, status, settled_at: now };
}

/** Tells the buyer's open pages, once the change is kept. */
async function announce(context: PaymentContext, payment: PaymentRow): Promise<void> {
  await context.live.publish(payment.user_id, 'payment', { id: payment.id, status: payment.status });
  if (payment.status === 'completed') await announceCredits(context, payment.user_id);
}

/**
 * Takes a provider's word in: stored once per event id, with its effects, in one transaction. Repeated, late and re-ordered
 * words are harmless (spec §4 Payment; the first completed payment makes the member premium).
 * @throws problem `not_found` for a payment this site never made
 */
export async function takeEvent(
  context: PaymentContext,
  provider: string,
  event: ProviderEvent,
): Promise<void> {
  const now = context.clock.now();
  const moved = await context.db.transaction().execute(async (tx) => {
    const payment = await repository.lockPayment(tx, event.paymentId);
    if (!payment || payment.provider !== provider) throw problem('not_found');
    const row = {
      provider,
      event_id: event.id,
      payment_id: payment.id,
      outcome: event.outcome,
      received_at: now,
    };
    return (await repository.insertEvent(tx, row)) ? move(context, tx, payment, event.outcome, now) : null;
  });
  if (moved) await announce(context, moved);
}

/** Gives up a payment that is still pending when its time is over. */
export async function expirePayment(context: PaymentContext, id: string): Promise<void> {
  const now = context.clock.now();
  const moved = await context.db.transaction().execute(async (tx) => {
    const payment = await repository.lockPayment(tx, id);
    return payment && now >= payment.expires_at ? move(context, tx, payment, 'expired', now) : null;
  });
  if (moved) await announce(context, moved);
}
