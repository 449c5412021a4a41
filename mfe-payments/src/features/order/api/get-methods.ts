import type { PaymentMethod, PaymentMethodId } from '@rendezvous/contract/resources/payments/schemas';
import { useEndpoint } from '@rendezvous/api-client/use-endpoint';
import { READ_PAYMENT_METHODS } from '@rendezvous/contract/resources/payments/calls';

/** Brands of card that the one row "credit card" includes. */
const CARD_BRANDS: ReadonlySet<PaymentMethodId> = new Set(['mastercard', 'visa']);

/** Methods to choose from: those that can be used, with the cards as one. */
export function choosable(methods: readonly PaymentMethod[]): PaymentMethod[] {
  const active = methods.filter((method) => method.active);
  const hasCards = active.some((method) => method.id === 'creditcard');
  return active.filter((method) => !(hasCards && CARD_BRANDS.has(method.id)));
}

/** Payment methods of the member's country. */
export const useMethods = () => useEndpoint(READ_PAYMENT_METHODS);
