import { useCallback, useState } from 'react';
import type { ChatResponse, Message } from '@rendezvous/contract/resources/chats/schemas';
import { newIdempotencyKey, type ApiError } from '@rendezvous/api-client/client';
import type { ErrorCode } from '@rendezvous/contract/kernel/errors';
import type { LiveEvent } from '@rendezvous/contract/resources/live-events/schemas';
import { useShell, useTopicListener, useUser } from '@rendezvous/remote/react/hooks';
import { useChat, type ChatAddress } from '../api/get-chat.ts';
import { wayBack } from '#src/lib/way-back.ts';
import type { Content } from '#src/lib/sending/content.ts';
import { outbox } from '#src/lib/outbox/page-outbox.ts';
import type { Outgoing } from '#src/lib/outbox/outgoing.ts';
import { priceOf, stillOutgoing } from '../timeline.ts';
import { useHistory, type History } from './use-history.ts';
import { useOutgoing } from './use-outgoing.ts';
import { useReadMark } from './use-read-mark.ts';
import { useTypingSign } from './use-typing-sign.ts';

export interface Conversation extends Omit<History, 'add'> {
  chat: ChatResponse | undefined;
  error: ApiError | undefined;
  outgoing: readonly Outgoing[];
  /** Position of the "New" line, fixed when the conversation opens. */
  unreadFrom: number | undefined;
  /** Last own message the other member has read; Premium only. */
  readUpTo: number;
  typing: boolean;
  /** Sends a message; `confirmFictional` confirms the warning of a fictional profile. */
  send(content: Content, confirmFictional?: boolean): void;
  /** Sends a message that waits for activation or credits, under its own client id. */
  sendWaiting(message: Message): void;
  retry(clientId: string): void;
  discard(clientId: string): void;
  reload(): void;
}

/** Refusals that mean the page's state of the conversation is outdated. */
const CHANGES_CHAT: ReadonlySet<ErrorCode> = new Set([
  'blocked_by_member',
  'conversation_limit',
  'premium_only',
  'not_enough_credits',
  'not_found',
  'not_confirmed',
]);

/**
 * State of an open conversation: paged history, live messages, messages being sent, typing and read marks. The server's list
 * is the truth; live events and answers only arrive sooner.
 */
export function useConversation(address: ChatAddress): Conversation {
  const shell = useShell();
  const user = useUser();
  const { data: chat, error, mutate, isValidating } = useChat(address);
  const [readLive, setReadLive] = useState(0);
  const [unreadFrom, setUnreadFrom] = useState<{ at: number | undefined } | null>(null);
  const { typing, seen, ended } = useTypingSign();
  if (chat && !unreadFrom) setUnreadFrom({ at: chat.unread_from });

  const conversation = chat?.conversation?.id ?? null;
  const { messages, add, ...history } = useHistory(chat, mutate);
  useReadMark(conversation, messages);
  const last = messages.at(-1);

  const listen = useCallback(
    (event: LiveEvent) => {
      if (event.name === 'message' && event.data.conversation === conversation) {
        const { message } = event.data;
        add(message);
        if (!message.from_me) ended();
        // Events between were missed, as while the servers could not reach each other.
        if (last && message.seq > last.seq + 1) void mutate();
      } else if (event.name === 'message' && conversation === null && event.data.message.from_me === false) {
        void mutate();
      } else if (event.name === 'typing' && event.data.conversation === conversation) {
        seen();
      } else if (event.name === 'read' && event.data.conversation === conversation) {
        setReadLive(event.data.read_up_to);
      } else if (
        event.name === 'credits' &&
        // What was spent changes nothing here but the balance.
        (event.data.paid_user !== user?.paid_user || event.data.credits > user.credits)
      ) {
        void mutate();
      }
    },
    [add, conversation, ended, last, mutate, seen, user],
  );
  useTopicListener('live:received', listen);
  useTopicListener('chats:updated', ({ chats }) => {
    // The list has a newer message than this page: a live event was missed.
    const entry = chats.find((item) => item.conversation.id === conversation);
    if (last && (entry?.conversation.last_at ?? '') > last.at) void mutate();
  });

  const member = chat?.profile.id;
  useTopicListener('message:sent', (sent) => {
    // A dialog over this page has sent something; with live events it is here already.
    if (sent.origin === 'dialog' && sent.member === member) void mutate();
  });
  const outgoing = useOutgoing(member, {
    onSent: ({ message, conversation: summary }) => {
      add(message);
      void mutate((known) => known && { ...known, conversation: summary, fictional_confirmed: true }, {
        // A first message, one behind a gap, and one that overtakes a reading need the newest page.
        revalidate: isValidating || message.seq > (last?.seq ?? 0) + 1 || conversation === null,
      });
    },
    onRefused: (code, { content }) => {
      if (CHANGES_CHAT.has(code)) void mutate();
      if (code === 'not_enough_credits')
        shell.openSlot('buy-alert', {
          reason: code,
          needed: priceOf(content.kind, chat?.price ?? {}),
          back: wayBack(chat, content.half_prompt?.prompt),
        });
      if (code === 'conversation_limit' || code === 'premium_only')
        shell.openSlot('buy-alert', { reason: code, back: wayBack(chat) });
    },
  });
  const sendAs = (clientId: string, content: Content, confirmed?: true) =>
    member && outbox.send({ clientId, member, content, confirmed });

  return {
    chat,
    error,
    messages,
    outgoing: stillOutgoing(outgoing, messages),
    unreadFrom: unreadFrom?.at,
    readUpTo: Math.max(readLive, chat?.read_up_to ?? 0),
    typing,
    ...history,
    send: (content, confirmFictional = false) =>
      void sendAs(newIdempotencyKey(), content, confirmFictional || undefined),
    sendWaiting: ({ client_id: clientId, kind, text, gift, photo, half_prompt }) =>
      void sendAs(clientId, { kind, text, gift, photo: photo?.id, half_prompt }),
    retry: outbox.retry,
    discard: outbox.discard,
    reload: () => void mutate(),
  };
}
