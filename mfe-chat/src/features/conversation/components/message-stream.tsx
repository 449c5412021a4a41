import { useEffect, useEffectEvent, useMemo, useRef, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import styled, { css } from 'styled-components';
import { useAct } from '@rendezvous/domain/forms/use-act';
import { media } from '@rendezvous/theme/media';
import { theme } from '@rendezvous/theme/theme';
import { Button } from '@rendezvous/ui/controls/button';
import { TypingIndicator } from '@rendezvous/ui/product/typing-indicator';
import { useParts } from '#src/lib/parts.ts';
import type { Conversation } from '../hooks/use-conversation.ts';
import { blocksOf, chunksOf, SIZE, type Chunk } from '../chunks.ts';
import { streamOf } from '../timeline.ts';
import { StreamChunk } from './stream-chunk.tsx';
import { StreamEntry } from './stream-entry.tsx';

/** Height in pixels that an older entry has until it was drawn. */
const GUESS = 56;
/** Messages from which a conversation carries itself: what it started with is no longer on top. */
const YOUNG = 5;

/** Messages, newest at the bottom; older pages are added above without moving the visible ones, and only what is near the window is drawn. */
export function MessageStream({
  conversation,
  name,
  start,
}: {
  conversation: Conversation;
  name: string;
  /** Is on top of an empty conversation and of a young one. */
  start: ReactNode;
}) {
  const intl = useIntl();
  const { OpenHalf } = useParts();
  const { messages, outgoing, unreadFrom, readUpTo, typing, hasOlder, hiddenOlder } = conversation;
  const items = useMemo(() => streamOf(messages, outgoing, unreadFrom), [messages, outgoing, unreadFrom]);
  const blocks = useMemo(() => blocksOf(chunksOf(items)), [items]);
  /** The first chunk of the page that the conversation opened with. */
  const [openedAt] = useState(blocks[0]?.items[0]!.key);
  const guessOf = (chunk: Chunk, entries: number) => (chunk.key < openedAt! ? entries * GUESS : null);
  const [heights] = useState(() => new Map<string | number, number>());
  const lastRead = messages.findLast((message) => message.from_me && message.seq <= readUpTo)?.id;

  const isYoung = messages.length + outgoing.length < YOUNG && !hasOlder && !hiddenOlder;

  /** The last message that was here, and read, when the conversation opened. */
  const [seenTo] = useState(() => Math.min((unreadFrom ?? Infinity) - 1, messages.at(-1)?.seq ?? 0));
  return (
    <Scroll
      $isEmpty={items.length === 0}
      tabIndex={0}
      role="log"
      aria-live="off"
      aria-label={intl.formatMessage({ id: 'messages.title', defaultMessage: 'Messages' })}
    >
      <Column $isYoung={isYoung && items.length > 0}>
        {hasOlder && <OlderButton onLoad={conversation.loadOlder} />}
        {!hasOlder && hiddenOlder && (
          <Quiet>
            {intl.formatMessage({
              id: 'conversation.hidden',
              defaultMessage: 'Older messages are hidden for your privacy',
            })}
          </Quiet>
        )}
        {isYoung && start}
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
                        <StreamEntry
                          item={item}
                          conversation={conversation}
                          name={name}
                          lastRead={lastRead}
                          seenTo={seenTo}
                        />
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
          <TypingIndicator
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
 * anchored the place itself would follow the button for older messages. The content of an empty one is read from its top.
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
const Column = styled.div<{ $isYoung: boolean }>`
  width: 100%;
  max-width: ${theme.size.messages};
  margin: 0 auto;
  padding: ${theme.space.s4h} ${theme.space.s4} ${theme.space.s4};
  display: grid;
  gap: ${theme.space.s2h};
  ${media.tablet} {
    padding-inline: ${theme.space.s5};
  }
  /* The start on top, the first lines at the bottom. */
  ${({ $isYoung }) =>
    $isYoung &&
    css`
      flex: 1 0 auto;
      grid-template-rows: 1fr;
      & > :first-child {
        align-self: start;
      }
    `}
`;
const Quiet = styled.p`
  justify-self: center;
  text-align: center;
  font-size: ${theme.size.micro};
  line-height: ${theme.line.micro};
  color: ${theme.color.ink2};
`;
const Centre = styled.div`
  display: grid;
  justify-content: center;
`;
