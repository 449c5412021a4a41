import { MollieApiError, PaymentEmbed, PaymentMethod, SequenceType, type Payment } from '@mollie/api-client';
import { isLoopback } from '#src/platform/lib/loopback.ts';
import { within } from '#src/platform/lib/within.ts';
import type { MethodOffer, PaymentProvider, ProviderOrder, Snapshot } from '../provider.ts';
import { amountFromMollie, amountToMollie } from './amounts.ts';
import { openClient, type MollieAccess } from './client.ts';
import { mandateCalls, placeOfMandate } from './mandates.ts';
import { isKeepable, LOCALE_AT_MOLLIE, methodAtMollie, methodsOf } from './methods.ts';
import { refundFromMollie, snapshotOf } from './snapshot.ts';

/** Id of a payment at Mollie. Its webhook is unsigned, so the shape is all that can be checked before it is looked up. */
const PAYMENT_ID = /^tr_[A-Za-z0-9]{4,64}$/;
const LONGEST_DESCRIPTION = 255;
const LIMIT_MS = 10_000;

export interface MollieOptions extends MollieAccess {
  /** Longest wait for an answer, with the client's own retries after a 5xx. */
  limitMs?: number;
}

const isStatus = (error: unknown, status: number) =>
  error instanceof MollieApiError && error.statusCode === status;

/** What a payment has, however it is paid. */
function factsOf({ paymentId, amount, webhookUrl, description }: ProviderOrder) {
  // Mollie refuses the address of a webhook that it cannot reach; then the payment is looked up in time.
  const reachable = !isLoopback(new URL(webhookUrl).hostname);
  return {
    amount: amountToMollie(amount),
    description: description.slice(0, LONGEST_DESCRIPTION),
    ...(reachable && { webhookUrl }),
    metadata: { payment_id: paymentId },
  };
}

/**
 * Mollie by its own client, on its Payments API: a payment is made with an id of ours in its metadata, reported by a webhook that only
 * names it, and read with its refunds and charge-backs. Mollie does not accept dating of this kind: this adapter is the reference for
 * providers of its manner.
 */
