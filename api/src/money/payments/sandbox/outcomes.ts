import type { Updateable } from 'kysely';
import type { Tx } from '#src/platform/db/database.ts';
import { after, SECOND } from '#src/platform/lib/clock.ts';
import { newId } from '#src/platform/lib/ids.ts';
import * as mandates from './mandates-repository.ts';
import * as repository from './repository.ts';
import type { SandboxPayment } from './repository.ts';
import type { SandboxPaymentsTable } from './tables.ts';

/** What the tester can choose at an open checkout, besides paying. */
export const OTHER_OUTCOMES = [
  'failed',
  'cancelled',
  'paid_late',
  'paid_twice',
  'webhook_first',
  'hook_never',
  'stale',
  'wrong_amount',
  'mandate_waits',
] as const;
/** Returns of a debit, with the reason that the bank gives. */
const RETURN_REASONS = {
  returned_ac04: 'AC04',
  returned_am04: 'AM04',
  returned_md06: 'MD06',
  returned_ms02: 'MS02',
} as const;
type ReturnOutcome = keyof typeof RETURN_REASONS;
const isReturn = (outcome: string): outcome is ReturnOutcome => outcome in RETURN_REASONS;
const RETURNS = Object.keys(RETURN_REASONS).filter(isReturn);

/** What the tester can choose for a payment that is promised, or paid. */
export const LATER_OUTCOMES = [
  'settled',
  ...RETURNS,
  'refunded_partly',
  'refund_failed',
  'charged_back',
  'chargeback_reversed',
  'mandate_confirmed',
  'charges_refused',
] as const;
export const SANDBOX_OUTCOMES = ['paid', ...OTHER_OUTCOMES, ...LATER_OUTCOMES] as const;
export type SandboxOutcome = (typeof SANDBOX_OUTCOMES)[number];
export type LaterOutcome = (typeof LATER_OUTCOMES)[number];

/** Seconds until a late confirmation comes: long enough to see the pending page. */
const LATE_SECONDS = 8;
/** Seconds for which looks return the state before a stale payment. */
const STALE_SECONDS = 20;

/** What the tester can choose for a payment now, besides paying. */
export function choicesOf({ status, method, keep, mandate_id: mandate }: SandboxPayment): SandboxOutcome[] {
  if (status === 'open') return OTHER_OUTCOMES.filter((outcome) => keep || outcome !== 'mandate_waits');
  if (status === 'promised') return ['settled', ...RETURNS];
  if (status !== 'paid') return [];
  const returns = method === 'sdd' ? RETURNS : (['charged_back'] as const);
  const means = mandate === null ? [] : (['mandate_confirmed', 'charges_refused'] as const);
  return ['refunded_partly', 'refund_failed', ...returns, 'chargeback_reversed', ...means];
}

export const isLater = (outcome: SandboxOutcome): outcome is LaterOutcome =>
  LATER_OUTCOMES.some((later) => later === outcome);

/** What an outcome does: to the payment, and when and how often the sandbox reports it. */
export interface SandboxPlan {
  changes: Updateable<SandboxPaymentsTable> | null;
  webhooks: number;
  /** Pays and reports only after so many seconds. */
  delaySeconds: number;
  /** The buyer goes back only after so many milliseconds. */
  delayBuyerMs: number;
  /** State of the mandate that a stored means of payment makes. */
  mandate: 'valid' | 'pending';
}

/** The plan of an outcome at an open checkout. */
export function planOf(
  outcome: Exclude<SandboxOutcome, LaterOutcome>,
  { amount }: Pick<SandboxPayment, 'amount'>,
  now: Date,
): SandboxPlan {
  const paid: SandboxPlan = {
    changes: { status: 'paid' },
    webhooks: 1,
    delaySeconds: 0,
    delayBuyerMs: 0,
    mandate: 'valid',
  };
  switch (outcome) {
    case 'paid':
      return paid;
    case 'failed':
    case 'cancelled':
      return { ...paid, changes: { status: outcome } };
    case 'paid_late':
      return { ...paid, changes: null, delaySeconds: LATE_SECONDS };
    case 'paid_twice':
      return { ...paid, webhooks: 2 };
    case 'webhook_first':
      return { ...paid, delayBuyerMs: 1500 };
    case 'hook_never':
      return { ...paid, webhooks: 0 };
    case 'stale':
      return { ...paid, changes: { status: 'paid', stale_until: after(now, STALE_SECONDS * SECOND) } };
    case 'wrong_amount':
      return { ...paid, changes: { status: 'paid', paid_amount: amount - 1 } };
    case 'mandate_waits':
      return { ...paid, mandate: 'pending' };
  }
}

/** Has the bank return a debit: one that it has not collected yet fails, one that it has is charged back. */
async function returnDebit(tx: Tx, payment: SandboxPayment, reason: string, at: Date): Promise<void> {
  const { id, amount } = payment;
  if (await repository.changeWhile(tx, id, ['promised'], { status: 'failed', reason })) return;
  const moved = { id: `sr_${newId()}`, sandbox_id: id, key: null, at };
  await repository.insertReturn(tx, { ...moved, kind: 'chargeback', amount, reason });
}

/** Does to a promised or paid payment what the tester chose. */
export async function changeLater(
  tx: Tx,
  payment: SandboxPayment,
  outcome: LaterOutcome,
  at: Date,
): Promise<void> {
  const { id, amount, paid_amount: paid, mandate_id: mandate } = payment;
  const moved = { id: `sr_${newId()}`, sandbox_id: id, key: null, at };
  switch (outcome) {
    case 'refunded_partly':
      await repository.insertReturn(tx, { ...moved, kind: 'refund', amount: Math.ceil(amount / 2) });
      break;
    case 'refund_failed':
      await repository.update(tx, id, { refunds_fail: true });
      break;
    case 'charged_back':
      await repository.insertReturn(tx, { ...moved, kind: 'chargeback', amount: paid ?? amount });
      break;
    case 'chargeback_reversed':
      await repository.reverseChargebacks(tx, id, at);
      break;
    case 'settled':
      await repository.changeWhile(tx, id, ['promised'], { status: 'paid' });
      break;
    case 'mandate_confirmed':
      if (mandate !== null) await mandates.update(tx, mandate, { status: 'valid' });
      break;
    case 'charges_refused':
      if (mandate !== null) await mandates.update(tx, mandate, { charges_fail: true });
      break;
    default:
      await returnDebit(tx, payment, RETURN_REASONS[outcome], at);
  }
}
