import type { Money } from '@rendezvous/contract/kernel/common';
import { localDay, localMonth } from '@rendezvous/rules/local-day';
import { after, HOUR } from '#src/platform/lib/clock.ts';
import { money } from '#src/platform/lib/money.ts';
import type { LimitRow, SpendMonth } from './repository.ts';

/** A pending order younger than this is being made; an older one was left at the checkout, and a new order of its buyer replaces it. */
export const LEFT_BEHIND_AFTER_MS = 10_000;

/**
 * The month of an order at a moment: the calendar month of the member's country. That of an earlier order goes on until it ends in the country
 * it began in, so a move of country opens no second month.
 * @param last the newest month of the member's orders
 */
export function monthAt(at: Date, timeZone: string, last: SpendMonth | null): SpendMonth {
  if (last && at < last.until) return last;
  const month = localDay(at, timeZone).slice(0, 7);
  return { month, until: localMonth(at, timeZone).end };
}

/** Prices of one credit by currency: what amounts of two currencies are worth to each other here. */
export type Rates = Readonly<Record<string, number>>;

/** The change of a limit that waits for its time; without a limit it ends the present one. */
export interface NextLimit {
  limit: Money | null;
  from: Date;
}

/** A limit at a moment. */
export interface LimitNow {
  limit: Money | null;
  next: NextLimit | null;
}

/** An amount in another currency, rounded up: spending never looks smaller than it was. */
export function inCurrency({ amount, currency }: Money, wanted: string, rates: Rates): Money {
  const [from = 1, to = 1] = currency === wanted ? [] : [rates[currency], rates[wanted]];
  return money(Math.ceil((amount * to) / from), wanted);
}

/** The limit in force at a moment, and the raise that waits. */
export function limitAt(row: LimitRow | null, now: Date): LimitNow {
  if (!row) return { limit: null, next: null };
  const next = row.next_from && { limit: nextMoney(row), from: row.next_from };
  if (next && now >= next.from) return { limit: next.limit, next: null };
  return { limit: money(row.amount, row.currency), next };
}

function nextMoney({ next_amount: amount, next_currency: currency }: LimitRow): Money | null {
  return amount === null || currency === null ? null : money(amount, currency);
}

/**
 * The limit after a member's wish. A first or a lower one applies at once and drops a raise that waits. A higher one, and none, apply
 * after `hours`: a wish to spend more outlasts the moment.
 */
export function limitAfter(
  present: LimitNow,
  wanted: Money | null,
  { now, hours, rates }: { now: Date; hours: number; rates: Rates },
): LimitNow {
  const { limit } = present;
  if (!limit) return { limit: wanted, next: null };
  if (wanted && wanted.amount <= inCurrency(limit, wanted.currency, rates).amount)
    return { limit: wanted, next: null };
  return { limit, next: { limit: wanted, from: after(now, hours * HOUR) } };
}

/** What a limit leaves after what was spent, never below zero. */
export function leftOf(limit: Money, spent: readonly Money[], rates: Rates): { spent: Money; left: Money } {
  const total = spent.reduce((sum, part) => sum + inCurrency(part, limit.currency, rates).amount, 0);
  return {
    spent: money(total, limit.currency),
    left: money(Math.max(0, limit.amount - total), limit.currency),
  };
}
