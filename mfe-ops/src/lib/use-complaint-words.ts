import { useIntl } from 'react-intl';
import type { ComplaintCategory, ComplaintStatus } from '@rendezvous/contract/resources/complaints/values';

/** What complaints are about, and their states. */
export function useComplaintWords(): {
  categories: Record<ComplaintCategory, string>;
  statuses: Record<ComplaintStatus, string>;
} {
  const intl = useIntl();
  return {
    categories: {
      payment: intl.formatMessage({ id: 'ops.complaint.payment', defaultMessage: 'Payment or credits' }),
      account: intl.formatMessage({ id: 'ops.complaint.account', defaultMessage: 'Account or log-in' }),
      member: intl.formatMessage({ id: 'ops.complaint.member', defaultMessage: 'Behaviour of a member' }),
      content: intl.formatMessage({
        id: 'ops.complaint.content',
        defaultMessage: 'Profile, photo or message',
      }),
      ban: intl.formatMessage({
        id: 'frame.complaints.category.ban',
        defaultMessage: 'Appeal against a measure',
      }),
      privacy: intl.formatMessage({ id: 'ops.complaint.privacy', defaultMessage: 'Personal data' }),
      technical: intl.formatMessage({
        id: 'complaint.technical',
        defaultMessage: 'Something doesn’t work',
      }),
      other: intl.formatMessage({ id: 'reason.other', defaultMessage: 'Something else' }),
    },
    statuses: {
      open: intl.formatMessage({ id: 'ops.complaint.open', defaultMessage: 'Open' }),
      closed: intl.formatMessage({ id: 'ops.complaint.closed', defaultMessage: 'Closed' }),
    },
  };
}
