import { useEffect, useEffectEvent, useMemo, useRef, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { useAct } from '@rendezvous/domain/use-act';
import { useUser } from '@rendezvous/remote/react/hooks';
import { media } from '@rendezvous/theme/media';
import { theme } from '@rendezvous/theme/theme';
import { Button } from '@rendezvous/ui/button';
import { TypingHalves } from '@rendezvous/ui/typing-halves';
import { UnreadLine } from '@rendezvous/ui/unread-line';
import { useParts } from '#src/lib/parts.ts';
import type { Conversation } from '../hooks/use-conversation.ts';
import { blocksOf, chunksOf, SIZE, type Chunk } from '../chunks.ts';
import { priceOf, streamOf, type StreamItem } from '../timeline.ts';
import { DayLine } from './day-line.tsx';
import { MessageItem } from './message-item.tsx';
import { OutgoingItem } from './outgoing-item.tsx';
import { StreamChunk } from './stream-chunk.tsx';

/** Height in pixels that an older entry has until it was drawn. */
const GUESS = 56;

/** Messages, newest at the bottom; older pages are added above without moving the visible ones, and only what is near the window is drawn. */
export function MessageStream({
  conversation,
  name,
  empty,
}: {
  conversation: Conversation;
  name: string;
  /** Stands while nothing has been said. */
  empty: ReactNode;
}) {
  const intl = useIntl();
  const { OpenHalf, Received } = useParts();
  const user = useUser();
  const { messages, outgoing, unreadFrom, readUpTo, typing, hasOlder, hiddenOlder } = conversation;
  const items = useMemo(() => streamOf(messages, outgoing, unreadFrom), [messages, outgoing, unreadFrom]);
  const blocks = useMemo(() => blocksOf(chunksOf(items)), [items]);
  /** The first chunk of the page that the conversation opened with. */
  const [openedAt] = useState(blocks[0]?.items[0]!.key);
  const guessOf = (chunk: Chunk, entries: number) => (chunk.key < openedAt! ? entries * GUESS : null);
  const [heights] = useState(() => new Map<string | number, number>());
  const lastRead = messages.findLast((message) => message.from_me && message.seq <= readUpTo)?.id;

  /** The last message that was here, and read, when the conversation opened. */
  const [seenTo] = useState(() => Math.min((unreadFrom ?? Infinity) - 1, messages.at(-1)?.seq ?? 0));

  const draw = (item: StreamItem) => {
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
    return (
      <MessageItem
        message={item.message}
        name={name}
        last={item.last}
        read={item.message.id === lastRead}
        confirmed={user?.status !== 'not_confirmed'}
        price={priceOf(item.message.kind, conversation.chat?.price ?? {}) ?? 0}
        arrives={item.message.seq > seenTo}
        received={(under) => (
          <Received conversation={conversation} name={name} message={item.message} under={under} />
        )}
        onSend={() => conversation.sendHeld(item.message)}
      />
    );
  };
  return (
    <Scroll
      $isEmpty={items.length === 0}
      tabIndex={0}
      role="log"
      aria-live="off"
      aria-label={intl.formatMessage({ id: 'conversation.messages', defaultMessage: 'Messages' })}
    >
      <Column>
        {hasOlder && <OlderButton onLoad={conversation.loadOlder} />}
        {!hasOlder && hiddenOlder && (
          <Quiet>
            {intl.formatMessage({
              id: 'conversation.hidden',
              defaultMessage: 'Older messages are hidden for your privacy',
            })}
          </Quiet>
        )}
        {items.length === 0 && !hiddenOlder && empty}
        {blocks.map(({ key, items: chunks }) => (
          <StreamChunk
            key={key}
            name={`b${key}`}
            heights={heights}
            guess={guessOf(chunks.at(-1)!, chunks.length * SIZE)}
          >
            {() =>
              chunks.map((chunk) => (
                <StreamChunk key={chunk.key} name={chunk.key} heights={heights} guess={guessOf(chunk, SIZE)}>
                  {() =>
                    chunk.items.map((item) => (
                      <div key={item.key} data-message={item.kind === 'message' || undefined}>
                        {draw(item)}
                      </div>
                    ))
                  }
                </StreamChunk>
              ))
            }
          </StreamChunk>
        ))}
        <OpenHalf conversation={conversation} name={name} />
        {typing && (
          <TypingHalves
            label={intl.formatMessage(
              { id: 'conversation.typing', defaultMessage: '{name} is typing' },
              { name },
            )}
          />
        )}
      </Column>
    </Scroll>
  );
}

/** Loads the previous page once it comes into view; after a failure a press tries again. */
function OlderButton({ onLoad }: { onLoad: () => Promise<void> }) {
  const intl = useIntl();
  const { run, busy } = useAct(onLoad);
  const place = useRef<HTMLDivElement>(null);
  const load = useEffectEvent(() => void run());
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => entries.at(-1)!.isIntersecting && load());
    observer.observe(place.current!);
    return () => observer.disconnect();
  }, []);
  return (
    <Centre ref={place}>
      <Button tone="quiet" size="s" loading={busy} onClick={() => void run()}>
        {intl.formatMessage({ id: 'conversation.older', defaultMessage: 'Show older messages' })}
      </Button>
    </Centre>
  );
}

/**
 * Reversed, so that it starts at its end, and its place is counted from there: nothing above moves what is read. A browser that
 * anchored the place itself would hold on to the button for older messages. What stands in an empty one is read from its top.
 */
const Scroll = styled.div<{ $isEmpty: boolean }>`
  overflow-anchor: none;
  flex: 1;
  min-height: 0;
  overflow: auto;
  display: flex;
  flex-direction: ${({ $isEmpty }) => ($isEmpty ? 'column' : 'column-reverse')};
  overscroll-behavior: contain;
`;
const Column = styled.div`
  width: 100%;
  max-width: ${theme.size.messages};
  margin: 0 auto;
  padding: ${theme.space.s4h} ${theme.space.s4} ${theme.space.s4};
  display: grid;
  gap: ${theme.space.s2h};
  ${media.tablet} {
    padding-inline: ${theme.space.s5};
  }
`;
const Quiet = styled.p`
  justify-self: center;
  text-align: center;
  font-size: ${theme.size.micro};
  line-height: 18px;
  color: ${theme.color.ink2};
`;
const Centre = styled.div`
  display: grid;
  justify-content: center;
`;
