import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { theme } from '@rendezvous/theme/theme';
import { Skeleton } from '@rendezvous/ui/feedback/skeleton';
import { Waiting } from '@rendezvous/ui/feedback/waiting';

const ROWS = [62, 48, 70, 55, 40];

/** Skeleton of the list. */
export function ListSkeleton() {
  const intl = useIntl();
  return (
    <Waiting
      label={intl.formatMessage({ id: 'chats.loading', defaultMessage: 'Loading your conversations' })}
    >
      {ROWS.map((width) => (
        <Row key={width}>
          <Skeleton $width="48px" $height="48px" />
          <div>
            <Skeleton $width={`${width - 20}%`} $height="16px" />
            <Skeleton $width={`${width}%`} $height="14px" />
          </div>
        </Row>
      ))}
    </Waiting>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${theme.space.s3};
  align-items: center;
  min-height: 72px;
  padding: ${theme.space.s2h} ${theme.space.s4};
  border-bottom: 1px solid ${theme.color.line};
  & > div {
    display: grid;
    gap: ${theme.space.s2};
  }
`;
