import { useIntl } from 'react-intl';
import type { PhotoRejectReason } from '@rendezvous/contract/resources/photos/values';
import type { Photo } from '@rendezvous/contract/resources/photos/schemas';

/** Returns a function that says the state of a photo's review; null for an approved one. */
export function useReviewWords(): (photo: Photo) => string | null {
  const intl = useIntl();
  const reasons: Record<PhotoRejectReason, string> = {
    nudity: intl.formatMessage({
      id: 'profile.photos.reason.nudity',
      defaultMessage: 'Not accepted: nudity has no place on a profile.',
    }),
    not_you: intl.formatMessage({
      id: 'profile.photos.reason.notYou',
      defaultMessage: 'Not accepted: it doesn’t show you.',
    }),
    other_people: intl.formatMessage({
      id: 'profile.photos.reason.people',
      defaultMessage: 'Not accepted: it shows other people. A crop may help.',
    }),
    contact: intl.formatMessage({
      id: 'profile.photos.reason.contact',
      defaultMessage: 'Not accepted: it shows a phone number, an address or a link.',
    }),
    quality: intl.formatMessage({
      id: 'profile.photos.reason.quality',
      defaultMessage: 'Not accepted: too dark or too blurred to see you.',
    }),
    other: intl.formatMessage({
      id: 'profile.photos.reason.other',
      defaultMessage: 'Not accepted: it doesn’t fit our rules.',
    }),
  };
  return ({ status, reason }) => {
    if (status === 'pending')
      return intl.formatMessage({
        id: 'profile.photos.review',
        defaultMessage: 'We check it before others see it.',
      });
    return status === 'rejected' ? reasons[reason ?? 'other'] : null;
  };
}
