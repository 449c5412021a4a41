import type { Money } from '@rendezvous/contract/kernel/common';
import type { OperatorRole } from '@rendezvous/contract/operators/values';
import { money } from '#src/platform/lib/money.ts';

/** Price of a credit in each currency: what a limit in euros is worth elsewhere. */
export type BasePrices = Readonly<Record<string, number>>;

/** Minor units of euros that operators of a role may move without a second person. */
export type OperatorLimits = Readonly<Record<'support' | 'finance', number>>;

/** Minor units of euros that money is worth, rounded up: a limit is never passed by rounding. */
export function worthInEuros({ amount, currency }: Money, prices: BasePrices): number {
  return Math.ceil((amount * (prices['EUR'] ?? 1)) / (prices[currency] ?? 1));
}

/**
 * What an operator may still move without a second person, in a currency.
 * @param spent minor units of euros that count already: of this payment by all, and of this buyer in a day by this operator
 */
export function aloneUpTo(
  role: OperatorRole,
  spent: number,
  { limits, prices, currency }: { limits: OperatorLimits; prices: BasePrices; currency: string },
): Money {
  const limit = role === 'support' || role === 'finance' ? limits[role] : 0;
  const left = Math.max(0, limit - spent);
  return money(Math.floor((left * (prices[currency] ?? 1)) / (prices['EUR'] ?? 1)), currency);
}

/** Share of payments that were disputed, in hundredths of a percent, rounded up. */
export const disputeShare = (disputes: number, payments: number): number =>
  payments === 0 ? (disputes === 0 ? 0 : 10_000) : Math.ceil((disputes * 10_000) / payments);

/** Is the share of disputes at its alarm? */
export const isAlarming = ({
  charged_back: count,
  share,
  alarm_at: alarm,
}: {
  charged_back: number;
  share: number;
  alarm_at: number;
}): boolean => count > 0 && share >= alarm;
