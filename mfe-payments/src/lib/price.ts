import type { Money } from '@rendezvous/contract/kernel/common';
import { percentOff, shareOf } from '@rendezvous/rules/money';
import type { CreditPackage, DiscountCode } from '@rendezvous/contract/resources/payments/schemas';

/** What an order comes to, step by step, as the server reckons it. */
export interface OrderPrice {
  credits: number;
  /** The credits one by one. */
  before: Money;
  packageSaving: Money;
  /** A personal discount that really applies to this order. */
  personal: { code: string; percentage: number; saving: Money } | null;
  total: Money;
}

const minus = (a: Money, b: Money): Money => ({ amount: a.amount - b.amount, currency: a.currency });

function isBelowMinimum(order: Money, { minimum_order_value: minimum }: DiscountCode): boolean {
  return minimum !== null && (minimum.currency !== order.currency || order.amount < minimum.amount);
}

/**
 * Price of a package, or of an own amount of credits: the same steps and the same rounding as on the server, which decides.
 * @param amount credits, for the package of a free amount
 */
export function orderPrice(
  entry: CreditPackage,
  discount: DiscountCode | null,
  amount = entry.credits,
): OrderPrice {
  const single = shareOf(entry.price_before ?? entry.price, entry.credits);
  const credits = isOwnAmount(entry) ? amount : entry.credits;
  const before = isOwnAmount(entry)
    ? { ...single, amount: single.amount * credits }
    : (entry.price_before ?? entry.price);
  const order = percentOff(before, entry.discount_percentage);
  const applies = discount !== null && !isBelowMinimum(order, discount);
  const total = applies ? percentOff(order, discount.value_percentage) : order;
  return {
    credits,
    before,
    packageSaving: minus(before, order),
    personal: applies
      ? { code: discount.code, percentage: discount.value_percentage, saving: minus(order, total) }
      : null,
    total,
  };
}

/** Whether the buyer says how many credits. */
export const isOwnAmount = (entry: CreditPackage): boolean => entry.min_credits !== undefined;

/** Price of one message at this order's price. */
export const perMessage = ({ total, credits }: OrderPrice, messageCredits: number): Money =>
  shareOf(total, credits, messageCredits);
