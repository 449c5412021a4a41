import type { Money } from '@rendezvous/contract/kernel/common';
import { moneyOf, readMoney, type MoneyFacts } from '#src/money/returns/face.ts';
import { after, DAY, HOUR } from '#src/platform/lib/clock.ts';
import { money } from '#src/platform/lib/money.ts';
import type { PaymentContext } from './context.ts';
import { replaceDrifts, type Drift } from './reconciliation/drift-repository.ts';
import { findIdOfProvider, listMadeBetween } from './looks-repository.ts';
import { isPromised, nextStatus } from './policy.ts';
import type { PaymentProvider, Snapshot } from './provider.ts';
import { findPayment, type PaymentRow } from './repository.ts';
import { settle } from './settle.ts';

/** What a comparison of a period found. */
export interface Reconciliation {
  provider: string;
  compared: number;
  drifts: Drift[];
}

/** Orders whose money arrived and gave credits. */
const CREDITED: ReadonlySet<PaymentRow['status']> = new Set(['completed', 'charged_back']);
/** A provider's payment is made after its order, within this time. */
const MADE_WITHIN_MS = HOUR;

const amountOf = ({ amount, currency }: PaymentRow): Money => money(amount, currency);

/**
 * Compares the payments of a period with what their provider lists, books what is missing, stores the differences for operators, and logs `payment_drift` for each.
 * @throws Error while the provider is away
 */
export async function reconcile(
  context: PaymentContext,
  provider: PaymentProvider,
  from: Date,
  to: Date,
): Promise<Reconciliation> {
  const drifts: Drift[] = [];
  const listed = new Map<string, Snapshot>();
  for await (const snapshot of provider.list(from, to)) {
    listed.set(snapshot.providerId, snapshot);
    const drift = await compare(context, provider, snapshot);
    if (drift) drifts.push(drift);
  }
  const orders = await listMadeBetween(context.db, provider.name, from, to);
  const facts = await readMoney(
    context.db,
    orders.map(({ id }) => id),
  );
  for (const order of orders) {
    const theirs = listed.get(order.provider_id ?? '');
    const drift =
      theirs?.status !== 'paid' && CREDITED.has(order.status)
        ? await missingThere(provider, order)
        : theirs &&
          compareReturns(order, facts.get(order.id), theirs) &&
          (await compareAgain(context, provider, order));
    if (drift) drifts.push(drift);
  }
  const at = context.clock.now();
  await context.unitOfWork((tx) => replaceDrifts(tx, { provider: provider.name, from, to, at }, drifts));
  for (const drift of drifts)
    context.log.error({ event: 'payment_drift', ...drift }, 'books and provider differ');
  return { provider: provider.name, compared: listed.size, drifts };
}

/** Compares one payment of the provider with its order, and books what the order lacks. */
async function compare(
  context: PaymentContext,
  provider: PaymentProvider,
  snapshot: Snapshot,
): Promise<Drift | null> {
  const { providerId, amount: theirs, status } = snapshot;
  const id = (await findIdOfProvider(context.db, provider.name, providerId)) ?? snapshot.paymentId;
  const order = id === null ? null : await findPayment(context.db, id);
  const facts = { provider: provider.name, providerId, theirs };
  if (!order || order.provider !== provider.name || (order.provider_id ?? providerId) !== providerId)
    return status === 'paid' ? { kind: 'missing_here', payment: id, ours: null, ...facts } : null;
  const hasMore = snapshot.refunds.length > 0 || snapshot.chargebacks.length > 0;
  if (hasMore || isPromised(order) || nextStatus(order.status, status) !== order.status)
    await settle(context, provider.name, order.id, snapshot);
  const booked = await findPayment(context.db, order.id);
  const isUncredited = booked?.status === 'completed' && order.status !== 'completed';
  const drift = { payment: order.id, ours: amountOf(order), ...facts };
  if (isUncredited) return { kind: 'uncredited', ...drift };
  const differs = theirs.amount !== order.amount || theirs.currency !== order.currency;
  return status === 'paid' && CREDITED.has(order.status) && differs ? { kind: 'amount', ...drift } : null;
}

/** Compares what went back, or is on its way, in refunds and in charge-backs. */
function compareReturns(order: PaymentRow, facts: MoneyFacts | undefined, snapshot: Snapshot): Drift | null {
  const returned = facts?.returns.filter(({ state }) => state === 'under_way' || state === 'done') ?? [];
  const charged = facts?.chargebacks.filter(({ reversed_at: at }) => at === null) ?? [];
  const here = [...returned, ...charged].reduce((sum, { amount }) => sum + amount, 0);
  const refunds = snapshot.refunds.filter(({ state }) => state !== 'failed');
  const chargebacks = snapshot.chargebacks.filter(({ reversedAt }) => reversedAt === null);
  // A promised debit that failed came back, and was never there.
  const broken = order.promised_at !== null && snapshot.status === 'failed' ? order.amount : 0;
  const there = [...refunds, ...chargebacks].reduce((sum, { amount }) => sum + amount.amount, broken);
  if (here === there) return null;
  return {
    kind: 'returned',
    provider: order.provider,
    payment: order.id,
    providerId: snapshot.providerId,
    ours: money(here, order.currency),
    theirs: money(there, order.currency),
  };
}

/** Compares once more what differs by the newest answer: a refund may have been made during the comparison. */
async function compareAgain(
  context: PaymentContext,
  provider: PaymentProvider,
  order: PaymentRow,
): Promise<Drift | null> {
  const snapshot = await provider.look(order.provider_id ?? '');
  if (!snapshot) return null;
  await settle(context, provider.name, order.id, snapshot);
  return compareReturns(order, await moneyOf(context.db, order.id), snapshot);
}

/** An order that gave credits, although its provider has no paid payment for it; payments at the edge of a period are looked up. */
async function missingThere(provider: PaymentProvider, order: PaymentRow): Promise<Drift | null> {
  const snapshot = order.provider_id === null ? null : await provider.look(order.provider_id);
  const isThere = snapshot?.status === 'paid' || order.promised_at !== null;
  if (snapshot && isThere && snapshot.createdAt < after(order.created_at, MADE_WITHIN_MS)) return null;
  return {
    kind: 'missing_there',
    provider: provider.name,
    payment: order.id,
    providerId: order.provider_id,
    ours: amountOf(order),
    theirs: null,
  };
}

/** Days that are compared again each day: charge-backs arrive for weeks. */
export const RECONCILED_DAYS = 60;

/** The days before a moment, newest first. */
export function daysBefore(now: Date, count: number = RECONCILED_DAYS): { from: Date; to: Date }[] {
  return Array.from({ length: count }, (_, index) => ({
    from: after(now, -(index + 1) * DAY),
    to: after(now, -index * DAY),
  }));
}
