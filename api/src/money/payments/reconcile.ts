import type { Money } from '@rendezvous/contract/kernel/common';
import { after, DAY, HOUR } from '#src/platform/lib/clock.ts';
import { money } from '#src/platform/lib/money.ts';
import type { PaymentContext } from './context.ts';
import { findIdOfProvider, listMadeBetween } from './looks-repository.ts';
import { nextStatus } from './policy.ts';
import type { PaymentProvider, Snapshot } from './provider.ts';
import { findPayment, type PaymentRow } from './repository.ts';
import { settle } from './settle.ts';

/**
 * How books and provider differ: in the amount, by a payment that only the provider or only the books have, or by one whose credits were
 * missing. The last kind was booked when it was found.
 */
export type DriftKind = 'amount' | 'missing_here' | 'missing_there' | 'uncredited';

export interface Drift {
  kind: DriftKind;
  provider: string;
  payment: string | null;
  providerId: string | null;
  ours: Money | null;
  theirs: Money | null;
}

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
 * Compares the payments of a period with what their provider lists, books what is missing, and logs `payment_drift` for each difference.
 * @throws Error while the provider is away
 */
export async function reconcile(
  context: PaymentContext,
  provider: PaymentProvider,
  from: Date,
  to: Date,
): Promise<Reconciliation> {
  const drifts: Drift[] = [];
  const listed = new Set<string>();
  let compared = 0;
  for await (const snapshot of provider.list(from, to)) {
    compared += 1;
    listed.add(snapshot.providerId);
    const drift = await compare(context, provider, snapshot);
    if (drift) drifts.push(drift);
  }
  for (const order of await listMadeBetween(context.db, provider.name, from, to)) {
    if (!CREDITED.has(order.status) || listed.has(order.provider_id ?? '')) continue;
    const drift = await missingThere(provider, order);
    if (drift) drifts.push(drift);
  }
  for (const drift of drifts)
    context.log.error({ event: 'payment_drift', ...drift }, 'books and provider differ');
  return { provider: provider.name, compared, drifts };
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
  if (hasMore || nextStatus(order.status, status) !== order.status)
    await settle(context, provider.name, order.id, snapshot);
  const booked = await findPayment(context.db, order.id);
  const isUncredited = booked?.status === 'completed' && order.status !== 'completed';
  const drift = { payment: order.id, ours: amountOf(order), ...facts };
  if (isUncredited) return { kind: 'uncredited', ...drift };
  const differs = theirs.amount !== order.amount || theirs.currency !== order.currency;
  return status === 'paid' && CREDITED.has(order.status) && differs ? { kind: 'amount', ...drift } : null;
}

/** An order that gave credits, although its provider has no paid payment for it; payments at the edge of a period are looked up. */
async function missingThere(provider: PaymentProvider, order: PaymentRow): Promise<Drift | null> {
  const snapshot = order.provider_id === null ? null : await provider.look(order.provider_id);
  if (snapshot?.status === 'paid' && snapshot.createdAt < after(order.created_at, MADE_WITHIN_MS))
    return null;
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
