import { useIntl } from 'react-intl';
import { pathTo } from '@rendezvous/contract/kernel/routes';
import { useSettings, useTitle } from '@rendezvous/remote/react/hooks';
import { ButtonLink } from '@rendezvous/ui/controls/button';
import { MissedHalves } from '@rendezvous/ui/feedback/missed-halves';
import { Lead, Title, Words } from '#src/lib/centre.tsx';

/** The account of the link was erased: nothing of it is left (spec §9 Reactivation window). */
export function Erased() {
  const intl = useIntl();
  const { reactivation_days: days } = useSettings();
  const title = intl.formatMessage({
    id: 'deleted.erased.title',
    defaultMessage: 'This account is gone for good',
  });
  useTitle(title);
  return (
    <>
      <MissedHalves />
      <Words>
        <Title focus>{title}</Title>
        <Lead>
          {intl.formatMessage(
            {
              id: 'deleted.erased.lead',
              defaultMessage:
                'The {days, plural, one {# day} other {# days}} are over, and everything is erased. Nobody can bring it back, not even us. You can start again at any time.',
            },
            { days },
          )}
        </Lead>
        <ButtonLink to={pathTo('signup')} size="lg">
          {intl.formatMessage({ id: 'deleted.erased.signup', defaultMessage: 'Start again' })}
        </ButtonLink>
      </Words>
    </>
  );
}
