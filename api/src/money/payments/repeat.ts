import type { RepeatOrder } from '@rendezvous/contract/resources/payments/schemas';
import { priceOrder, type Price, type PriceRules } from '#src/money/packages/face.ts';
import { pricingOf, type Customer, type PaymentContext } from './context.ts';
import { isOfCountry } from './methods.ts';
import { findRepeatable, type PaymentRow } from './repository.ts';

/**
 * The order a member can repeat: their last completed one at today's price, while its means of payment is stored with their
 * consent, their country still offers it and the package is still sold (spec §6 Premium member: repeat-order link).
 */
export async function repeatOrderOf(
  context: PaymentContext,
  orderer: Customer & { userId: string },
): Promise<RepeatOrder | null> {
  const { db, providers } = context;
  const last = providers.current && (await findRepeatable(db, orderer.userId, providers.current.name));
  if (!last) return null;
  const { country, rules } = await pricingOf(context, orderer);
  // A stored mandate is what a direct debit otherwise lacks, so here the country alone decides.
  if (!isOfCountry(country, last.method)) return null;
  const price = priceToday(rules, last);
  return price && { package: last.package, credits: price.credits, method: last.method, price: price.amount };
}

/** What the same order costs now; null when it is sold no longer, or not in this amount. */
function priceToday(rules: PriceRules, { package: id, credits }: PaymentRow): Price | null {
  const rule = rules.packages.find((entry) => entry.id === id);
  if (!rule) return null;
  if (rule.credits !== null) return priceOrder(rules, id, undefined, null);
  const { min, max } = rules.ownAmount;
  return credits >= min && credits <= max ? priceOrder(rules, id, credits, null) : null;
}
