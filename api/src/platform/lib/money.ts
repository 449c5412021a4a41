import type { Money } from '@rendezvous/contract/kernel/common';

/** Makes an amount; `amount` counts minor units (cents) and must be whole. */
export function money(amount: number, currency: string): Money {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`${amount} is not a whole number of minor units`);
  return { amount, currency };
}
