import type { Updateable } from 'kysely';
import type { Tx } from '#src/platform/db/database.ts';
import { after, SECOND } from '#src/platform/lib/clock.ts';
import { newId } from '#src/platform/lib/ids.ts';
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
] as const;
/** What the tester can choose for a payment that is paid. */
export const LATER_OUTCOMES = [
  'refunded_partly',
  'refund_failed',
  'charged_back',
  'chargeback_reversed',
] as const;
export const SANDBOX_OUTCOMES = ['paid', ...OTHER_OUTCOMES, ...LATER_OUTCOMES] as const;
export type SandboxOutcome = (typeof SANDBOX_OUTCOMES)[number];
export type LaterOutcome = (typeof LATER_OUTCOMES)[number];

/** Seconds until a late confirmation comes: long enough to see the pending page. */
const LATE_SECONDS = 8;
/** Seconds for which looks return the state before a stale payment. */
const STALE_SECONDS = 20;

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
}

/** The plan of an outcome at an open checkout. */
export function planOf(
  outcome: Exclude<SandboxOutcome, LaterOutcome>,
  { amount }: Pick<SandboxPayment, 'amount'>,
  now: Date,
): SandboxPlan {
  const paid: SandboxPlan = { changes: { status: 'paid' }, webhooks: 1, delaySeconds: 0, delayBuyerMs: 0 };
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
  }
}

/** Does to a paid payment what the tester chose. */
export async function changeLater(
  tx: Tx,
  { id, amount, paid_amount: paid }: SandboxPayment,
  outcome: LaterOutcome,
  at: Date,
): Promise<void> {
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
  }
}
