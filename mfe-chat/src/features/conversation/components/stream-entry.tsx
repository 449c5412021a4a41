import { useIntl } from 'react-intl';
import { useUser } from '@rendezvous/remote/react/hooks';
import { UnreadLine } from '@rendezvous/ui/product/unread-line';
import { useParts } from '#src/lib/parts.ts';
import type { Conversation } from '../hooks/use-conversation.ts';
import { priceOf, type StreamItem } from '../timeline.ts';
import { DayLine } from './day-line.tsx';
import { MessageItem } from './message-item.tsx';
import { OutgoingItem } from './outgoing-item.tsx';

interface Props {
  item: StreamItem;
  conversation: Conversation;
  name: string;
  /** The last own message that was read. */
  lastRead: string | undefined;
  /** The last message that was here, and read, when the conversation opened: a later one arrives. */
  seenTo: number;
}

/** One entry of the stream: a day, the “New” line, a message on its way, or a message. */
export function StreamEntry({ item, conversation, name, lastRead, seenTo }: Props) {
  const intl = useIntl();
  const { Received } = useParts();
  const user = useUser();
  if (item.kind === 'day') return <DayLine at={item.at} />;
  if (item.kind === 'new')
    return <UnreadLine label={intl.formatMessage({ id: 'conversation.new', defaultMessage: 'New' })} />;
  if (item.kind === 'outgoing') {
    const { clientId } = item.outgoing;
    return (
      <OutgoingItem
        outgoing={item.outgoing}
        name={name}
        onRetry={() => conversation.retry(clientId)}
        onDiscard={() => conversation.discard(clientId)}
      />
    );
  }
  const { message } = item;
  return (
    <MessageItem
      message={message}
      name={name}
      last={item.last}
      read={message.id === lastRead}
      confirmed={user?.status !== 'not_confirmed'}
      price={priceOf(message.kind, conversation.chat?.price ?? {}) ?? 0}
      arrives={message.seq > seenTo}
      received={(under) => (
        <Received conversation={conversation} name={name} message={message} under={under} />
      )}
      onSend={() => conversation.sendWaiting(message)}
    />
  );
}
