import type { Money } from '@rendezvous/contract/kernel/common';
import type { CreditPackage, PACKAGE_IDS } from '@rendezvous/contract/resources/payments/schemas';
import { percentOff, shareOf } from '@rendezvous/rules/money';
import { money } from '#src/platform/lib/money.ts';

export type PackageId = (typeof PACKAGE_IDS)[number];

/** What a package costs: credits (null: an amount of the member's choice) and its own discount. */
export interface PackageRule {
  id: PackageId;
  credits: number | null;
  discountPercentage: number;
}

export interface PriceRules {
  packages: readonly PackageRule[];
  /** Price of one credit, VAT included. */
  base: Money;
  ownAmount: { min: number; max: number };
}

/** A personal discount as far as prices care. */
export interface PersonalDiscount {
  code: string;
  percentage: number;
  /** Orders below this, measured before the discount, do not get it. */
  minimumOrder: Money | null;
}

export interface Price {
  credits: number;
  /** What the credits cost one by one. */
  before: Money;
  /** What the package costs, before a personal discount: what a minimum order is measured by. */
  order: Money;
  /** What is paid. */
  amount: Money;
}

const MOST_CHOSEN: PackageId = 'p3';

export function reachesMinimum(order: Money, discount: PersonalDiscount): boolean {
  return (
    !discount.minimumOrder ||
    (discount.minimumOrder.currency === order.currency && order.amount >= discount.minimumOrder.amount)
  );
}

/** Price of a number of credits bought as a package; each discount is subtracted in turn and rounded half up to the minor unit. */
export function priceOf(
  rule: PackageRule,
  credits: number,
  base: Money,
  discount: PersonalDiscount | null,
): Price {
  const before = money(base.amount * credits, base.currency);
  const order = percentOff(before, rule.discountPercentage);
  const amount = discount && reachesMinimum(order, discount) ? percentOff(order, discount.percentage) : order;
  return { credits, before, order, amount };
}

/** A package with its price for one member; the own amount is priced per credit. */
export function presentPackage(
  rule: PackageRule,
  rules: PriceRules,
  discount: PersonalDiscount | null,
): CreditPackage {
  const price = priceOf(rule, rule.credits ?? 1, rules.base, discount);
  return {
    id: rule.id,
    credits: price.credits,
    price: price.amount,
    price_before: price.before.amount === price.amount.amount ? null : price.before,
    discount_percentage: rule.discountPercentage,
    unit_price: shareOf(price.amount, price.credits),
    most_chosen: rule.id === MOST_CHOSEN,
    ...(rule.credits === null && { min_credits: rules.ownAmount.min, max_credits: rules.ownAmount.max }),
  };
}
