import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { theme } from '@rendezvous/theme/theme';
import { Button } from '@rendezvous/ui/controls/button';
import { Icon } from '@rendezvous/ui/layout/icon';
import { ALERT } from '@rendezvous/ui/icons/objects/alert';
import type { UnsentProps } from '#src/lib/outbox/outgoing.ts';
import { useRefusalText } from '#src/lib/use-refusal-text.ts';
import { usePhotoFault } from './use-photo-fault.ts';

/** Reason that a message was not sent yet, with retry and discard. It costs nothing before it is sent. Screen readers announce a failure at once. */
export function Unsent({ outgoing, name, onRetry, onDiscard }: UnsentProps) {
  const intl = useIntl();
  const refusalText = useRefusalText();
  const fault = usePhotoFault(outgoing.content.local);
  const failed = outgoing.state === 'failed';
  const reason = failed
    ? (fault ?? refusalText(outgoing.code ?? 'internal', name))
    : intl.formatMessage({
        id: 'unsent.waiting',
        defaultMessage: 'Waiting for a connection. It goes out by itself.',
      });
  return (
    <Line role={failed ? 'alert' : undefined} $failed={failed}>
      {failed && <Icon of={ALERT} size="s" />}
      <span>{reason}</span>
      <div>
        <Button tone="quiet" size="s" onClick={onRetry}>
          {intl.formatMessage({ id: 'unsent.retry', defaultMessage: 'Try again' })}
        </Button>
        <Button tone="quiet" size="s" onClick={onDiscard}>
          {intl.formatMessage({ id: 'action.delete', defaultMessage: 'Delete' })}
        </Button>
      </div>
    </Line>
  );
}
const Line = styled.div<{ $failed: boolean }>`
  margin-top: ${theme.space.s1};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 0 ${theme.space.s2};
  font-size: ${theme.size.small};
  line-height: ${theme.line.small};
  color: ${({ $failed }) => ($failed ? theme.color.danger : theme.color.ink2)};
`;
