import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { pathTo } from '@rendezvous/contract/kernel/routes';
import { ButtonLink } from '@rendezvous/ui/controls/button';
import { EmptyState } from '@rendezvous/ui/feedback/empty-state';
import { returnFocus } from '@rendezvous/ui/focus';

/** Replaces the conversation after a block by the other member (spec §6 Blocked user). */
export function BlockedPage({ name }: { name: string }) {
  const intl = useIntl();
  useEffect(() => {
    // The control that had the focus may have gone with the conversation.
    if (document.activeElement === document.body) returnFocus(null);
  }, []);
  return (
    <Middle>
      <EmptyState
        text={intl.formatMessage({
          id: 'blocked.text',
          defaultMessage: 'You do not have access to this page.',
        })}
        title={intl.formatMessage(
          { id: 'blocked.title', defaultMessage: 'You’re blocked by {name}' },
          { name },
        )}
        action={
          <ButtonLink to={pathTo('chats')}>
            {intl.formatMessage({ id: 'conversation.back', defaultMessage: 'Back to messages' })}
          </ButtonLink>
        }
      />
    </Middle>
  );
}

const Middle = styled.div`
  flex: 1;
  display: grid;
  place-items: center;
`;
