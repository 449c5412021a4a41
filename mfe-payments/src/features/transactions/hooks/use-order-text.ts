import { useIntl } from 'react-intl';
import type { Payment } from '@rendezvous/contract/resources/payments/schemas';

/** Returns what an order was for: its credits, or what a charge-back left open. */
export function useOrderText(): (payment: Pick<Payment, 'credits'>) => string {
  const intl = useIntl();
  return ({ credits }) =>
    credits === 0
      ? intl.formatMessage({ id: 'order.debt', defaultMessage: 'Open amount' })
      : intl.formatMessage(
          { id: 'credits.count', defaultMessage: '{count, plural, one {# credit} other {# credits}}' },
          { count: credits },
        );
}
