import { after, SECOND } from '#src/platform/lib/clock.ts';
import { newId } from '#src/platform/lib/ids.ts';
import { money } from '#src/platform/lib/money.ts';
import type { Services } from '#src/platform/services.ts';
import { ORDERABLE } from '../methods.ts';
import type { PaymentProvider, ProviderRefund, Snapshot } from '../provider.ts';
import type { Dialect } from './dialects.ts';
import * as repository from './repository.ts';
import type { SandboxPayment, SandboxReturn } from './repository.ts';

/** Job that delivers a webhook of the sandbox; tried again until it is answered with 200, as providers do. */
export const WEBHOOK_JOB = 'sandbox-webhook';
/** `pays`: an open payment is paid first. */
export interface WebhookJob {
  id: string;
  pays?: boolean;
}

/** How long a refund is under way. */
export const REFUND_SECONDS = 10;

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
function snapshotOf(of: SandboxPayment, returns: readonly SandboxReturn[], now: Date): Snapshot {
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
  const present = async (row: SandboxPayment) =>
    snapshotOf(row, await repository.listReturns(db, row.id), clock.now());
  return {
    name: dialect.name,
    async methods() {
      return [...ORDERABLE].map((id) => ({ id, minimum: null, maximum: null }));
    },
    async create({ paymentId, amount, method, returnUrl, webhookUrl, language, description }, key) {
      const { id } = await repository.insertOnce(db, {
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
      return { providerId: id, checkoutUrl: new URL(`/sandbox/checkout/${paymentId}`, returnUrl).href };
    },
    async look(providerId) {
      const row = await repository.find(db, providerId);
      return row && present(row);
    },
    async cancel(providerId) {
      await repository.settleOpen(db, providerId, { status: 'cancelled' });
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
