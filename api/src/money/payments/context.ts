import type { FastifyBaseLogger } from 'fastify';
import type { CountryCode } from '@rendezvous/contract/kernel/countries';
import type { DiscountCode } from '@rendezvous/contract/resources/payments/schemas';
import type { RequestContext } from '#src/platform/http/context.ts';
import type { Services } from '#src/platform/services.ts';
import { money } from '#src/platform/lib/money.ts';
import type { CodeRow, DiscountContext } from '#src/money/discounts/face.ts';
import { priceRules, type PersonalDiscount } from '#src/money/packages/face.ts';
import { bonusRules } from '#src/money/timebonus/face.ts';
import { createProviders, type Providers } from './providers.ts';
import { readBuyer } from './repository.ts';

/** What decides prices and offers. */
export type PriceContext = Pick<Services, 'db' | 'unitOfWork' | 'clock' | 'settings'>;

/** What the payment functions work with. */
export interface PaymentContext
  extends PriceContext, Pick<Services, 'jobs' | 'live' | 'config' | 'mail' | 'signer'> {
  providers: Providers;
  /** Where operators read what does not add up; each entry has an `event`. */
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
}

export const paymentContext = (services: Services, log: PaymentContext['log']): PaymentContext => ({
  ...services,
  providers: createProviders(services),
  log,
});

/** The member or visitor behind a request, as far as prices go. */
export interface Customer {
  userId: string | null;
  domain: string;
  /** Prices of this country instead of the customer's own. */
  country?: CountryCode;
  /** A visitor's country. */
  visitorCountry: CountryCode;
}

/** The member or visitor behind a request; `country` asks for the prices of another country. */
export function customerOf(
  { viewer, domain, country: visitorCountry }: Pick<RequestContext, 'viewer' | 'domain' | 'country'>,
  country?: CountryCode,
): Customer {
  return { userId: viewer?.userId ?? null, domain, visitorCountry, ...(country && { country }) };
}

/** Reads what decides a price: payment country, price list, member and time. */
export async function pricingOf({ db, settings, clock }: PriceContext, customer: Customer) {
  const buyer = customer.userId === null ? null : await readBuyer(db, customer.userId);
  const country = customer.country ?? buyer?.payment_country ?? customer.visitorCountry;
  const domain = buyer?.domain ?? customer.domain;
  const discounts: DiscountContext = {
    member: buyer && { id: buyer.id, paid: buyer.paid_user, signupDate: buyer.signup_date },
    country,
    bonus: bonusRules(settings, domain),
    now: clock.now(),
  };
  return { country, domain, rules: priceRules(settings, domain, country), discounts };
}

/** A code as far as prices care. */
export function personalDiscount(code: DiscountCode | CodeRow): PersonalDiscount {
  const minimum = 'minimum_order' in code ? code.minimum_order : code.minimum_order_value;
  return {
    code: code.code,
    percentage: code.value_percentage,
    minimumOrder: typeof minimum === 'number' ? money(minimum, code.currency ?? '') : minimum,
  };
}
