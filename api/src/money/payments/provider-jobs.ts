import { handleReturns } from '#src/money/returns/face.ts';
import type { PaymentContext } from './context.ts';
import { CREATE_JOB, createWaiting, type CreateJob } from './create.ts';
import { settlePayment } from './look.ts';
import type { PaymentProvider } from './provider.ts';
import { CLOSE_JOB, type CloseJob } from './queue.ts';
import { findPayment, type PaymentRow } from './repository.ts';

/** Registers what providers are asked, refunds too, each of the one that has the payment. A provider that is away is asked again. */
export function handleProviderJobs(context: PaymentContext): void {
  const { jobs } = context;
  jobs.handle<CreateJob>(CREATE_JOB, (job) => createWaiting(context, job));
  jobs.handle<CloseJob>(CLOSE_JOB, ({ payment }) => closeCheckout(context, payment));
  handleReturns(context);
}

/** A payment at its provider; null for an order that was never made there. @throws Error without that provider */
async function atProvider(
  context: PaymentContext,
  id: string,
): Promise<{ payment: PaymentRow; provider: PaymentProvider; providerId: string } | null> {
  const payment = await findPayment(context.db, id);
  if (!payment?.provider_id) return null;
  const provider = context.providers.named(payment.provider);
  if (!provider) throw new Error(`no payment provider ${payment.provider}`);
  return { payment, provider, providerId: payment.provider_id };
}

/** Closes a checkout, and books what the provider says afterwards: it may have been paid before. */
async function closeCheckout(context: PaymentContext, id: string): Promise<void> {
  const found = await atProvider(context, id);
  if (!found) return;
  await found.provider.cancel(found.providerId);
  await settlePayment(context, found.payment);
}
