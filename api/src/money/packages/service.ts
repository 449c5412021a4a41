import { COUNTRIES, COUNTRY_CODES, type CountryCode } from '@rendezvous/contract/kernel/countries';
import { CreditPackage } from '@rendezvous/contract/resources/payments/schemas';
import { Money } from '@rendezvous/contract/kernel/common';
import { money } from '#src/platform/lib/money.ts';
import { fieldProblem } from '#src/platform/lib/problem.ts';
import { assertAnswer, type SettingReader, type SettingValues } from '#src/platform/settings/face.ts';
import {
  presentPackage,
  priceOf,
  type PackageId,
  type PersonalDiscount,
  type Price,
  type PriceRules,
} from './policy.ts';

/** Prices of a domain in the currency of a country (spec §9; settings `base_prices` and `packages`). */
export function priceRules(settings: SettingValues, domain: string, country: CountryCode): PriceRules {
  const { currency } = COUNTRIES[country];
  const base = settings.value(domain, 'base_prices')[currency]!;
  const packages = settings.value(domain, 'packages').map(({ id, credits, discount_percentage }) => ({
    id,
    credits,
    discountPercentage: discount_percentage,
  }));
  return {
    packages,
    base: money(base, currency),
    ownAmount: {
      min: settings.value(domain, 'own_amount_min'),
      max: settings.value(domain, 'own_amount_max'),
    },
  };
}

/** All packages with their prices for one member or visitor. */
export function presentPackages(rules: PriceRules, discount: PersonalDiscount | null): CreditPackage[] {
  return rules.packages.map((rule) => presentPackage(rule, rules, discount));
}

/**
 * Price of an order: decided here, never by the client.
 * @param credits only with the package of a free amount
 * @throws problem `validation_failed` when the package is not sold, or the amount is missing, unasked for or out of bounds
 */
export function priceOrder(
  rules: PriceRules,
  id: PackageId,
  credits: number | undefined,
  discount: PersonalDiscount | null,
): Price {
  const rule = rules.packages.find((entry) => entry.id === id);
  if (!rule) throw fieldProblem('package', 'not_allowed');
  if (rule.credits !== null) {
    if (credits !== undefined && credits !== rule.credits) throw fieldProblem('credits', 'not_allowed');
    return priceOf(rule, rule.credits, rules.base, discount);
  }
  const { min, max } = rules.ownAmount;
  if (credits === undefined) throw fieldProblem('credits', 'required');
  if (credits < min) throw fieldProblem('credits', 'too_small', { limit: min });
  if (credits > max) throw fieldProblem('credits', 'too_large', { limit: max });
  return priceOf(rule, credits, rules.base, discount);
}

/** Packages in every currency, and the largest order of each. */
export const readPrices: SettingReader = (settings, domain) => {
  for (const country of COUNTRY_CODES) {
    const rules = priceRules(settings, domain, country);
    const ids = rules.packages.map(({ id }) => id);
    if (new Set(ids).size < ids.length) throw new Error('packages has one package twice');
    if (rules.ownAmount.min > rules.ownAmount.max) throw new Error('own_amount_min is above own_amount_max');
    for (const rule of rules.packages) {
      assertAnswer(CreditPackage, presentPackage(rule, rules, null), `packages in ${country}`);
      const { amount } = priceOf(rule, rule.credits ?? rules.ownAmount.max, rules.base, null);
      assertAnswer(Money, amount, `price of ${rule.id} in ${country}`);
      if (amount.amount < 1) throw new Error(`price of ${rule.id} in ${country} is nothing`);
    }
  }
};
