import { useIntl } from 'react-intl';
import { pathTo } from '@rendezvous/contract/kernel/routes';
import { ButtonLink } from '@rendezvous/ui/controls/button';
import { Icon } from '@rendezvous/ui/layout/icon';
import { CLOCK } from '@rendezvous/ui/icons/objects/clock';
import { MAIL } from '@rendezvous/ui/icons/objects/mail';
import { ResultMark, ResultTitle, ResultWords, WaysOn } from './words.tsx';

/** Waiting for the provider's word; after a minute one need not wait on the page any longer. */
export function Pending({ late }: { late: boolean }) {
  const intl = useIntl();
  return (
    <>
      <ResultMark $tone="wait">
        <Icon of={late ? MAIL : CLOCK} size="l" />
      </ResultMark>
      <ResultTitle>
        {intl.formatMessage({ id: 'result.pending.title', defaultMessage: 'Processing your payment' })}
      </ResultTitle>
      <ResultWords>
        {late
          ? intl.formatMessage({
              id: 'result.late.text',
              defaultMessage:
                'Your bank is taking its time. No need to wait here: we’ll e-mail you as soon as the credits are yours.',
            })
          : intl.formatMessage({
              id: 'result.pending.text',
              defaultMessage: 'This usually takes a few seconds. The page updates by itself.',
            })}
      </ResultWords>
      {late && (
        <WaysOn>
          <ButtonLink to={pathTo('members')}>
            {intl.formatMessage({ id: 'members.search', defaultMessage: 'Search members' })}
          </ButtonLink>
          <ButtonLink to={pathTo('transactions-id')} tone="outline">
            {intl.formatMessage({ id: 'result.all', defaultMessage: 'All payments' })}
          </ButtonLink>
        </WaysOn>
      )}
    </>
  );
}
