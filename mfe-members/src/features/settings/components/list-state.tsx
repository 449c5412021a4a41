import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { theme } from '@rendezvous/theme/theme';
import { Button } from '@rendezvous/ui/controls/button';
import { Skeleton } from '@rendezvous/ui/feedback/skeleton';
import { useOnline } from '@rendezvous/ui/hooks/use-online';
import { Waiting } from '@rendezvous/ui/feedback/waiting';

/** Placeholder of a short list while it is on its way. */
export function ListWaiting() {
  return (
    <Waiting>
      <Skeleton $height="60px" />
    </Waiting>
  );
}

/** A short list that could not be read, and a way to ask for it again. */
export function ListFailed({ onRetry }: { onRetry: () => void }) {
  const intl = useIntl();
  const online = useOnline();
  return (
    <Line>
      <span>
        {online
          ? intl.formatMessage({ id: 'settings.failed', defaultMessage: 'This list didn’t load.' })
          : intl.formatMessage({ id: 'ui.offline.title', defaultMessage: 'No connection' })}
      </span>
      <Button tone="outline" size="s" onClick={onRetry}>
        {intl.formatMessage({ id: 'ui.retry', defaultMessage: 'Try again' })}
      </Button>
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.s3};
  min-height: 60px;
  color: ${theme.color.ink2};
`;
