import type { Money } from '@rendezvous/contract/kernel/common';
import type { OpsBookEntry, OpsBookPair } from '@rendezvous/contract/operators/money/schemas';
import type { ProviderAnswer } from '@rendezvous/contract/operators/money/values';
import type { ChargebackRow, MoneyFacts, PaymentRow, ReturnRow } from '#src/money/returns/face.ts';
import type { ProviderChargeback, ProviderRefund, Snapshot } from '#src/money/payments/face.ts';
import { money } from '#src/platform/lib/money.ts';

/** Both sides of a payment, and whether the provider answered. */
export interface Sides {
  payment: PaymentRow;
  facts: MoneyFacts;
  snapshot: Snapshot | null;
  answer: ProviderAnswer;
}

const EMPTY = { at: null, amount: null, credits: null, id: null, state: null } as const;
const iso = (at: Date | null): string | null => at?.toISOString() ?? null;
const entry = (event: OpsBookEntry['event'], facts: Partial<OpsBookEntry>): OpsBookEntry => ({
  ...EMPTY,
  event,
  ...facts,
});

/** Puts two sides beside each other. A provider that did not answer is no difference. */
function pair(
  { answer }: Pick<Sides, 'answer'>,
  provider: OpsBookEntry | null,
  ours: OpsBookEntry | null,
): OpsBookPair {
  const isAnswered = answer === 'answered';
  if (!provider || !ours) return { provider, ours, fit: isAnswered ? 'missing' : 'waiting' };
  const isApart = (a: Money | null, b: Money | null) =>
    a !== null && b !== null && (a.amount !== b.amount || a.currency !== b.currency);
  if (isApart(provider.amount, ours.amount)) return { provider, ours, fit: 'apart' };
  const waits = [provider.state, ours.state].some((state) => state === 'asked' || state === 'under_way');
  return { provider, ours, fit: waits ? 'waiting' : 'whole' };
}

const made = ({ payment, snapshot, answer }: Sides): OpsBookPair =>
  pair(
    { answer },
    snapshot &&
      entry('created', { at: iso(snapshot.createdAt), id: snapshot.providerId, amount: snapshot.amount }),
    entry('ordered', {
      at: iso(payment.created_at),
      amount: money(payment.amount, payment.currency),
      credits: payment.credits,
    }),
  );

/** How the order ended: paid and credited, or not; nothing while both sides wait. */
function ended({ payment, snapshot, facts, answer }: Sides): OpsBookPair[] {
  const amount = money(payment.amount, payment.currency);
  const { status, settled_at: at } = payment;
  const closed = status === 'failed' || status === 'cancelled' || status === 'expired' ? status : null;
  const there = snapshot && snapshot.status !== 'open' ? snapshot.status : null;
  const ours = facts.lot
    ? entry('credited', { at: iso(at), amount, credits: payment.credits })
    : closed && entry(closed, { at: iso(at) });
  const theirs = there && entry(there, there === 'paid' ? { amount: snapshot!.amount } : {});
  if (!theirs && !ours) return [];
  // An order that is closed here alone may still be open there: nothing is owed.
  const isSettled = closed !== null && there !== 'paid';
  return [isSettled ? { provider: theirs, ours, fit: 'whole' } : pair({ answer }, theirs, ours)];
}

const used = ({ facts: { lot } }: Sides): OpsBookPair[] =>
  lot && lot.used > 0 ? [{ provider: null, ours: entry('used', { credits: -lot.used }), fit: 'own' }] : [];

const theirRefund = ({ id, amount, state }: ProviderRefund) => entry('refund', { id, amount, state });
const ourRefund = (row: ReturnRow, currency: string) =>
  entry('refund', {
    id: row.id,
    at: iso(row.changed_at),
    amount: money(row.amount, currency),
    state: row.state,
    credits: row.credits > 0 ? -row.credits : null,
  });

/** Returns by the id the provider gave, or by our key for one whose id has not been stored. */
function refunds({ payment, facts, snapshot, answer }: Sides): OpsBookPair[] {
  const theirs = snapshot?.refunds ?? [];
  const matches = (row: ReturnRow) => (refund: ProviderRefund) =>
    refund.id === row.provider_refund_id || (refund.key?.startsWith(row.id) ?? false);
  const own = facts.returns.map((row) => {
    const refund = theirs.find(matches(row));
    const side = ourRefund(row, payment.currency);
    // One that was not sent yet is known to us alone.
    if (!refund && (row.state === 'asked' || row.state === 'failed'))
      return { provider: null, ours: side, fit: 'waiting' as const };
    return pair({ answer }, refund ? theirRefund(refund) : null, side);
  });
  const foreign = theirs.filter((refund) => !facts.returns.some((row) => matches(row)(refund)));
  return [...own, ...foreign.map((refund) => pair({ answer }, theirRefund(refund), null))];
}

const theirDispute = ({ id, amount, at }: ProviderChargeback) =>
  entry('chargeback', { id, amount, at: iso(at) });
const ourDispute = (row: ChargebackRow, currency: string) =>
  entry('chargeback', {
    id: row.provider_chargeback_id,
    at: iso(row.received_at),
    amount: money(row.amount, currency),
    credits: row.credits_revoked > 0 ? -row.credits_revoked : null,
  });

function disputes({ payment, facts, snapshot, answer }: Sides): OpsBookPair[] {
  const theirs = snapshot?.chargebacks ?? [];
  const ids = new Set([
    ...theirs.map(({ id }) => id),
    ...facts.chargebacks.map((row) => row.provider_chargeback_id),
  ]);
  return [...ids].flatMap((id) => {
    const there = theirs.find((one) => one.id === id);
    const here = facts.chargebacks.find((row) => row.provider_chargeback_id === id);
    const first = pair(
      { answer },
      there ? theirDispute(there) : null,
      here ? ourDispute(here, payment.currency) : null,
    );
    if (!there?.reversedAt && !here?.reversed_at) return [first];
    const back = pair(
      { answer },
      there?.reversedAt ? entry('reversal', { id, at: iso(there.reversedAt) }) : null,
      here?.reversed_at ? entry('reversal', { id, at: iso(here.reversed_at) }) : null,
    );
    return [first, back];
  });
}

/** The events of a payment in their order, the provider's side beside ours. */
export const pairsOf = (sides: Sides): OpsBookPair[] => [
  made(sides),
  ...ended(sides),
  ...used(sides),
  ...refunds(sides),
  ...disputes(sides),
];
