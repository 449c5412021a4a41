import type { Unit } from '#src/platform/db/unit-of-work.ts';
import { openBlock, reverseBlock } from '#src/money/debit-blocks/face.ts';
import { newId } from '#src/platform/lib/ids.ts';
import { alignOrder, restoreRevoked } from './align.ts';
import type { BookingContext, ReportedChargeback, ReportedMoney, ReportedRefund } from './context.ts';
import { CHARGEBACK_JOB, FAILED_JOB, type ChargebackJob } from './jobs.ts';
import * as repository from './repository.ts';
import type { ChargebackRow, PaymentRow, ReturnRow } from './repository.ts';
import { alignWaiting } from './waiting.ts';

/** What the provider gets as key of a return: its id, with the number of the attempt after a failed one. */
export const keyOf = ({ id, attempt }: Pick<ReturnRow, 'id' | 'attempt'>): string =>
  attempt === 0 ? id : `${id}~${attempt}`;

/**
 * Books what a provider says about money of an order that went back, inside the caller's transaction, which has locked the order: refunds made
 * here and at the provider, charge-backs and their reversals. Older and repeated answers change nothing, in any order.
 */
export async function bookReturns(
  context: BookingContext,
  unit: Unit,
  { id }: Pick<PaymentRow, 'id'>,
  reported: ReportedMoney,
): Promise<void> {
  if (reported.refunds.length === 0 && reported.chargebacks.length === 0) return;
  const payment = await repository.lockPayment(unit.tx, id);
  let isChanged = false;
  for (const refund of reported.refunds)
    if (await bookRefund(context, unit, payment, refund)) isChanged = true;
  for (const chargeback of reported.chargebacks)
    if (await bookChargeback(context, unit, payment, { ...chargeback, reason: reported.reason ?? null }))
      isChanged = true;
  if (!isChanged) return;
  await alignWaiting(context, unit, payment);
  await alignOrder(context, unit, payment);
}

/** Books one refund. @returns whether anything changed */
export async function bookRefund(
  context: BookingContext,
  unit: Unit,
  payment: PaymentRow,
  refund: ReportedRefund,
): Promise<boolean> {
  const rows = await repository.listReturns(unit.tx, [payment.id]);
  const row = rowOf(rows, refund);
  if (row) return moveReturn(context, unit, row, refund);
  // A failed one that is not ours, or of an earlier attempt, returned nothing.
  if (refund.state === 'failed' || isOfEarlierAttempt(rows, refund)) return false;
  const at = context.clock.now();
  await repository.insertReturn(unit.tx, {
    id: newId(),
    payment_id: payment.id,
    ...refund.amount,
    credits: 0,
    reason: 'outside',
    state: refund.state,
    provider_refund_id: refund.id,
    asked_at: at,
    changed_at: at,
  });
  return true;
}

/** The return a reported refund is: by the provider's id, by key, or, where the provider stores no keys, the one of this amount that waits for its id. */
function rowOf(rows: readonly ReturnRow[], { id, key, amount }: ReportedRefund): ReturnRow | undefined {
  const known = rows.find((row) => row.provider_refund_id === id);
  if (known || key !== null) return known ?? rows.find((row) => keyOf(row) === key);
  return rows.find(
    (row) =>
      row.state === 'under_way' &&
      row.provider_refund_id === null &&
      row.amount === amount.amount &&
      row.currency === amount.currency,
  );
}

const isOfEarlierAttempt = (rows: readonly ReturnRow[], { key }: ReportedRefund): boolean =>
  key !== null && rows.some(({ id }) => key === id || key.startsWith(`${id}~`));

/** Moves a return to the state its provider reports. What it called failed is final, and done is left only for failed. */
async function moveReturn(
  { clock, jobs }: BookingContext,
  { tx }: Unit,
  row: ReturnRow,
  { id, state }: ReportedRefund,
): Promise<boolean> {
  const isOlder =
    state === row.state ||
    (row.state === 'failed' && row.provider_refund_id !== null) ||
    (row.state === 'done' && state !== 'failed');
  if (isOlder && row.provider_refund_id !== null) return false;
  await repository.changeReturn(tx, row.id, {
    provider_refund_id: id,
    ...(!isOlder && { state, changed_at: clock.now(), failure: state === 'failed' ? 'refused' : null }),
  });
  if (!isOlder && state === 'failed') await jobs.send(tx, FAILED_JOB, { return: row.id });
  return true;
}

async function bookChargeback(
  context: BookingContext,
  unit: Unit,
  payment: PaymentRow,
  { id, amount, at, reversedAt, reason }: ReportedChargeback & { reason: string | null },
): Promise<boolean> {
  const rows = await repository.listChargebacks(unit.tx, [payment.id]);
  const known = rows.find((row) => row.provider_chargeback_id === id);
  if (known) return reverse(context, unit, payment, known, reversedAt);
  const chargeback = newId();
  await repository.insertChargeback(unit.tx, {
    id: chargeback,
    payment_id: payment.id,
    provider_chargeback_id: id,
    amount: amount.amount,
    received_at: at,
    reversed_at: reversedAt,
    credits_revoked: 0,
    reason,
  });
  if (reversedAt === null && payment.method === 'sdd')
    await openBlock(context, unit.tx, { payment, chargeback, reason });
  // One that was reversed before it was known changed nothing.
  if (reversedAt === null) await mailLater(context, unit, { chargeback, event: 'booked' });
  return true;
}

/** Ends a charge-back that the bank reversed: its credits come back. */
async function reverse(
  context: BookingContext,
  unit: Unit,
  payment: PaymentRow,
  row: ChargebackRow,
  reversedAt: Date | null,
): Promise<boolean> {
  if (reversedAt === null || row.reversed_at !== null) return false;
  await repository.changeChargeback(unit.tx, row.id, { reversed_at: reversedAt });
  await reverseBlock(unit.tx, payment.id, row.id, context.clock.now());
  await restoreRevoked(unit, payment, row);
  await mailLater(context, unit, { chargeback: row.id, event: 'reversed' });
  return true;
}

const mailLater = ({ jobs }: BookingContext, { tx }: Unit, job: ChargebackJob): Promise<void> =>
  jobs.send(tx, CHARGEBACK_JOB, job);
