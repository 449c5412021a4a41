import { useIntl } from 'react-intl';
import { pathTo } from '@rendezvous/contract/kernel/routes';
import { ButtonLink } from '@rendezvous/ui/controls/button';
import { EmptyState } from '@rendezvous/ui/feedback/empty-state';
import { People } from './people.tsx';

/** Overview without a conversation. */
export function NoChats() {
  const intl = useIntl();
  return (
    <>
      <EmptyState
        title={intl.formatMessage({ id: 'empty.title', defaultMessage: 'Nobody has said a word yet' })}
        text={intl.formatMessage({
          id: 'empty.text',
          defaultMessage: 'Find someone you like the look of and write the first line.',
        })}
        action={
          <ButtonLink to={pathTo('members')}>
            {intl.formatMessage({ id: 'members.search', defaultMessage: 'Search members' })}
          </ButtonLink>
        }
      />
      <People />
    </>
  );
}
