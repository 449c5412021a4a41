import { useIntl } from 'react-intl';
import type { MoneyState, PaymentStatus } from '@rendezvous/contract/resources/payments/values';
import { useMethodName } from '#src/lib/use-method-name.ts';

/** States of orders and of their money in words, and names of methods. */
export function usePaymentWords() {
  const intl = useIntl();
  const statuses: Record<PaymentStatus, string> = {
    pending: intl.formatMessage({ id: 'money.status.pending', defaultMessage: 'Still open' }),
    completed: intl.formatMessage({ id: 'money.status.completed', defaultMessage: 'Completed' }),
    failed: intl.formatMessage({ id: 'money.status.failed', defaultMessage: 'Payment failed' }),
    cancelled: intl.formatMessage({ id: 'money.status.cancelled', defaultMessage: 'Order cancelled' }),
    expired: intl.formatMessage({ id: 'money.status.expired', defaultMessage: 'Order expired' }),
    refunded: intl.formatMessage({ id: 'money.status.refunded', defaultMessage: 'All refunded' }),
    charged_back: intl.formatMessage({ id: 'money.status.chargedBack', defaultMessage: 'Disputed' }),
  };
  const money: Record<MoneyState, string> = {
    promised: intl.formatMessage({ id: 'money.state.promised', defaultMessage: 'Money promised' }),
    settled: intl.formatMessage({ id: 'money.state.settled', defaultMessage: 'Money is here' }),
    partly_returned: intl.formatMessage({
      id: 'money.state.partlyReturned',
      defaultMessage: 'Partly refunded',
    }),
    returned: intl.formatMessage({ id: 'money.state.returned', defaultMessage: 'Money went back' }),
    charged_back: intl.formatMessage({ id: 'money.state.chargedBack', defaultMessage: 'Money charged back' }),
    reversed: intl.formatMessage({ id: 'money.state.reversed', defaultMessage: 'Dispute won' }),
  };
  return { statuses, money, method: useMethodName() };
}
