import { useIntl } from 'react-intl';
import { BubbleMeta, ChatBubble } from '@rendezvous/ui/product/chat-bubble';
import type { UnsentProps } from '#src/lib/outbox/outgoing.ts';
import { useParts } from '#src/lib/parts.ts';
import { MessageBody } from './message-body.tsx';

/** Message being sent, waiting or failed. */
export function OutgoingItem(props: UnsentProps) {
  const intl = useIntl();
  const { Pair, Unsent } = useParts();
  const { outgoing, name } = props;
  const { half_prompt: half, text = '' } = outgoing.content;
  return (
    <>
      {half ? (
        <Pair half={half} text={text} mine name={name} code={outgoing.code} />
      ) : (
        <ChatBubble mine>
          <MessageBody message={outgoing.content} mine name={name} />
        </ChatBubble>
      )}
      {outgoing.state === 'sending' ? (
        <BubbleMeta $mine>
          {intl.formatMessage({ id: 'message.sending', defaultMessage: 'Sending…' })}
        </BubbleMeta>
      ) : (
        <Unsent {...props} />
      )}
    </>
  );
}
