import type { Money } from '@rendezvous/contract/kernel/common';
import { money } from '#src/platform/lib/money.ts';

/** An amount as Mollie writes it: `{ currency: 'EUR', value: '22.50' }`. */
export interface MollieAmount {
  currency: string;
  value: string;
}

/** Every currency of this site has two decimals. */
export function amountToMollie({ amount, currency }: Money): MollieAmount {
  const digits = String(amount).padStart(3, '0');
  return { currency, value: `${digits.slice(0, -2)}.${digits.slice(-2)}` };
}

/** @throws RangeError for a value that is not written with two decimals */
export function amountFromMollie({ currency, value }: MollieAmount): Money {
  const [, whole, cents] = /^(\d{1,12})\.(\d{2})$/.exec(value) ?? [];
  if (!whole || !cents) throw new RangeError(`${value} is not an amount with two decimals`);
  return money(Number(whole + cents), currency);
}
