import { useIntl } from 'react-intl';
import type { OpsProfile } from '@rendezvous/contract/operators/review/schemas';
import type { ContactDetail } from '@rendezvous/rules/contact-details';

/** Returns a function that says why a profile waits: for an operator's reason, for its words, or because it was changed. */
export function useWhyItWaits(): (profile: Pick<OpsProfile, 'reason' | 'found'>) => string {
  const intl = useIntl();
  const details: Record<ContactDetail, string> = {
    link: intl.formatMessage({ id: 'review.found.link', defaultMessage: 'a link' }),
    address: intl.formatMessage({ id: 'review.found.address', defaultMessage: 'an e-mail address' }),
    number: intl.formatMessage({ id: 'review.found.number', defaultMessage: 'a phone number' }),
    account: intl.formatMessage({ id: 'review.found.account', defaultMessage: 'an account elsewhere' }),
  };
  return ({ reason, found }) => {
    if (reason)
      return intl.formatMessage(
        { id: 'review.profile.reason', defaultMessage: 'Sent here because: {reason}' },
        { reason },
      );
    if (found?.length)
      return intl.formatMessage(
        { id: 'review.profile.found', defaultMessage: 'Still shown. It seems to contain {what}.' },
        { what: intl.formatList(found.map((kind) => details[kind])) },
      );
    if (found)
      return intl.formatMessage({
        id: 'review.profile.new',
        defaultMessage: 'Still shown. Its words are new.',
      });
    return intl.formatMessage({
      id: 'review.profile.changed',
      defaultMessage: 'Changed by its member after it was sent back.',
    });
  };
}
