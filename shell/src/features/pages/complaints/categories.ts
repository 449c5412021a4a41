import type { MessageDescriptor } from 'react-intl';
import type { ComplaintCategory } from '@rendezvous/contract/complaints-values';

/** What a complaint may be about, in the words of the form. */
export const CATEGORY_TEXTS: Readonly<Record<ComplaintCategory, MessageDescriptor>> = {
  payment: { id: 'frame.complaints.category.payment', defaultMessage: 'A payment or my credits' },
  account: { id: 'frame.complaints.category.account', defaultMessage: 'My account or logging in' },
  member: { id: 'frame.complaints.category.member', defaultMessage: 'How someone behaves' },
  content: {
    id: 'frame.complaints.category.content',
    defaultMessage: 'A profile, photo or message that shouldn’t be here',
  },
  ban: { id: 'frame.complaints.category.ban', defaultMessage: 'Appeal against a measure' },
  privacy: { id: 'frame.complaints.category.privacy', defaultMessage: 'My data' },
  technical: { id: 'frame.complaints.category.technical', defaultMessage: 'Something doesn’t work' },
  other: { id: 'frame.complaints.category.other', defaultMessage: 'Something else' },
};
