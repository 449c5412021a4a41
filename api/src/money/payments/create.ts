import type { PaymentRow } from './repository.ts';
import { problem } from '#src/platform/lib/problem.ts';
import { money } from '#src/platform/lib/money.ts';
import { serverText } from '#src/platform/lib/server-text.ts';
import { DEFAULT_LOCALE } from '@rendezvous/contract/kernel/locales';
import { RECEIVE_PAYMENT_WEBHOOK } from '@rendezvous/contract/resources/payments/endpoints';
import { releaseDiscount } from '#src/money/discounts/face.ts';
import { lockLimitOfPayment } from '#src/money/spend-limit/face.ts';
import type { PaymentContext } from './context.ts';
import { deletePayment, storeCreated } from './looks-repository.ts';
import type { ProviderOrder } from './provider.ts';
import { returnAddress } from './return-address.ts';
import { closeLater } from './queue.ts';
import { findPayment, lockPayment } from './repository.ts';

/** Job that makes a stored order at its provider when the request that stored it did not come to it. */
export const CREATE_JOB = 'payment-create';
export interface CreateJob {
  payment: string;
  /** Address of this site as the buyer's browser knows it. */
  origin: string;
}

/** Where a provider reports; its name selects the adapter. */
export const webhookUrl = ({ config }: Pick<PaymentContext, 'config'>, provider: string): string =>
  `${config.BASE_URL}${RECEIVE_PAYMENT_WEBHOOK.path}?${new URLSearchParams({ provider })}`;

/** An order as its provider is asked to collect it. @param origin address of this site as the buyer's browser knows it */
export function providerOrderOf(context: PaymentContext, payment: PaymentRow, origin: string): ProviderOrder {
  const language = payment.notice_language ?? DEFAULT_LOCALE;
  return {
    paymentId: payment.id,
    amount: money(payment.amount, payment.currency),
    method: payment.method,
    returnUrl: returnAddress(context, origin, payment.id),
    webhookUrl: webhookUrl(context, payment.provider),
    language,
    description:
      payment.credits === 0
        ? serverText(language, 'payment.debt')
        : serverText(language, 'payment.description', { credits: payment.credits }),
  };
}

/**
 * Makes a stored order at its provider, once, with the order's id as key. @returns the address of its checkout
 * @throws Error when the provider is away, or the order is gone
 */
export async function createAtProvider(
  context: PaymentContext,
  payment: PaymentRow,
  origin: string,
): Promise<string> {
  if (payment.checkout_url !== null) return payment.checkout_url;
  const provider = context.providers.named(payment.provider);
  if (!provider) throw new Error(`no payment provider ${payment.provider}`);
  const created = await provider.create(providerOrderOf(context, payment, origin), payment.id);
  const stored = await storeCreated(context.db, payment.id, created);
  if (!stored) throw new Error(`order ${payment.id} is gone`);
  // It was replaced, or its buyer left, meanwhile.
  if (stored.status === 'cancelled') await closeLater(context, context.db, payment.id);
  return created.checkoutUrl;
}

/** Makes an order that is still without a provider's payment. */
export async function createWaiting(
  context: PaymentContext,
  { payment: id, origin }: CreateJob,
): Promise<void> {
  const payment = await findPayment(context.db, id);
  if (payment?.status === 'pending') await createAtProvider(context, payment, origin);
}

/**
 * Deletes an order that its provider did not make, with its reservations, and refuses the request: nothing is stored. Its buyer never saw a
 * checkout, so no money can arrive for it.
 * @throws problem `unavailable`
 */
export async function refuseUnmade(context: PaymentContext, id: string, err: unknown): Promise<never> {
  context.log.warn({ err, event: 'payment_provider_away', payment: id }, 'an order was not made');
  await context.unitOfWork(async (tx) => {
    await lockLimitOfPayment(tx, id);
    const payment = await lockPayment(tx, id);
    if (payment?.status !== 'pending' || payment.provider_id !== null) return;
    await releaseDiscount(tx, id);
    await deletePayment(tx, id);
  });
  throw problem('unavailable', { detail: 'the payment provider does not answer' });
}
