import type { Money } from '@rendezvous/contract/kernel/common';
import { WORKING_CAPABILITIES } from '@rendezvous/contract/kernel/capabilities';
import type { CountryCode } from '@rendezvous/contract/kernel/countries';
import {
  PAYMENT_METHODS,
  type PaymentMethod,
  type PaymentMethodId,
} from '@rendezvous/contract/resources/payments/schemas';
import type { MethodOffer } from './provider.ts';

const CARDS = ['creditcard', 'mastercard', 'visa'] as const;
const EURO = [...CARDS, 'applepay', 'paypal', 'sdd', 'paysafecard', 'sct'] as const;
const GERMANY = ['sdd', 'paypal', ...CARDS, 'applepay', 'paysafecard', 'sct'] as const;
const OVERSEAS = [...CARDS, 'applepay', 'paypal'] as const;
const NETHERLANDS = ['ideal', ...CARDS, 'applepay', 'sdd', 'paypal', 'paysafecard', 'sct'] as const;
const BRITISH = ['applepay', ...CARDS, 'paypal', 'paysafecard'] as const;

/** Methods of each country, the customary ones first. */
const BY_COUNTRY: Record<CountryCode, readonly PaymentMethodId[]> = {
  NL: NETHERLANDS,
  BE: ['bancontact', ...NETHERLANDS.filter((id) => id !== 'ideal')],
  DE: GERMANY,
  AT: ['eps', ...GERMANY],
  FR: ['cartebancaire', ...EURO],
  IT: ['nexi', ...EURO],
  ES: EURO,
  IE: EURO,
  PL: ['blik', 'prezelewy24', ...CARDS, 'paypal', 'paysafecard'],
  GB: BRITISH,
  CH: BRITISH,
  US: OVERSEAS,
  CA: OVERSEAS,
  AU: OVERSEAS,
  NZ: OVERSEAS,
};

/** Schemes that have ended, by the countries they were used in: listed as inactive, never offered; old payments still name them. */
const CLOSED: Partial<Record<CountryCode, readonly PaymentMethodId[]>> = {
  NL: ['sofort', 'maestro'],
  BE: ['sofort', 'maestro'],
  DE: ['giropay', 'sofort', 'maestro'],
  AT: ['sofort', 'maestro'],
  CH: ['sofort', 'maestro'],
};
const closed: ReadonlySet<PaymentMethodId> = new Set(Object.values(CLOSED).flat());

/** Brand names, the same in every language; the client words the generic ones itself. */
const FACTS: Record<PaymentMethodId, Pick<PaymentMethod, 'name' | 'group'>> = {
  sdd: { name: 'SEPA direct debit', group: 'debit' },
  sct: { name: 'Wire transfer', group: 'transfer' },
  prezelewy24: { name: 'Przelewy24', group: 'bank' },
  blik: { name: 'BLIK', group: 'bank' },
  giropay: { name: 'giropay', group: 'bank' },
  mastercard: { name: 'Mastercard', group: 'card' },
  visa: { name: 'Visa', group: 'card' },
  creditcard: { name: 'Credit card', group: 'card' },
  cartebancaire: { name: 'Cartes Bancaires', group: 'card' },
  nexi: { name: 'Nexi', group: 'card' },
  ideal: { name: 'iDEAL', group: 'bank' },
  bancontact: { name: 'Bancontact', group: 'bank' },
  applepay: { name: 'Apple Pay', group: 'wallet' },
  paysafecard: { name: 'paysafecard', group: 'voucher' },
  maestro: { name: 'Maestro', group: 'card' },
  paypal: { name: 'PayPal', group: 'wallet' },
  sofort: { name: 'Sofort', group: 'bank' },
  eps: { name: 'eps', group: 'bank' },
};

/** Brand name of a method, the same in every language. */
export const methodName = (method: PaymentMethodId): string => FACTS[method].name;

/** Methods of a plain order. A direct debit needs a mandate, which is made with a form of its own: never by a plain order. */
export const ORDERABLE: ReadonlySet<PaymentMethodId> = new Set(
  PAYMENT_METHODS.filter((id) => id !== 'sdd' && !closed.has(id)),
);

/** Methods of a country in the order they are offered, closed ones last; `active` says which can be chosen now (spec §3 Payment methods). */
export function methodsOf(country: CountryCode, offers: readonly MethodOffer[]): PaymentMethod[] {
  const works = (id: PaymentMethodId) => id !== 'sdd' || WORKING_CAPABILITIES.includes('direct_debit');
  const available = new Set(offers.map(({ id }) => id).filter(works));
  const open = BY_COUNTRY[country].map((id) => ({ id, ...FACTS[id], active: available.has(id) }));
  return [...open, ...(CLOSED[country] ?? []).map((id) => ({ id, ...FACTS[id], active: false }))];
}

/** Is a method one of a country, closed ones left out? */
export const isOfCountry = (country: CountryCode, method: PaymentMethodId): boolean =>
  BY_COUNTRY[country].includes(method);

/** Whether a plain order from this country may be paid with a method, as far as the provider accepts it for the amount. */
export const isOrderable = (...order: Parameters<typeof isOffered>): boolean =>
  ORDERABLE.has(order[1]) && isOffered(...order);

/** Whether an order from this country may be paid with a method, as far as the provider accepts it for the amount. */
export function isOffered(
  country: CountryCode,
  method: PaymentMethodId,
  offers: readonly MethodOffer[],
  amount: Money,
): boolean {
  const offer = offers.find(({ id }) => id === method);
  return offer !== undefined && isOfCountry(country, method) && isWithin(offer, amount);
}

/** Bounds of another currency say nothing about an amount. */
function isWithin({ minimum, maximum }: MethodOffer, { amount, currency }: Money): boolean {
  const low = minimum?.currency === currency ? minimum.amount : 0;
  const high = maximum?.currency === currency ? maximum.amount : Infinity;
  return low <= amount && amount <= high;
}
