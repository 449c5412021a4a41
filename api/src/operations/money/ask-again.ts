import { writeAudit } from '#src/identity/operators/face.ts';
import { settlePayment, type PaymentContext } from '#src/money/payments/face.ts';
import { retryReturn } from '#src/money/returns/face.ts';
import { problem } from '#src/platform/lib/problem.ts';
import { MONEY_KEYS } from './jobs.ts';
import { findPaymentOfReturn, readPayment } from './repository.ts';

/**
 * Asks the provider about a payment now, and books what it says.
 * @throws problem `not_found`; `unavailable` while the provider is away
 */
export async function lookNow(context: PaymentContext, operator: string, id: string): Promise<void> {
  const { unitOfWork, clock, db, log } = context;
  const payment = await readPayment(db, id);
  if (!payment) throw problem('not_found');
  await unitOfWork((tx) =>
    writeAudit(tx, { at: clock.now(), operator, action: 'payment.look', subject: id }),
  );
  try {
    await settlePayment(context, payment);
  } catch (err) {
    log.warn({ err, event: 'payment_look_failed', payment: id }, 'an operator asked a provider in vain');
    throw problem('unavailable', { detail: 'the payment provider does not answer' });
  }
}

/** Asks the provider once more for a refund that the bank did not accept. @throws problem `not_found`; a field problem for any other return */
export async function refundAgain(context: PaymentContext, operator: string, id: string): Promise<void> {
  await context.unitOfWork(async (tx, afterCommit) => {
    const payment = await findPaymentOfReturn(tx, id);
    if (payment === null) throw problem('not_found');
    await retryReturn(context, { tx, afterCommit }, id);
    const detail = { return: id };
    const at = context.clock.now();
    await writeAudit(tx, { at, operator, action: 'payment.refund.again', subject: payment, detail });
  });
}

/** Tries a failed job about money again. @throws problem `not_found` */
export async function retryJob(
  { unitOfWork, clock, jobs }: PaymentContext,
  operator: string,
  id: string,
): Promise<void> {
  await unitOfWork(async (tx) => {
    if (!(await jobs.retry(tx, MONEY_KEYS, id))) throw problem('not_found');
    await writeAudit(tx, { at: clock.now(), operator, action: 'job.retry', subject: id });
  });
}
