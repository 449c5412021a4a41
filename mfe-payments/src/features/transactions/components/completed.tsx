import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Payment } from '@rendezvous/contract/resources/payments/schemas';
import { pathTo } from '@rendezvous/contract/kernel/routes';
import { ButtonLink } from '@rendezvous/ui/controls/button';
import { Icon } from '@rendezvous/ui/layout/icon';
import { CHECK } from '@rendezvous/ui/icons/actions/check';
import { storeWayBack, readWayBack } from '#src/lib/way-back.ts';
import { ResultMark, ResultTitle, ResultWords, WaysOn } from './words.tsx';

/** Paid: what was added, and where to spend it. A purchase that began in a conversation leads back to it. */
export function Completed({ payment }: { payment: Payment }) {
  const intl = useIntl();
  const [back] = useState(readWayBack);
  return (
    <>
      <ResultMark $tone="ok">
        <Icon of={CHECK} size="l" />
      </ResultMark>
      <ResultTitle>
        {intl.formatMessage(
          {
            id: 'result.completed.title',
            defaultMessage: '{count, plural, one {# credit} other {# credits}} added',
          },
          { count: payment.credits },
        )}
      </ResultTitle>
      <ResultWords>
        {intl.formatMessage({
          id: 'result.completed.text',
          defaultMessage:
            'Thank you. You are a Premium member, and stay one when the credits run out. Write to whoever you like.',
        })}
      </ResultWords>
      <WaysOn>
        {back ? (
          <ButtonLink to={back.path} onClick={() => storeWayBack(undefined)}>
            {intl.formatMessage({ id: 'result.back', defaultMessage: 'Back to {name}' }, { name: back.name })}
          </ButtonLink>
        ) : (
          <ButtonLink to={pathTo('chats')}>
            {intl.formatMessage({ id: 'result.messages', defaultMessage: 'Go to your messages' })}
          </ButtonLink>
        )}
        <ButtonLink to={pathTo('members')} tone="outline">
          {intl.formatMessage({ id: 'members.search', defaultMessage: 'Search members' })}
        </ButtonLink>
      </WaysOn>
    </>
  );
}
