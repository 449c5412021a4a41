import type { CountryCode } from '@rendezvous/contract/kernel/countries';
import type { PaymentMethod, PaymentMethodId } from '@rendezvous/contract/resources/payments/schemas';
import { useEndpoint } from '@rendezvous/api-client/use-endpoint';
import { READ_PAYMENT_METHODS } from '@rendezvous/contract/resources/payments/calls';
import { hasApplePay } from '#src/lib/apple-pay.ts';

/** Brands of card that the one row "credit card" includes. */
const CARD_BRANDS: ReadonlySet<PaymentMethodId> = new Set(['mastercard', 'visa']);

/** Methods to choose from: those that can be used on this device, with the cards as one. */
export function choosable(methods: readonly PaymentMethod[]): PaymentMethod[] {
  const active = methods.filter(({ id, active: open }) => open && (id !== 'applepay' || hasApplePay()));
  const hasCards = active.some((method) => method.id === 'creditcard');
  return active.filter((method) => !(hasCards && CARD_BRANDS.has(method.id)));
}

/** The row that a method of an address is chosen by: a brand of card has that of the cards. */
export function rowOf(
  offered: readonly PaymentMethod[],
  id: string | null | undefined,
): PaymentMethod | undefined {
  const cards = offered.find((method) => method.id === 'creditcard');
  return offered.find((method) => method.id === id) ?? (isBrand(id) ? cards : undefined);
}

const isBrand = (id: string | null | undefined): boolean => [...CARD_BRANDS].some((brand) => brand === id);

/** Payment methods of a country. */
export const useMethods = (country: CountryCode | undefined) =>
  useEndpoint(READ_PAYMENT_METHODS, { country });
