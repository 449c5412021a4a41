import { useIntl } from 'react-intl';
import type { PhotoRejectReason } from '@rendezvous/contract/resources/photos/values';

/** Reasons to reject a photo, as operators read them; owners read other words. */
export function usePhotoReasons(): Record<PhotoRejectReason, string> {
  const intl = useIntl();
  return {
    nudity: intl.formatMessage({ id: 'ops.photoReason.nudity', defaultMessage: 'Nudity' }),
    not_you: intl.formatMessage({ id: 'ops.photoReason.notYou', defaultMessage: 'Not the member' }),
    other_people: intl.formatMessage({ id: 'ops.photoReason.people', defaultMessage: 'Other people' }),
    contact: intl.formatMessage({ id: 'ops.photoReason.contact', defaultMessage: 'Contact details' }),
    quality: intl.formatMessage({ id: 'ops.photoReason.quality', defaultMessage: 'Hard to see' }),
    other: intl.formatMessage({ id: 'reason.another', defaultMessage: 'Another reason' }),
  };
}
