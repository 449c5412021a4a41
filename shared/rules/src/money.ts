/** An amount in integer minor units with its ISO 4217 currency. */
export interface Amount {
  amount: number;
  currency: string;
}

/**
 * Subtracts a percentage and rounds half up to the minor unit (spec §9 Time bonus). Integers only: no binary fractions.
 * Server and browser share this rule, so that a price shown is the price paid.
 */
export function percentOff({ amount, currency }: Amount, percentage: number): Amount {
  return { amount: Math.floor((amount * (100 - percentage) + 50) / 100), currency };
}

/** Divides an amount into equal pieces and returns `count` of them, rounded half up to the minor unit. */
export function shareOf({ amount, currency }: Amount, pieces: number, count = 1): Amount {
  return { amount: Math.floor((2 * amount * count + pieces) / (2 * pieces)), currency };
}
