import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { theme } from '@rendezvous/theme/theme';
import { Button } from '@rendezvous/ui/button';
import { BubbleMeta, ChatBubble } from '@rendezvous/ui/chat-bubble';
import { Icon } from '@rendezvous/ui/icon';
import { ALERT } from '@rendezvous/ui/icons/alert';
import type { PhotoParts } from '#src/lib/sending/photo-parts.ts';
import { useRefusalText } from '#src/lib/use-refusal-text.ts';
import { useHalfParts } from '#src/lib/halves/half-parts.ts';
import { MessageBody } from './message-body.tsx';
import type { Outgoing } from '../timeline.ts';

interface Props {
  outgoing: Outgoing;
  name: string;
  onRetry: () => void;
  onDiscard: () => void;
  Picture: PhotoParts['Body'];
}

/** Message being sent or failed, with reason, retry and discard. A failed message costs nothing. */
export function OutgoingItem({ outgoing, name, onRetry, onDiscard, Picture }: Props) {
  const intl = useIntl();
  const { Pair } = useHalfParts();
  const refusalText = useRefusalText();
  const failed = outgoing.state === 'failed';
  const { half_prompt: half, text = '' } = outgoing.content;
  return (
    <>
      {half ? (
        <Pair half={half} text={text} mine name={name} code={outgoing.code} />
      ) : (
        <ChatBubble mine>
          <MessageBody message={outgoing.content} mine name={name} Picture={Picture} />
        </ChatBubble>
      )}
      {failed ? (
        <Failure role="alert">
          <Icon of={ALERT} size="s" />
          <span>{outgoing.content.local?.fault ?? refusalText(outgoing.code ?? 'internal', name)}</span>
          <Button tone="quiet" size="s" onClick={onRetry}>
            {intl.formatMessage({ id: 'message.retry', defaultMessage: 'Try again' })}
          </Button>
          <Button tone="quiet" size="s" onClick={onDiscard}>
            {intl.formatMessage({ id: 'message.discard', defaultMessage: 'Delete' })}
          </Button>
        </Failure>
      ) : (
        <BubbleMeta $mine>
          {intl.formatMessage({ id: 'message.sending', defaultMessage: 'Sending…' })}
        </BubbleMeta>
      )}
    </>
  );
}

const Failure = styled.div`
  margin-top: ${theme.space.s1};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 0 ${theme.space.s2};
  font-size: ${theme.size.small};
  line-height: 20px;
  color: ${theme.color.danger};
`;
