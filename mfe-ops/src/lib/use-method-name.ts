import { useIntl } from 'react-intl';
import type { PaymentMethodId } from '@rendezvous/contract/resources/payments/values';

/** Names of methods that are brands: the same in every language. */
const BRANDS: Partial<Record<PaymentMethodId, string>> = {
  ideal: 'iDEAL',
  sdd: 'SEPA',
  bancontact: 'Bancontact',
  eps: 'eps',
  blik: 'BLIK',
  prezelewy24: 'Przelewy24',
  mastercard: 'Mastercard',
  visa: 'Visa',
  cartebancaire: 'Cartes Bancaires',
  nexi: 'Nexi',
  applepay: 'Apple Pay',
  paypal: 'PayPal',
  paysafecard: 'paysafecard',
  giropay: 'giropay',
  sofort: 'Sofort',
  maestro: 'Maestro',
};

/** Names of methods, those that are no brands in the operator's language. */
export function useMethodName(): (id: PaymentMethodId) => string {
  const intl = useIntl();
  const generic: Partial<Record<PaymentMethodId, string>> = {
    creditcard: intl.formatMessage({ id: 'method.card', defaultMessage: 'Card' }),
    sct: intl.formatMessage({ id: 'method.transfer', defaultMessage: 'Wire transfer' }),
  };
  return (id) => BRANDS[id] ?? generic[id] ?? id;
}
