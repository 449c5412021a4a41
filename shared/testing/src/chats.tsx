import type {
  ChatListItem,
  ChatResponse,
  ChatsResponse,
  Message,
} from '@rendezvous/contract/resources/chats/schemas';
import type { MemberCard } from '@rendezvous/contract/resources/members/schemas';

/** A message of the other side, numbered `seq`; `changes` are what the test is about. */
export function messageOf(seq: number, changes: Partial<Message> = {}): Message {
  return {
    id: `m${seq}`,
    client_id: `client-${seq}`,
    seq,
    from_me: false,
    kind: 'text',
    text: `text ${seq}`,
    at: new Date().toISOString(),
    ...changes,
  };
}

/** A conversation as the list and its own screen show it; its last message is `text 2` of the other side. */
export function conversationOf(id: string): ChatListItem['conversation'] {
  return {
    id,
    last_message: { kind: 'text', text: 'text 2', from_me: false },
    last_at: new Date().toISOString(),
    blocked: false,
  };
}

/** A conversation with two messages that may be answered. */
export function chatOf(
  conversation: ChatResponse['conversation'],
  profile: MemberCard,
  changes: Partial<ChatResponse> = {},
): ChatResponse {
  return {
    conversation,
    profile,
    messages: [messageOf(1), messageOf(2)],
    has_more: false,
    hidden_older: false,
    price: { message: 1, photo: 2, gift: 2 },
    can_send: true,
    fictional_confirmed: false,
    ...changes,
  };
}

/** The list of chats; `changes` are what the test is about. */
export function chatsOf(chats: ChatListItem[], changes: Partial<ChatsResponse> = {}): ChatsResponse {
  return { chats, total_unread: 0, total_messages: 0, starts: null, ...changes };
}
