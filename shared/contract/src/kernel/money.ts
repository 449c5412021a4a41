import type { Money } from './common.ts';

/**
 * Takes a percentage off and rounds half up to the minor unit (spec §9 Time bonus). Integers only: no binary fractions.
 * Server and browser share this rule, so that a price shown is the price paid.
 */
export function percentOff({ amount, currency }: Money, percentage: number): Money {
  return { amount: Math.floor((amount * (100 - percentage) + 50) / 100), currency };
}

/** Divides an amount into equal pieces and returns `taken` of them, rounded half up to the minor unit. */
export function shareOf({ amount, currency }: Money, pieces: number, taken = 1): Money {
  return { amount: Math.floor((2 * amount * taken + pieces) / (2 * pieces)), currency };
}
