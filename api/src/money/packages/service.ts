import { COUNTRIES, type CountryCode } from '@rendezvous/contract/kernel/countries';
import { PACKAGE_IDS, type CreditPackage } from '@rendezvous/contract/resources/payments/schemas';
import { money } from '#src/platform/lib/money.ts';
import { fieldProblem } from '#src/platform/lib/problem.ts';
import type { SettingsService } from '#src/platform/settings/face.ts';
import {
  presentPackage,
  priceOf,
  type PackageId,
  type PersonalDiscount,
  type Price,
  type PriceRules,
} from './policy.ts';

const isPackageId = (id: string): id is PackageId => (PACKAGE_IDS as readonly string[]).includes(id);

/** Prices of a domain in the currency of a country (spec §9; settings `base_prices` and `packages`). */
export function priceRules(settings: SettingsService, domain: string, country: CountryCode): PriceRules {
  const { currency } = COUNTRIES[country];
  const base = settings.value(domain, 'base_prices')[currency];
  if (!base) throw new Error(`setting base_prices has no price in ${currency}`);
  const packages = settings
    .value(domain, 'packages')
    .flatMap((entry) =>
      isPackageId(entry.id)
        ? [{ id: entry.id, credits: entry.credits, discountPercentage: entry.discount_percentage }]
        : [],
    );
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
