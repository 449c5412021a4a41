import { useIntl } from 'react-intl';
import type { PhotoRejectReason } from '@rendezvous/contract/resources/photos/values';

/** Reasons to reject a photo, as operators read them; owners read other words. */
export function usePhotoReasons(): Record<PhotoRejectReason, string> {
  const intl = useIntl();
  return {
    nudity: intl.formatMessage({ id: 'review.reason.nudity', defaultMessage: 'Nudity' }),
    not_you: intl.formatMessage({ id: 'review.reason.notYou', defaultMessage: 'Not the member' }),
    other_people: intl.formatMessage({ id: 'review.reason.people', defaultMessage: 'Other people' }),
    contact: intl.formatMessage({ id: 'review.reason.contact', defaultMessage: 'Contact details' }),
    quality: intl.formatMessage({ id: 'review.reason.quality', defaultMessage: 'Hard to see' }),
    other: intl.formatMessage({ id: 'reason.another', defaultMessage: 'Another reason' }),
  };
}
