import type {
  DiscountCode,
  DiscountCodeQuery,
  PackagesResponse,
  Payment,
  PaymentMethod,
  TimeBonus,
  TransactionsResponse,
} from '@rendezvous/contract/resources/payments/schemas';
import type { Static } from 'typebox';
import { pageOf, readCursor } from '#src/platform/lib/cursor.ts';
import { problem } from '#src/platform/lib/problem.ts';
import {
  activeDiscount,
  discountByCode,
  offerAgainstLeaving,
  welcomeDiscount,
} from '#src/money/discounts/face.ts';
import { presentPackages } from '#src/money/packages/face.ts';
import { vatRateNow } from '#src/money/papers/face.ts';
import { moneyOf, readMoney } from '#src/money/returns/face.ts';
import { timeBonusOf } from '#src/money/timebonus/face.ts';
import { returnsOf } from '#src/money/wallet/face.ts';
import {
  personalDiscount,
  pricingOf,
  type Customer,
  type PaymentContext,
  type PriceContext,
} from './context.ts';
import { lookAtReturn } from './look.ts';
import { methodsOf } from './methods.ts';
import { presentPayment } from './presenter.ts';
import { offersOf } from './providers.ts';
import * as repository from './repository.ts';

const PAGE_SIZE = 20;

/**
 * The price list of a customer, with the discount that was typed or that a member has anyway (spec §2 premium package overview).
 * @throws problem `code_*` for a typed code
 */
export async function packagesFor(
  context: PriceContext,
  customer: Customer,
  typed?: string,
): Promise<PackagesResponse> {
  const { country, domain, rules, discounts } = await pricingOf(context, customer);
  const discount = typed
    ? await discountByCode(context.db, typed, discounts)
    : await activeDiscount(context.db, discounts);
  return {
    packages: presentPackages(rules, discount && personalDiscount(discount)),
    discount,
    vat_rate: vatRateNow(context, domain, country),
  };
}

/** A code by what was typed, or the welcome discount; null when nothing was asked for (spec §7 discountcode.php). */
export async function discountFor(
  context: PriceContext,
  customer: Customer,
  query: Static<typeof DiscountCodeQuery>,
): Promise<DiscountCode | null> {
  const { discounts } = await pricingOf(context, customer);
  if (query.code) return discountByCode(context.db, query.code, discounts);
  return query.welcome ? welcomeDiscount(context.db, discounts) : null;
}

/** Offers a leaving member the company's discount (spec §3 Company info), once; null when there is nothing to offer. */
export async function deleteDiscountFor(
  context: PriceContext,
  customer: Customer,
): Promise<DiscountCode | null> {
  const { discounts, domain } = await pricingOf(context, customer);
  const { delete_discount: percentage } = context.settings.value(domain, 'company');
  return context.unitOfWork((tx) => offerAgainstLeaving(tx, discounts, percentage));
}

/** The member's time bonus; null after a payment, after its window, or after its use (spec §4 Time bonus). */
export async function timeBonusFor(context: PriceContext, customer: Customer): Promise<TimeBonus | null> {
  const { discounts } = await pricingOf(context, customer);
  if (!discounts.member || !(await activeDiscount(context.db, discounts))) return null;
  return timeBonusOf(discounts.member, discounts.bonus, discounts.now);
}

/** The discounts a page shows a customer: the welcome discount, and a member's time bonus, which is the same offer. */
export async function offersFor(
  context: PriceContext,
  customer: Customer,
): Promise<{ bonus: TimeBonus | null; welcome: DiscountCode | null }> {
  const { discounts } = await pricingOf(context, customer);
  const welcome = await welcomeDiscount(context.db, discounts);
  const { member, bonus, now } = discounts;
  return { bonus: welcome && member && timeBonusOf(member, bonus, now), welcome };
}

/** Payment methods of the customer's country; without a provider none is active. */
export async function methodsFor(context: PaymentContext, customer: Customer): Promise<PaymentMethod[]> {
  const { country } = await pricingOf(context, customer);
  return methodsOf(country, await offersOf(context, { country, amount: null }));
}

/**
 * A member's own payment; a pending one is looked up first, since the browser that asks may come back from the checkout.
 * @throws problem `not_found` for unknown payments and those of others
 */
export async function ownPayment(context: PaymentContext, userId: string, id: string): Promise<Payment> {
  const row = await repository.findOwn(context.db, userId, id);
  if (!row) throw problem('not_found');
  const present = await lookAtReturn(context, row);
  return presentPayment(present, context.clock.now(), await moneyOf(context.db, row.id));
}

/**
 * Own payments, newest first, twenty a page, and the newest credits that were given back.
 * @throws problem `malformed` for a foreign cursor
 */
export async function ownPayments(
  { db, clock }: PaymentContext,
  userId: string,
  cursor: string | undefined,
): Promise<TransactionsResponse> {
  const rows = await repository.listOwn(db, userId, readCursor(cursor), PAGE_SIZE + 1);
  const facts = await readMoney(
    db,
    rows.map(({ id }) => id),
  );
  const now = clock.now();
  const page = pageOf(rows, {
    limit: PAGE_SIZE,
    positionOf: ({ position, id }) => ({ at: position, id }),
    present: (row) => presentPayment(row, now, facts.get(row.id)),
  });
  const returns = await returnsOf(db, userId, PAGE_SIZE);
  if (returns.length === 0) return page;
  return { ...page, credit_returns: returns.map(({ credits, at }) => ({ credits, at: at.toISOString() })) };
}
