import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { EmptyState } from '@rendezvous/ui/feedback/empty-state';

/** Placeholder beside the list while no conversation is open. */
export function PickOne() {
  const intl = useIntl();
  return (
    <Middle>
      <EmptyState
        title={intl.formatMessage({ id: 'chats.pick.title', defaultMessage: 'Pick a conversation' })}
        text={intl.formatMessage({
          id: 'chats.pick.text',
          defaultMessage: 'Reading is free.',
        })}
      />
    </Middle>
  );
}

const Middle = styled.div`
  flex: 1;
  display: grid;
  place-items: center;
`;
