import { useCallback, useMemo, useState } from 'react';
import type { ChatResponse, Message } from '@rendezvous/contract/resources/chats/schemas';
import { getOlder } from '../api/get-chat.ts';
import { mergeMessages, newerThan, replaceIn, withNewest, type Known } from '../timeline.ts';

export interface History {
  /** Known entries of the conversation, oldest first. */
  messages: readonly Message[];
  /** Adds a message that came live, or that was sent here. */
  add(message: Message): void;
  hasOlder: boolean;
  hiddenOlder: boolean;
  loadOlder(): Promise<void>;
  /** Reads a message again, with those around it: links of photos end after an hour. */
  renew(seq: number): void;
}

/** Messages of a conversation: its newest page, as `chat` has it, older pages, and what came since. `readNewest` reads the newest page again. */
export function useHistory(chat: ChatResponse | undefined, readNewest: () => unknown): History {
  const [arrived, setArrived] = useState<readonly Message[]>([]);
  const [{ known, newest }, setKnown] = useState<{ known: Known | null; newest?: ChatResponse }>({
    known: null,
  });
  if (chat && chat !== newest) {
    setKnown({ known: withNewest(known ?? chat, chat, arrived), newest: chat });
    setArrived(newerThan(chat, arrived));
  }
  const conversation = chat?.conversation?.id ?? null;
  const first = known?.messages[0]?.seq ?? 0;
  const messages = useMemo(
    () =>
      mergeMessages(
        known?.messages ?? [],
        arrived.filter((message) => message.seq >= first),
      ),
    [known, arrived, first],
  );
  return {
    messages,
    add: useCallback((message) => setArrived((all) => [...all, message]), []),
    hasOlder: !!known?.has_more,
    hiddenOlder: !!known?.hidden_older,
    async loadOlder() {
      if (!conversation || !first) return;
      const page = await getOlder(conversation, first);
      setKnown((now) => ({
        ...now,
        // The newest page may have replaced what follows this one.
        known:
          now.known?.messages[0]?.seq === first
            ? { ...page, messages: [...page.messages, ...now.known.messages] }
            : now.known,
      }));
    },
    renew(seq) {
      if (!conversation || seq >= (chat?.messages[0]?.seq ?? 0)) return void readNewest();
      void getOlder(conversation, seq + 1).then(
        (page) =>
          setKnown((now) => ({
            ...now,
            known: now.known && { ...now.known, messages: replaceIn(now.known.messages, page.messages) },
          })),
        // The picture stays as it is: it was not there before either.
        () => undefined,
      );
    },
  };
}
