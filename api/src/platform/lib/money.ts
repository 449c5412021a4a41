import type { Money } from '@rendezvous/contract/common';

/** Makes an amount; `amount` counts minor units (cents) and must be whole. */
export function money(amount: number, currency: string): Money {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`${amount} is not a whole number of minor units`);
  return { amount, currency };
}

/** Takes a percentage off and rounds half up to the minor unit (spec §9 Time bonus). Integers only: no binary fractions. */
export function discounted(value: Money, percentage: number): Money {
  return money(Math.floor((value.amount * (100 - percentage) + 50) / 100), value.currency);
}
