import { after, DAY, SECOND } from '#src/platform/lib/clock.ts';
import { problem } from '#src/platform/lib/problem.ts';
import { within } from '#src/platform/lib/within.ts';
import type { PaymentContext } from './context.ts';
import { claimDue, claimReturn, findIdOfProvider, isCreating, planLook } from './looks-repository.ts';
import { isPromised, nextLook, PROMISE_LOOK_MS, retryAt } from './policy.ts';
import type { PaymentProvider, Snapshot } from './provider.ts';
import { findPayment, type PaymentRow } from './repository.ts';
import { expire, settle } from './settle.ts';

/** Orders of one round of looks, and looks at the same time. */
const ROUND = 20;
/** A browser that waits causes one look in this time. */
const RETURN_PAUSE_MS = 3 * SECOND;
/** A browser waits this long for an answer of the provider. */
const RETURN_PATIENCE_MS = 2 * SECOND;

/** Asks the provider of a payment about it and books the answer. @throws Error while the provider is away, or without it */
export async function settlePayment(context: PaymentContext, payment: PaymentRow): Promise<void> {
  const provider = context.providers.named(payment.provider);
  if (!provider) throw new Error(`no payment provider ${payment.provider}`);
  const snapshot = payment.provider_id === null ? null : await provider.look(payment.provider_id);
  if (snapshot) await settle(context, payment.provider, payment.id, snapshot);
}

/**
 * Looks at the orders that are due: pending ones after 1, 5, 15 and 60 minutes, daily, and when their time is over, and promised debits daily. An order expires only after an
 * answer of its provider. @returns how many were due
 */
export async function lookAtDue(context: PaymentContext): Promise<number> {
  const now = context.clock.now();
  const due = await claimDue(context.db, now, retryAt(now), ROUND);
  await Promise.all(due.map((payment) => lookAt(context, payment)));
  return due.length;
}

async function lookAt(context: PaymentContext, payment: PaymentRow): Promise<void> {
  const { db, clock, log, providers } = context;
  const facts = { payment: payment.id, provider: payment.provider };
  if (!providers.named(payment.provider)) {
    log.error({ event: 'payment_provider_unknown', ...facts }, 'a pending order has no provider');
    await planLook(db, payment.id, after(clock.now(), DAY));
    return;
  }
  try {
    await settlePayment(context, payment);
    const now = clock.now();
    if (isPromised(payment)) await planLook(db, payment.id, after(now, PROMISE_LOOK_MS));
    else if (now >= payment.expires_at) await expire(context, payment.id);
    else await planLook(db, payment.id, nextLook(payment, now));
  } catch (err) {
    log.warn({ err, event: 'payment_look_failed', ...facts }, 'a pending order was not looked up');
  }
}

/**
 * Looks at a pending order whose buyer waits for it, at most once in some seconds. A provider that is slow or away delays the answer no longer.
 * @returns the order as it is afterwards
 */
export async function lookAtReturn(context: PaymentContext, payment: PaymentRow): Promise<PaymentRow> {
  const { db, clock, log } = context;
  const now = clock.now();
  if (payment.status !== 'pending' || !(await claimReturn(db, payment.id, now, after(now, -RETURN_PAUSE_MS))))
    return payment;
  await within(RETURN_PATIENCE_MS, settlePayment(context, payment)).catch((err: unknown) =>
    log.warn({ err, event: 'payment_look_failed', payment: payment.id }, 'a pending order was not looked up'),
  );
  return (await findPayment(db, payment.id)) ?? payment;
}

/**
 * Looks at the payments that a webhook names. Ids that are not ours change nothing and are answered like others; the provider is asked about
 * them only while it is making an order, whose id may not be stored yet.
 * @throws problem `unavailable` while the provider is away: it repeats the webhook
 */
export async function receiveWebhook(
  context: PaymentContext,
  provider: PaymentProvider,
  ids: readonly string[],
): Promise<void> {
  for (const providerId of ids) {
    const known = await findIdOfProvider(context.db, provider.name, providerId);
    if (known === null && !(await isCreating(context.db, provider.name))) continue;
    const snapshot = await lookOrLater(context, provider, providerId);
    const paymentId = known ?? snapshot?.paymentId;
    if (snapshot && paymentId) await settle(context, provider.name, paymentId, snapshot);
  }
}

async function lookOrLater(
  { log }: PaymentContext,
  provider: PaymentProvider,
  providerId: string,
): Promise<Snapshot | null> {
  try {
    return await provider.look(providerId);
  } catch (err) {
    log.warn({ err, event: 'payment_look_failed', provider: provider.name }, 'a webhook was not followed');
    throw problem('unavailable', { detail: 'the payment provider does not answer' });
  }
}
