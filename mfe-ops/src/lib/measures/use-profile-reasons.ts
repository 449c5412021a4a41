import { useIntl } from 'react-intl';
import type { ProfileRejectReason } from '@rendezvous/contract/operators/values';

/** Reasons for which a profile is rejected, as operators read them; members read other words. */
export function useProfileReasons(): Record<ProfileRejectReason, string> {
  const intl = useIntl();
  return {
    contact: intl.formatMessage({ id: 'ops.profileReason.contact', defaultMessage: 'Contact details' }),
    offensive: intl.formatMessage({ id: 'ops.profileReason.offensive', defaultMessage: 'Insults or hatred' }),
    other_people: intl.formatMessage({
      id: 'ops.profileReason.people',
      defaultMessage: 'About other people',
    }),
    false: intl.formatMessage({ id: 'ops.profileReason.false', defaultMessage: 'Made up' }),
    other: intl.formatMessage({ id: 'reason.another', defaultMessage: 'Another reason' }),
  };
}
