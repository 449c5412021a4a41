import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { theme } from '@rendezvous/theme/theme';
import { Skeleton } from '@rendezvous/ui/feedback/skeleton';
import { Waiting } from '@rendezvous/ui/feedback/waiting';

const BUBBLES = [
  { mine: false, width: '52%' },
  { mine: true, width: '40%' },
  { mine: false, width: '64%' },
  { mine: true, width: '34%' },
];

/** Skeleton of a conversation. */
export function ConversationSkeleton() {
  const intl = useIntl();
  return (
    <Panel
      label={intl.formatMessage({ id: 'conversation.loading', defaultMessage: 'Loading the conversation' })}
    >
      <Bar>
        <Skeleton $width="40px" $height="40px" />
        <Skeleton $width="140px" $height="18px" />
      </Bar>
      <Column>
        {BUBBLES.map(({ mine, width }) => (
          <Bubble key={width} $mine={mine}>
            <Skeleton $width={width} $height="46px" />
          </Bubble>
        ))}
      </Column>
    </Panel>
  );
}

const Panel = styled(Waiting)`
  display: flex;
  flex-direction: column;
  flex: 1;
  min-height: 0;

  & > div {
    display: flex;
    flex-direction: column;
    flex: 1;
    min-height: 0;
  }
`;
const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space.s2h};
  min-height: 64px;
  padding: ${theme.space.s2h} ${theme.space.s4};
  background: ${theme.color.surface};
  border-bottom: 1px solid ${theme.color.line};
`;
const Column = styled.div`
  width: 100%;
  max-width: ${theme.size.messages};
  margin: auto auto 0;
  padding: ${theme.space.s4h} ${theme.space.s4};
  display: grid;
  gap: ${theme.space.s3};
`;
const Bubble = styled.div<{ $mine: boolean }>`
  display: flex;
  justify-content: ${({ $mine }) => ($mine ? 'flex-end' : 'flex-start')};
`;
