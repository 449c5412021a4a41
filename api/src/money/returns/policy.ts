import type {
  MoneyState,
  PaymentStatus,
  ReturnReason,
  ReturnState,
} from '@rendezvous/contract/resources/payments/values';

/** Why money that arrived completes nothing and goes back whole: it is too late for the order, is not what was ordered, or its buyer has left. */
export const REFUSALS = ['late', 'over_limit', 'wrong_amount', 'left'] as const satisfies ReturnReason[];
export type Refusal = (typeof REFUSALS)[number];

export const isRefusal = (reason: ReturnReason): reason is Refusal =>
  (REFUSALS as readonly ReturnReason[]).includes(reason);

/** What an order was for: credits, and what it paid of a debt. Amounts are minor units. */
export interface Terms {
  amount: number;
  credits: number;
  /** Part of `amount` that pays a debt and was not returned for a reversal. */
  debt: number;
}

/** What happened to the credits of an order: booked ones are used, unused or revoked. */
export interface LotUse {
  used: number;
  unused: number;
}

/** A return as far as sums go. */
export interface ReturnFacts {
  amount: number;
  reason: ReturnReason;
  state: ReturnState;
  failure: string | null;
}

/** A charge-back as far as sums go. */
export interface ChargebackFacts {
  amount: number;
  reversed_at: Date | null;
}

/** `failure` of a return that is not owed, because the bank charged the whole amount back before it was sent. */
export const CHARGED_BACK = 'charged_back';

const sum = (list: readonly { amount: number }[]): number =>
  list.reduce((total, { amount }) => total + amount, 0);

/** Money charged back and not brought back. */
export const chargedBack = (chargebacks: readonly ChargebackFacts[]): number =>
  sum(chargebacks.filter(({ reversed_at: at }) => at === null));

/** Is this return paid, or owed to the buyer? */
export const isOwedOrPaid = ({ state, failure }: Pick<ReturnFacts, 'state' | 'failure'>): boolean =>
  state !== 'failed' || failure !== CHARGED_BACK;

/** Money of an order that stays here: what was paid, without returns that are paid or owed and without charge-backs. Below zero after both. */
export function remainingOf(
  amount: number,
  returns: readonly ReturnFacts[],
  chargebacks: readonly ChargebackFacts[],
): number {
  return amount - sum(returns.filter(isOwedOrPaid)) - chargedBack(chargebacks);
}

/** Price of `credits` credits of an order, rounded down in the buyer's favour, with the debt it paid. */
export function valueOf({ amount, credits, debt }: Terms, count: number): number {
  return debt + (credits === 0 ? 0 : Math.floor(((amount - debt) * count) / credits));
}

/** How many credits of an order the money that stays pays for: the most that `valueOf` allows, and none without money. */
export function creditsPaidBy(terms: Terms, remaining: number): number {
  const paid = terms.amount - terms.debt;
  const left = remaining - terms.debt;
  if (left <= 0 || paid <= 0) return 0;
  return Math.min(terms.credits, Math.ceil(((left + 1) * terms.credits) / paid) - 1);
}

/**
 * What a return of `credits` unused credits gives back: the money that stays, less the price of the credits that stay. So returns in any
 * parts add up to one of the whole, never exceed what was paid, and all credits unused give all of it.
 */
export function returnOf(terms: Terms, { used, unused }: LotUse, remaining: number, credits: number): number {
  return Math.max(0, remaining - valueOf(terms, used + unused - credits));
}

/** Unused credits without money behind them. */
export function unpaidCredits(terms: Terms, { used, unused }: LotUse, remaining: number): number {
  return Math.min(unused, Math.max(0, used + unused - creditsPaidBy(terms, remaining)));
}

/** What charge-backs left open: the price of used credits that the money that stays does not cover, and never more than the charge-backs. */
export function owedAfter(
  terms: Terms,
  used: number,
  remaining: number,
  chargebacks: readonly ChargebackFacts[],
): number {
  return Math.min(chargedBack(chargebacks), Math.max(0, valueOf(terms, used) - remaining));
}

/** An order as far as its money goes. */
interface MoneyOrder {
  status: PaymentStatus;
  amount: number;
  promised_at: Date | null;
  settled_at: Date | null;
}

/** Where the money of an order is; null while none has arrived. A return of money that completed nothing counts as an arrival. */
export function moneyStateOf(
  payment: MoneyOrder,
  returns: readonly ReturnFacts[],
  chargebacks: readonly ChargebackFacts[],
): MoneyState | null {
  const done = sum(returns.filter(({ state }) => state === 'done'));
  const owed = sum(returns.filter(isOwedOrPaid));
  const whole = returns.some(({ reason }) => isRefusal(reason)) ? owed : payment.amount;
  if (chargedBack(chargebacks) > 0) return 'charged_back';
  if (done > 0 && done >= whole) return 'returned';
  if (done > 0) return 'partly_returned';
  if (chargebacks.length > 0) return 'reversed';
  const arrived = returns.length > 0 || ARRIVED.has(payment.status);
  if (!arrived) return null;
  return payment.promised_at !== null && payment.settled_at === null ? 'promised' : 'settled';
}

const ARRIVED: ReadonlySet<PaymentStatus> = new Set(['completed', 'refunded', 'charged_back']);

/** The specified status of an order whose money arrived, as the projection of both axes (spec §3 Payment). @param order its state without returns */
export function statusOf(order: PaymentStatus, money: MoneyState | null): PaymentStatus {
  if (money === 'charged_back') return 'charged_back';
  return money === 'returned' ? 'refunded' : order;
}
