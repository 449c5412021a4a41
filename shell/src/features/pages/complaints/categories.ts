import type { MessageDescriptor } from 'react-intl';
import type { ComplaintCategory } from '@rendezvous/contract/resources/complaints/values';

/** What a complaint may be about, in the words of the form. */
export const CATEGORY_TEXTS: Readonly<Record<ComplaintCategory, MessageDescriptor>> = {
  payment: { id: 'pages.complaints.category.payment', defaultMessage: 'A payment or my credits' },
  account: { id: 'pages.complaints.category.account', defaultMessage: 'My account or logging in' },
  member: { id: 'pages.complaints.category.member', defaultMessage: 'How someone behaves' },
  content: {
    id: 'pages.complaints.category.content',
    defaultMessage: 'A profile, photo or message that shouldn’t be here',
  },
  ban: { id: 'frame.complaints.category.ban', defaultMessage: 'Appeal against a measure' },
  privacy: { id: 'pages.complaints.category.privacy', defaultMessage: 'My data' },
  technical: { id: 'complaint.technical', defaultMessage: 'Something doesn’t work' },
  other: { id: 'reason.other', defaultMessage: 'Something else' },
};
