import type { Tx } from '#src/platform/db/database.ts';
import type { Unit } from '#src/platform/db/unit-of-work.ts';
import { after } from '#src/platform/lib/clock.ts';
import { newId } from '#src/platform/lib/ids.ts';
import { endBlocksByPayment, PROMISED_JOB, type PromisedJob } from '#src/money/debit-blocks/face.ts';
import { releaseDiscount, useDiscount } from '#src/money/discounts/face.ts';
import { issueReceipt } from '#src/money/papers/face.ts';
import { lockLimitOfPayment, lockRoom } from '#src/money/spend-limit/face.ts';
import { askReturn, bookReturns, isRefused, settleDebtPart, type Refusal } from '#src/money/returns/face.ts';
import { announceCredits, grantCredits } from '#src/money/wallet/face.ts';
import type { PaymentContext } from './context.ts';
import { storeProviderId } from './looks-repository.ts';
import { contradicts, isPromised, nextStatus, PROMISE_LOOK_MS } from './policy.ts';
import type { Snapshot } from './provider.ts';
import { closeLater } from './queue.ts';
import * as repository from './repository.ts';
import type { PaymentRow } from './repository.ts';

/** Name of a payment's movement in the ledger: one payment is credited once, whatever happens. */
const operationOf = (paymentId: string): string => `payment:${paymentId}`;

const isExact = (payment: PaymentRow, { amount }: Snapshot): boolean =>
  amount.amount === payment.amount && amount.currency === payment.currency;

/**
 * Decides about money that arrived for a payment: null when it completes it. It does not when it is another amount or currency, when the discount
 * belongs to another payment by now, when the payment was abandoned and the buyer's limit of the month has no room for it any more, and when
 * the buyer was erased.
 */
async function refusalOf(
  context: PaymentContext,
  tx: Tx,
  payment: PaymentRow,
  snapshot: Snapshot,
): Promise<Refusal | null> {
  const now = context.clock.now();
  if (!isExact(payment, snapshot)) return 'wrong_amount';
  if (!(await repository.isMember(tx, payment.user_id))) return 'left';
  const counts = payment.status === 'pending' && now < payment.expires_at;
  if (!counts && !(await isWithinLimit(context, tx, payment))) return 'over_limit';
  return (await useDiscount(tx, payment, now)) ? null : 'late';
}

/** A pending order counts from the start; an abandoned one is counted again. */
async function isWithinLimit(context: PaymentContext, tx: Tx, payment: PaymentRow): Promise<boolean> {
  const { user_id: userId, spend_month: month, currency, amount } = payment;
  const room = await lockRoom(context, tx, { userId, month, currency });
  return !room || amount <= room.left.amount;
}

/** Stores the status of a locked payment, and notifies the buyer's open pages once it is committed. */
async function changeStatus(
  { live, clock }: PaymentContext,
  { tx, afterCommit }: Unit,
  { id, user_id: userId }: PaymentRow,
  status: PaymentRow['status'],
): Promise<void> {
  await repository.setStatus(tx, id, status, clock.now());
  afterCommit(() => live.publish(userId, 'payment', { id, status }));
}

/** Adds the credits of a payment whose money arrived or is promised, makes its buyer premium, and queues the mail. */
async function complete(
  context: PaymentContext,
  unit: Unit,
  payment: PaymentRow,
  reported: Snapshot['status'],
): Promise<void> {
  const { tx, afterCommit } = unit;
  await changeStatus(context, unit, payment, 'completed');
  if (reported === 'promised') await promise(context, unit, payment);
  else await endBlocksByPayment(tx, payment.user_id, context.clock.now());
  if (payment.credits > 0)
    await grantCredits(tx, {
      userId: payment.user_id,
      credits: payment.credits,
      kind: 'purchase',
      operationId: operationOf(payment.id),
      paymentId: payment.id,
    });
  await repository.makePremium(tx, payment.user_id);
  await settleDebtPart(context, unit, payment);
  await issueReceipt(context, unit, payment);
  afterCommit(() => announceCredits(context, payment.user_id));
}

/** Stores that the money of an order is promised, and queues the mail with the day of its collection. */
async function promise({ clock, jobs }: PaymentContext, { tx }: Unit, { id }: PaymentRow): Promise<void> {
  const now = clock.now();
  await repository.setPromised(tx, id, now, after(now, PROMISE_LOOK_MS));
  const job: PromisedJob = { payment: id };
  await jobs.send(tx, PROMISED_JOB, job);
}

/** Stores that promised money arrived; the order was completed by the promise. */
async function settlePromise(
  { clock, live }: PaymentContext,
  unit: Unit,
  payment: PaymentRow,
): Promise<void> {
  const { id, user_id: userId, status } = payment;
  await repository.settlePromised(unit.tx, id, clock.now());
  unit.afterCommit(() => live.publish(userId, 'payment', { id, status }));
}

/** Gives money back that completes nothing: the order stays as it is, or is cancelled, until the money is back. Operators read why. */
async function giveBack(
  context: PaymentContext,
  unit: Unit,
  payment: PaymentRow,
  { amount, status }: Snapshot,
  reason: Refusal,
): Promise<void> {
  const { id, provider, amount: ordered, currency } = payment;
  if (payment.status === 'pending') await changeStatus(context, unit, payment, 'cancelled');
  const now = context.clock.now();
  // It goes back once it has arrived.
  if (status === 'promised') await repository.setPromised(unit.tx, id, now, after(now, PROMISE_LOOK_MS));
  await releaseDiscount(unit.tx, id);
  await askReturn(context, unit, payment, { id: newId(), amount, reason });
  const facts = { event: 'payment_money_refused', reason, payment: id, provider, paid: amount };
  unit.afterCommit(() =>
    context.log.warn({ ...facts, ordered: { amount: ordered, currency } }, 'money of an order goes back'),
  );
}

