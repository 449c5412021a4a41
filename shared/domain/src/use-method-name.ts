import { useIntl } from 'react-intl';
import type { PaymentMethodId } from '@rendezvous/contract/resources/payments/schemas';

/** Brands are called the same everywhere; what is no brand has a word in each language. */
const BRANDS: Partial<Record<PaymentMethodId, string>> = {
  prezelewy24: 'Przelewy24',
  blik: 'BLIK',
  giropay: 'giropay',
  mastercard: 'Mastercard',
  visa: 'Visa',
  cartebancaire: 'Carte Bancaire',
  nexi: 'Nexi',
  ideal: 'iDEAL',
  bancontact: 'Bancontact',
  applepay: 'Apple Pay',
  paysafecard: 'paysafecard',
  maestro: 'Maestro',
  paypal: 'PayPal',
  sofort: 'Sofort',
  eps: 'eps',
};

/** Name of a payment method as buyers know it. */
export function useMethodName(): (id: PaymentMethodId) => string {
  const intl = useIntl();
  return (id) => {
    if (id === 'creditcard')
      return intl.formatMessage({ id: 'method.creditcard', defaultMessage: 'Credit card' });
    if (id === 'sct') return intl.formatMessage({ id: 'method.transfer', defaultMessage: 'Wire transfer' });
    if (id === 'sdd') return intl.formatMessage({ id: 'method.debit', defaultMessage: 'Direct debit' });
    return BRANDS[id] ?? id;
  };
}