export function createMollie({ limitMs = LIMIT_MS, ...access }: MollieOptions): PaymentProvider {
  const client = openClient(access);
  const answer = <T>(asked: Promise<T>) => within(limitMs, asked);
  const mandates = mandateCalls(client, answer);

  /** The mandate that a payment made or charged; null for most. */
  const mandateOf = async ({ customerId, mandateId }: Payment) =>
    customerId && mandateId ? mandates.lookMandate(`${customerId}/${mandateId}`) : null;

  async function look(providerId: string): Promise<Snapshot | null> {
    if (!PAYMENT_ID.test(providerId)) return null;
    try {
      const embed = [PaymentEmbed.refunds, PaymentEmbed.chargebacks];
      const payment = await answer(client.payments.get(providerId, { embed }));
      return snapshotOf(payment, await mandateOf(payment));
    } catch (error) {
      if (isStatus(error, 404)) return null;
      throw error;
    }
  }

  /** Mollie forgets a key after an hour, so that a later repetition is found by the key in the refund itself. */
  async function refundOf(providerId: string, key: string) {
    const refunds = (await look(providerId))?.refunds ?? [];
    return refunds.find((refund) => refund.key === key);
  }

  /** The charge of an order, looked for among the payments of a customer: Mollie forgets a key after an hour, and a charge needs no buyer. */
  async function chargeOf(customerId: string, orderId: string): Promise<string | null> {
    const payments = client.customerPayments.iterate({ customerId })[Symbol.asyncIterator]();
    for (;;) {
      const { done, value: payment } = await answer(payments.next());
      if (done) return null;
      if (snapshotOf(payment, null).paymentId === orderId) return payment.id;
    }
  }

  return {
    name: 'mollie',
    look,
    ...mandates,

    async methods({ country, amount }) {
      const facts = { billingCountry: country, ...(amount && { amount: amountToMollie(amount) }) };
      const [listed, recurring] = await Promise.all([
        answer(
          client.methods.list({
            sequenceType: SequenceType.oneoff,
            includeWallets: 'applepay',
            ...facts,
          }),
        ),
        answer(client.methods.list({ sequenceType: SequenceType.recurring, ...facts })),
      ]);
      const chargeable = new Set(recurring.map(({ id }) => id));
      const isDebit = ({ id }: { id: string }) => id === PaymentMethod.directdebit;
      const all = [...listed.filter((method) => !isDebit(method)), ...recurring.filter(isDebit)];
      return all.flatMap((method): MethodOffer[] =>
        methodsOf(method.id).map((id) => ({
          id,
          minimum: amountFromMollie(method.minimumAmount),
          maximum: method.maximumAmount && amountFromMollie(method.maximumAmount),
          keepable: chargeable.has(method.id) && isKeepable(id),
        })),
      );
    },

    async create(order, key) {
      const { method, returnUrl, language, keep = false } = order;
      if (method === 'sdd') throw new RangeError('a direct debit is charged on a mandate');
      // A mandate is one of a customer, who has no name there.
      const customer = keep && (await answer(client.customers.create({ idempotencyKey: `customer:${key}` })));
      const payment = await answer(
        client.payments.create({
          idempotencyKey: key,
          ...factsOf(order),
          method: methodAtMollie(method),
          locale: LOCALE_AT_MOLLIE[language],
          redirectUrl: returnUrl,
          ...(customer && { customerId: customer.id, sequenceType: SequenceType.first }),
        }),
      );
      const checkoutUrl = payment.getCheckoutUrl();
      if (!checkoutUrl) throw new Error(`payment ${payment.id} has no checkout`);
      return { providerId: payment.id, checkoutUrl };
    },

    async charge(order, mandate, key) {
      const place = placeOfMandate(mandate);
      if (!place) throw new Error('a mandate of another provider is not charged');
      const earlier = await chargeOf(place.customerId, order.paymentId);
      if (earlier) return { providerId: earlier };
      const charged = await answer(
        client.payments.create({
          idempotencyKey: key,
          ...factsOf(order),
          ...place,
          sequenceType: SequenceType.recurring,
          method: methodAtMollie(order.method),
        }),
      );
      return { providerId: charged.id };
    },

    async cancel(providerId) {
      try {
        await answer(client.payments.cancel(providerId, { idempotencyKey: `cancel:${providerId}` }));
      } catch (error) {
        // 422: paid, closed or past cancelling. 404: nothing to cancel. What became of it is read at the next look.
        if (!isStatus(error, 422) && !isStatus(error, 404)) throw error;
      }
    },

    async refund(providerId, amount, key) {
      const earlier = await refundOf(providerId, key);
      if (earlier) return earlier;
      const refund = await answer(
        client.paymentRefunds.create({
          paymentId: providerId,
          idempotencyKey: key,
          amount: amountToMollie(amount),
          metadata: { key },
        }),
      );
      return refundFromMollie(refund);
    },

    async *list(from, to) {
      // Newest first.
      const payments = client.payments.iterate()[Symbol.asyncIterator]();
      for (;;) {
        const { done, value: payment } = await answer(payments.next());
        if (done || new Date(payment.createdAt) < from) return;
        if (new Date(payment.createdAt) >= to) continue;
        const returned = payment._links.refunds ?? payment._links.chargebacks;
        const snapshot = returned ? await look(payment.id) : snapshotOf(payment, null);
        if (snapshot) yield snapshot;
      }
    },

    async readWebhook(body) {
      if (typeof body !== 'object' || body === null) return null;
      const id: unknown = Reflect.get(body, 'id');
      return typeof id === 'string' && PAYMENT_ID.test(id) ? [id] : null;
    },
  };
}
