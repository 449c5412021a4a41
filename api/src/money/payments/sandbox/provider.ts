import type { PaymentMethodId } from '@rendezvous/contract/resources/payments/schemas';
import { after, DAY, SECOND } from '#src/platform/lib/clock.ts';
import { newId } from '#src/platform/lib/ids.ts';
import { money } from '#src/platform/lib/money.ts';
import type { Services } from '#src/platform/services.ts';
import { ORDERABLE } from '../methods.ts';
import type {
  PaymentProvider,
  ProviderMandate,
  ProviderOrder,
  ProviderRefund,
  Snapshot,
} from '../provider.ts';
import type { Dialect } from './dialects.ts';
import { presentMandate, sandboxMandates } from './mandates.ts';
import * as mandates from './mandates-repository.ts';
import * as repository from './repository.ts';
import type { SandboxPayment, SandboxReturn } from './repository.ts';

/** Job that delivers a webhook of the sandbox; tried again until it is answered with 200, as providers do. */
export const WEBHOOK_JOB = 'sandbox-webhook';
/** `pays`: an open or promised payment is paid first. */
export interface WebhookJob {
  id: string;
  pays?: boolean;
}

/** Means of payment that are stored: cards at the checkout, accounts by a mandate. */
const KEEPABLE: ReadonlySet<PaymentMethodId> = new Set([
  ...(['creditcard', 'mastercard', 'visa', 'cartebancaire', 'nexi'] as const),
  'sdd',
]);
const TEST_CARD = { last4: '4242', expires_on: '2031-12-31' };

/** How long a refund is under way. */
export const REFUND_SECONDS = 10;

/** Days that a bank needs for a debit. */
export const DEBIT_SETTLE_DAYS = 9;

function presentRefund(
  of: SandboxPayment,
  { id, key, amount, at }: SandboxReturn,
  now: Date,
): ProviderRefund {
  const isOver = now >= after(at, REFUND_SECONDS * SECOND);
  const state = of.refunds_fail ? 'failed' : key === null || isOver ? 'done' : 'under_way';
  return { id, key, amount: money(amount, of.currency), state };
}

/** Sum of what was refunded. */
const refundedOf = (of: SandboxPayment, returns: readonly SandboxReturn[]): number =>
  of.refunds_fail
    ? 0
    : returns.filter(({ kind }) => kind === 'refund').reduce((sum, { amount }) => sum + amount, 0);

/** What the sandbox says about a payment: for a while, on request, what it said before. */
function snapshotOf(
  of: SandboxPayment,
  returns: readonly SandboxReturn[],
  mandate: ProviderMandate | null,
  now: Date,
): Snapshot {
  const isStale = of.stale_until !== null && now < of.stale_until;
  const refunds = returns.filter(({ kind }) => kind === 'refund');
  const chargebacks = returns.filter(({ kind }) => kind === 'chargeback');
  return {
    providerId: of.id,
    paymentId: of.payment_id,
    status: isStale ? 'open' : of.status,
    amount: money(isStale ? of.amount : (of.paid_amount ?? of.amount), of.currency),
    method: of.method,
    createdAt: of.created_at,
    refunds: refunds.map((row) => presentRefund(of, row, now)),
    chargebacks: chargebacks.map(({ id, amount, at, reversed_at: reversedAt }) => ({
      id,
      amount: money(amount, of.currency),
      at,
      reversedAt,
    })),
    mandate,
    reason: chargebacks.at(-1)?.reason ?? of.reason,
  };
}

/**
 * The built-in provider: a checkout page on this server, where the tester decides how the payment goes. No money moves. Its state is in
 * the database, so every process and every start of the server know the same.
 */
export function createSandbox(
  { db, clock, jobs, signer }: Pick<Services, 'db' | 'clock' | 'jobs' | 'signer'>,
  dialect: Dialect,
): PaymentProvider {
  const present = async (row: SandboxPayment) => {
    const mandate = row.mandate_id === null ? null : await mandates.find(db, row.mandate_id);
    const returns = await repository.listReturns(db, row.id);
    return snapshotOf(row, returns, mandate && presentMandate(mandate, row), clock.now());
  };

  /** What is stored of an order, however it is paid. */
  const factsOf = (
    { paymentId, amount, method, returnUrl, webhookUrl, language, description }: ProviderOrder,
    key: string,
  ) => ({
    id: `sb_${newId()}`,
    provider: dialect.name,
    key,
    payment_id: paymentId,
    ...amount,
    method,
    language,
    description,
    return_url: returnUrl,
    webhook_url: webhookUrl,
    created_at: clock.now(),
  });

  return {
    name: dialect.name,
    ...sandboxMandates(db, clock, dialect.name),
    async methods() {
      return [...ORDERABLE, 'sdd' as const].map((id) => ({
        id,
        minimum: null,
        maximum: null,
        keepable: KEEPABLE.has(id),
      }));
    },
    async create(order, key) {
      const { paymentId, method, returnUrl, keep = false } = order;
      const mandate =
        keep &&
        (await mandates.insertOnce(db, {
          ...TEST_CARD,
          id: `sm_${newId()}`,
          provider: dialect.name,
          key,
          method,
          created_at: clock.now(),
        }));
      const made = { ...factsOf(order, key), ...(mandate && { keep, mandate_id: mandate.id }) };
      const { id } = await repository.insertOnce(db, made);
      return { providerId: id, checkoutUrl: new URL(`/sandbox/checkout/${paymentId}`, returnUrl).href };
    },
    async charge(order, mandateId, key) {
      const mandate = await mandates.find(db, mandateId);
      const first = mandate && (await repository.findFirst(db, mandateId));
      if (!mandate || presentMandate(mandate, first).status !== 'valid')
        throw new Error('only a valid mandate is charged');
      const isDebit = mandate.method === 'sdd';
      const status = isDebit ? 'promised' : mandate.charges_fail ? 'failed' : 'paid';
      const made = { ...factsOf(order, key), mandate_id: mandateId, status } as const;
      const { id } = await repository.insertOnce(db, made);
      const job: WebhookJob = { id, pays: isDebit };
      const startAfter = after(made.created_at, isDebit ? DEBIT_SETTLE_DAYS * DAY : 0);
      if (id === made.id) await jobs.send(db, WEBHOOK_JOB, job, { startAfter });
      return { providerId: id };
    },
    async look(providerId) {
      const row = await repository.find(db, providerId);
      return row && present(row);
    },
    async cancel(providerId) {
      await repository.changeWhile(db, providerId, ['open'], { status: 'cancelled' });
    },
    async refund(providerId, { amount }, key) {
      const row = await repository.find(db, providerId);
      if (row?.status !== 'paid') throw new Error('only a paid payment is refunded');
      const at = clock.now();
      const others = (await repository.listReturns(db, providerId)).filter((one) => one.key !== key);
      if (amount + refundedOf(row, others) > (row.paid_amount ?? row.amount))
        throw new Error('no more is refunded than was paid');
      const stored = await repository.insertReturn(db, {
        id: `sr_${newId()}`,
        sandbox_id: providerId,
        kind: 'refund',
        key,
        amount,
        at,
      });
      const job: WebhookJob = { id: providerId };
      await jobs.send(db, WEBHOOK_JOB, job, { startAfter: after(at, REFUND_SECONDS * SECOND) });
      return presentRefund(row, stored, at);
    },
    async *list(from, to) {
      for (const row of await repository.listMade(db, dialect.name, from, to)) yield present(row);
    },
    async readWebhook(body, headers) {
      return dialect.read(signer, body, headers);
    },
  };
}
