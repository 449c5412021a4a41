import { useEffect, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { theme } from '@rendezvous/theme/theme';
import { Button } from '#src/controls/button.tsx';
import { useOnline } from '#src/hooks/use-online.ts';
import { MissedHalves } from './missed-halves.tsx';

const Panel = styled.section`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: ${theme.space.s3h};
  min-height: 280px;
  padding: ${theme.space.s6} ${theme.space.s5};
  text-align: center;
  border: 2px dashed ${theme.color.lineStrong};
  border-radius: ${theme.radius.r4};
`;

const Words = styled.p`
  max-width: 44ch;
  color: ${theme.color.ink2};
`;

/**
 * Region that failed to load: the message and a retry button. Has the height of the content it replaces. Without a network it
 * says so, and retries by itself once there is one.
 */
export function FailedRegion({
  title,
  children,
  onRetry,
}: {
  title?: ReactNode;
  children?: ReactNode;
  onRetry: () => void;
}) {
  const intl = useIntl();
  const online = useOnline();
  useEffect(() => {
    const retry = () => onRetry();
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [onRetry]);
  return (
    <Panel role="alert">
      <MissedHalves />
      <b>
        {online
          ? (title ?? intl.formatMessage({ id: 'ui.failed.title', defaultMessage: 'This part didn’t load' }))
          : intl.formatMessage({ id: 'ui.offline.title', defaultMessage: 'No connection' })}
      </b>
      {online && (
        <Words>
          {children ??
            intl.formatMessage({
              id: 'errors.generic',
              defaultMessage: 'An error occurred, please try again later.',
            })}
        </Words>
      )}
      <Button tone="outline" onClick={onRetry}>
        {intl.formatMessage({ id: 'ui.retry', defaultMessage: 'Try again' })}
      </Button>
    </Panel>
  );
}
