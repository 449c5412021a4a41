import { useIntl } from 'react-intl';
import type { FoundCard } from '@rendezvous/contract/resources/match-finder/schemas';
import { interestLabel } from '@rendezvous/i18n/labels';
import { useUser } from '@rendezvous/remote/react/hooks';
import type { Answers } from './use-finder.ts';

/**
 * Why a member is among the results: the age asked for, the same region, interests of both. What members declared about
 * appearance and background is shown to no one.
 */
export function useReasons(): (card: FoundCard, asked: Answers) => string {
  const intl = useIntl();
  const user = useUser();
  return ({ region, shared_interests: shared }, { age }) => {
    const reasons = [
      shared.length > 0 &&
        intl.formatMessage(
          { id: 'finder.reason.interests', defaultMessage: 'also into {interests}' },
          {
            interests: intl.formatList(
              shared.map((interest) => interestLabel(intl, interest)),
              { type: 'conjunction' },
            ),
          },
        ),
      region !== null &&
        region === user?.profile.region &&
        intl.formatMessage({ id: 'finder.reason.region', defaultMessage: 'your region' }),
      age && intl.formatMessage({ id: 'finder.reason.age', defaultMessage: 'your choice of age' }),
    ];
    return reasons.filter(Boolean).join(' · ');
  };
}