/**
 * Books what a provider says about a locked payment, with all that follows from it: the one path of webhooks, of the browser's return, of looks on
 * time and of the reconciliation (spec §4 Payment; the first completed payment makes the member premium). Repeated, late and older
 * answers change nothing.
 */
export async function bookSnapshot(
  context: PaymentContext,
  unit: Unit,
  payment: PaymentRow,
  snapshot: Snapshot,
): Promise<void> {
  await bookOrder(context, unit, payment, snapshot);
  await bookReturns(
    context,
    unit,
    payment,
    isBroken(payment, snapshot) ? asReturned(context, payment, snapshot) : snapshot,
  );
}

/** Did the bank not collect a debit that was promised? */
const isBroken = (payment: PaymentRow, { status }: Snapshot): boolean =>
  isPromised(payment) && (status === 'failed' || status === 'cancelled' || status === 'expired');

/** A promised debit that failed came back whole: it is booked as a charge-back. */
function asReturned({ clock }: PaymentContext, payment: PaymentRow, snapshot: Snapshot): Snapshot {
  const amount = { amount: payment.amount, currency: payment.currency };
  const chargeback = { id: `${snapshot.providerId} returned`, amount, at: clock.now(), reversedAt: null };
  return { ...snapshot, chargebacks: [...snapshot.chargebacks, chargeback] };
}

/** Reports an order that completed, of which its provider now says that it did not: operators decide. */
function reportContradiction(
  { log }: PaymentContext,
  { id, provider, status }: PaymentRow,
  { providerId, status: reported }: Snapshot,
): void {
  const facts = { event: 'payment_failed_after_settlement', payment: id, provider, providerId };
  log.error({ ...facts, status, reported }, 'a completed order is reported as not paid');
}

/** Moves the order itself. Money that was refused once completes nothing later. */
async function bookOrder(
  context: PaymentContext,
  unit: Unit,
  payment: PaymentRow,
  snapshot: Snapshot,
): Promise<void> {
  if (!isBroken(payment, snapshot) && contradicts(payment.status, snapshot.status))
    unit.afterCommit(() => reportContradiction(context, payment, snapshot));
  if (snapshot.status === 'paid' && isPromised(payment)) await settlePromise(context, unit, payment);
  const next = nextStatus(payment.status, snapshot.status);
  if (next === payment.status || (next === 'completed' && (await isRefused(unit.tx, payment.id)))) return;
  if (next === 'completed') {
    const refusal = await refusalOf(context, unit.tx, payment, snapshot);
    if (refusal) await giveBack(context, unit, payment, snapshot, refusal);
    else await complete(context, unit, payment, snapshot.status);
  } else {
    await changeStatus(context, unit, payment, next);
    await releaseDiscount(unit.tx, payment.id);
  }
}

/**
 * Books a provider's answer about one of its payments, in one transaction. An answer about another payment than it claims to be changes nothing,
 * and operators read of it.
 */
export async function settle(
  context: PaymentContext,
  provider: string,
  paymentId: string,
  snapshot: Snapshot,
): Promise<void> {
  await context.unitOfWork(async (tx, afterCommit) => {
    // The limit first, as an order does: neither waits for the other.
    await lockLimitOfPayment(tx, paymentId);
    const payment = await repository.lockPayment(tx, paymentId);
    if (!payment || !isOf(payment, provider, snapshot)) {
      const facts = { event: 'payment_foreign', provider, providerId: snapshot.providerId };
      afterCommit(() => context.log.warn(facts, 'a payment of the provider is none of ours'));
      return;
    }
    if (payment.provider_id === null) await storeProviderId(tx, paymentId, snapshot.providerId);
    await bookSnapshot(context, { tx, afterCommit }, payment, snapshot);
  });
}

/** Is an answer about this payment? */
function isOf(payment: PaymentRow, provider: string, { providerId, paymentId }: Snapshot): boolean {
  const isKnown =
    payment.provider_id === null ? paymentId === payment.id : payment.provider_id === providerId;
  return payment.provider === provider && isKnown && (paymentId === null || paymentId === payment.id);
}

/** Ends a pending order whose provider refuses it. */
export async function failOrder(context: PaymentContext, id: string): Promise<void> {
  await context.unitOfWork(async (tx, afterCommit) => {
    const payment = await repository.lockPayment(tx, id);
    if (payment?.status !== 'pending') return;
    await changeStatus(context, { tx, afterCommit }, payment, 'failed');
    await releaseDiscount(tx, id);
  });
}

/** Expires an order that is still pending after its time, once its provider was asked, and has its checkout closed. */
export async function expire(context: PaymentContext, id: string): Promise<void> {
  const now = context.clock.now();
  await context.unitOfWork(async (tx, afterCommit) => {
    const payment = await repository.lockPayment(tx, id);
    if (payment?.status !== 'pending' || now < payment.expires_at) return;
    await changeStatus(context, { tx, afterCommit }, payment, 'expired');
    await releaseDiscount(tx, id);
    await closeLater(context, tx, id);
  });
}
