import { Locale as MollieLocale, PaymentMethod } from '@mollie/api-client';
import type { Locale } from '@rendezvous/contract/kernel/locales';
import type { PaymentMethodId } from '@rendezvous/contract/resources/payments/schemas';

/**
 * What Mollie calls our methods. Brands and national schemes of cards are its one card method. Its direct debit is charged on a mandate
 * and is no method of the hosted page; the schemes that have ended are absent.
 */
const AT_MOLLIE: Partial<Record<PaymentMethodId, PaymentMethod>> = {
  ideal: PaymentMethod.ideal,
  bancontact: PaymentMethod.bancontact,
  eps: PaymentMethod.eps,
  blik: PaymentMethod.blik,
  prezelewy24: PaymentMethod.przelewy24,
  creditcard: PaymentMethod.creditcard,
  mastercard: PaymentMethod.creditcard,
  visa: PaymentMethod.creditcard,
  cartebancaire: PaymentMethod.creditcard,
  nexi: PaymentMethod.creditcard,
  applepay: PaymentMethod.applepay,
  paypal: PaymentMethod.paypal,
  paysafecard: PaymentMethod.paysafecard,
  sct: PaymentMethod.banktransfer,
  sdd: PaymentMethod.directdebit,
};

/** @throws RangeError for a method that Mollie does not have */
export function methodAtMollie(id: PaymentMethodId): PaymentMethod {
  const method = AT_MOLLIE[id];
  if (!method) throw new RangeError(`Mollie has no method for ${id}`);
  return method;
}

/** Cards are stored by a first payment at the checkout, accounts by a mandate. */
export const isKeepable = (id: PaymentMethodId): boolean =>
  AT_MOLLIE[id] === PaymentMethod.creditcard || AT_MOLLIE[id] === PaymentMethod.directdebit;

const isOurs = (id: string): id is PaymentMethodId => id in AT_MOLLIE;

/** Our methods that are one method at Mollie. */
export const methodsOf = (method: string): PaymentMethodId[] =>
  Object.keys(AT_MOLLIE)
    .filter(isOurs)
    .filter((id) => AT_MOLLIE[id] === method);

/** Languages of Mollie's pages. */
export const LOCALE_AT_MOLLIE: Record<Locale, MollieLocale> = {
  en: MollieLocale.en_GB,
  nl: MollieLocale.nl_NL,
  de: MollieLocale.de_DE,
  it: MollieLocale.it_IT,
  fr: MollieLocale.fr_FR,
  es: MollieLocale.es_ES,
  pl: MollieLocale.pl_PL,
};
