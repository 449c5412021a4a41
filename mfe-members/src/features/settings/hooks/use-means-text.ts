import { useIntl } from 'react-intl';
import type { PaymentMethodId } from '@rendezvous/contract/resources/payments/schemas';
import { useMethodName } from '@rendezvous/domain/use-method-name';

/** Returns a function that writes a stored means of payment: "Visa ending 4417", "Account ending 4300". */
export function useMeansText(): (means: { method: PaymentMethodId; last4: string }) => string {
  const intl = useIntl();
  const nameOf = useMethodName();
  return ({ method, last4 }) =>
    method === 'sdd'
      ? intl.formatMessage(
          { id: 'settings.means.account', defaultMessage: 'Account ending {last4}' },
          { last4 },
        )
      : intl.formatMessage(
          { id: 'settings.means.card', defaultMessage: '{method} ending {last4}' },
          { method: nameOf(method), last4 },
        );
}
