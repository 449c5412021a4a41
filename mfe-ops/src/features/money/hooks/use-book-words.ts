import { useIntl } from 'react-intl';
import type { BookEvent } from '@rendezvous/contract/operators/money/values';
import type { ReturnState } from '@rendezvous/contract/resources/payments/values';

/** Events and states of both sides of the books, in words. */
export function useBookWords() {
  const intl = useIntl();
  const events: Record<BookEvent, string> = {
    ordered: intl.formatMessage({ id: 'money.event.ordered', defaultMessage: 'order stored' }),
    created: intl.formatMessage({ id: 'money.event.created', defaultMessage: 'created' }),
    promised: intl.formatMessage({
      id: 'money.event.promised',
      defaultMessage: 'debit sent to the bank',
    }),
    paid: intl.formatMessage({ id: 'money.event.paid', defaultMessage: 'paid' }),
    credited: intl.formatMessage({ id: 'money.event.credited', defaultMessage: 'credits added' }),
    used: intl.formatMessage({ id: 'money.event.used', defaultMessage: 'credits used' }),
    failed: intl.formatMessage({ id: 'money.event.failed', defaultMessage: 'failed' }),
    cancelled: intl.formatMessage({ id: 'money.event.cancelled', defaultMessage: 'cancelled' }),
    expired: intl.formatMessage({ id: 'money.event.expired', defaultMessage: 'expired' }),
    refund: intl.formatMessage({ id: 'money.event.refund', defaultMessage: 'refund' }),
    chargeback: intl.formatMessage({ id: 'money.event.chargeback', defaultMessage: 'charge-back' }),
    reversal: intl.formatMessage({ id: 'money.event.reversal', defaultMessage: 'charge-back reversed' }),
  };
  const states: Record<ReturnState, string> = {
    asked: intl.formatMessage({ id: 'money.return.asked', defaultMessage: 'not sent yet' }),
    under_way: intl.formatMessage({ id: 'money.return.underWay', defaultMessage: 'under way' }),
    done: intl.formatMessage({ id: 'money.return.done', defaultMessage: 'done' }),
    failed: intl.formatMessage({ id: 'money.return.failed', defaultMessage: 'refused by the bank' }),
  };
  return { events, states };
}
