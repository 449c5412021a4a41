import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Message } from '@rendezvous/contract/resources/chats/schemas';
import { Button } from '@rendezvous/ui/controls/button';
import { BubbleMeta, ChatBubble } from '@rendezvous/ui/product/chat-bubble';
import { VisuallyHidden } from '@rendezvous/ui/layout/visually-hidden';
import { usePriceText } from '@rendezvous/remote/react/use-domain';
import { useParts } from '#src/lib/parts.ts';
import { MessageBody } from './message-body.tsx';

interface Props {
  message: Message;
  /** Name of the other member. */
  name: string;
  /** Last of its group: shows the time. */
  last: boolean;
  /** The other member has read up to this message. */
  read: boolean;
  /** The writer is confirmed: a message that still waits is a draft. */
  confirmed: boolean;
  price: number;
  /** It has come while the reader was away or looks on. */
  arrives: boolean;
  /** Draws the additions to a received message, in its bubble or under it. */
  received: (under: boolean) => ReactNode;
  onSend: () => void;
}

/** Message; the last of a group shows its time, and own ones their price. */
export function MessageItem({
  message,
  name,
  last,
  read,
  confirmed,
  price,
  arrives,
  received,
  onSend,
}: Props) {
  const intl = useIntl();
  const { Pair } = useParts();
  const { from_me: mine, held = false, half_prompt: half } = message;
  const facts = !held && (last || read || half) && <Facts message={message} read={read} />;
  return (
    <>
      {half ? (
        <Pair half={half} text={message.text ?? ''} mine={mine} name={name} arrives={arrives}>
          {facts}
          {!mine && received(false)}
        </Pair>
      ) : (
        <ChatBubble mine={mine}>
          <VisuallyHidden>
            {mine
              ? intl.formatMessage({ id: 'message.from.me', defaultMessage: 'You said:' })
              : intl.formatMessage({ id: 'message.from.them', defaultMessage: '{name}:' }, { name })}
          </VisuallyHidden>
          <MessageBody message={message} mine={mine} name={name} arrives={arrives} />
          {!mine && received(false)}
        </ChatBubble>
      )}
      {!mine && received(true)}
      {!half && facts}
      {held && !confirmed && (
        <BubbleMeta $mine>
          {intl.formatMessage({
            id: 'message.held',
            defaultMessage: 'Goes out once you’ve confirmed your e-mail address',
          })}
        </BubbleMeta>
      )}
      {held && confirmed && <Draft price={price} onSend={onSend} />}
      {message.credit_back && (
        <BubbleMeta $mine>
          {intl.formatMessage(
            {
              id: 'message.back',
              defaultMessage:
                'Not read in time: {count, plural, one {you got your credit back} other {you got your # credits back}}',
            },
            { count: message.cost ?? 0 },
          )}
        </BubbleMeta>
      )}
    </>
  );
}

function Facts({ message: { at, from_me: mine, cost }, read }: Pick<Props, 'message' | 'read'>) {
  const intl = useIntl();
  const time = intl.formatTime(at, { hour: '2-digit', minute: '2-digit' });
  const credits =
    mine && cost !== undefined && cost > 0
      ? intl.formatMessage(
          { id: 'credits.count', defaultMessage: '{count, plural, one {# credit} other {# credits}}' },
          { count: cost },
        )
      : null;
  const seen = read ? intl.formatMessage({ id: 'message.read', defaultMessage: 'Read' }) : null;
  return <BubbleMeta $mine={mine}>{[time, credits, seen].filter(Boolean).join(' · ')}</BubbleMeta>;
}

/** Draft that activation could not pay for: a press sends it at today's price. */
function Draft({ price, onSend }: { price: number; onSend: () => void }) {
  const intl = useIntl();
  const priceText = usePriceText();
  return (
    <BubbleMeta $mine>
      {intl.formatMessage({ id: 'message.draft', defaultMessage: 'Not sent yet' })}{' '}
      <Button tone="quiet" size="s" onClick={onSend}>
        {intl.formatMessage(
          { id: 'message.draft.send', defaultMessage: 'Send ({price})' },
          { price: priceText(price) },
        )}
      </Button>
    </BubbleMeta>
  );
}
