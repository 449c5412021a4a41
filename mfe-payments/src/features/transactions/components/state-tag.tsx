import { useIntl, type IntlShape } from 'react-intl';
import { Tag, type TagTone } from '@rendezvous/ui/layout/tag';
import type { PaymentState } from '../payment-state.ts';

function textOf(intl: IntlShape, state: PaymentState): string {
  switch (state) {
    case 'pending':
      return intl.formatMessage({ id: 'status.pending', defaultMessage: 'Pending' });
    case 'paid':
    case 'reversed':
      return intl.formatMessage({ id: 'status.completed', defaultMessage: 'Paid' });
    case 'failed':
      return intl.formatMessage({ id: 'status.failed', defaultMessage: 'Failed' });
    case 'cancelled':
      return intl.formatMessage({ id: 'status.cancelled', defaultMessage: 'Cancelled' });
    case 'replaced':
      return intl.formatMessage({ id: 'status.replaced', defaultMessage: 'Replaced' });
    case 'expired':
      return intl.formatMessage({ id: 'status.expired', defaultMessage: 'Expired' });
    case 'returning':
      return intl.formatMessage({ id: 'status.returning', defaultMessage: 'Refund under way' });
    case 'return_failed':
      return intl.formatMessage({ id: 'status.return_failed', defaultMessage: 'Refund stuck' });
    case 'partly_returned':
      return intl.formatMessage({ id: 'status.partly_returned', defaultMessage: 'Refunded in part' });
    case 'returned':
      return intl.formatMessage({ id: 'status.returned', defaultMessage: 'Refunded' });
    case 'charged_back':
      return intl.formatMessage({ id: 'status.charged_back', defaultMessage: 'Charged back' });
  }
}

const TONES: Partial<Record<PaymentState, TagTone>> = {
  paid: 'leaf',
  reversed: 'leaf',
  returning: 'glow',
  return_failed: 'zest',
  charged_back: 'zest',
};

/** State of a payment in a word. */
export function StateTag({ state }: { state: PaymentState }) {
  return <Tag tone={TONES[state] ?? 'plain'}>{textOf(useIntl(), state)}</Tag>;
}
