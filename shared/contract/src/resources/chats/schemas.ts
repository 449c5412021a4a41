import { Type, type Static } from 'typebox';
import { Closed, Id, Integer, Nullable, OneOf, Timestamp } from '#src/kernel/common.ts';
import { HalfPrompt, HalfPromptDraft } from '#src/resources/half-prompts/schemas.ts';
import { GIFTS } from '#src/resources/gifts/values.ts';
import { ICEBREAKERS } from '#src/resources/icebreakers/values.ts';
import { ContactCard } from '#src/resources/members/schemas.ts';
import { ChatPhoto } from '#src/resources/chat-photos/schemas.ts';
import { MESSAGE_KINDS, SEND_REFUSALS } from './values.ts';

export * from './values.ts';

/** One message; `seq` is the server's order within its conversation. `held`: waits for the sender's activation. */
export const Message = Closed({
  id: Id,
  client_id: Type.String(),
  seq: Integer(),
  from_me: Type.Boolean(),
  kind: OneOf(MESSAGE_KINDS),
  text: Type.Optional(Type.String()),
  /** With kind `photo`, while this reader may see it: not over a block, nor after its sender left. */
  photo: Type.Optional(ChatPhoto),
  /** The gift of a message of kind `gift`, which has no text. */
  gift: Type.Optional(OneOf(GIFTS)),
  /** The receiver's half sentence that `text` completes, as it was when this was written; its text is empty once their account is erased. */
  half_prompt: Type.Optional(HalfPrompt),
  /** Credits this message cost its sender; only on the caller's messages. */
  cost: Type.Optional(Integer()),
  /** What it cost came back, because it was neither read nor answered in time; only on the caller's messages. */
  credit_back: Type.Optional(Type.Boolean()),
  at: Timestamp,
  read_at: Type.Optional(Timestamp),
  held: Type.Optional(Type.Boolean()),
});
export type Message = Static<typeof Message>;

export const ConversationSummary = Closed({
  id: Id,
  last_message: Nullable(
    Closed({ kind: OneOf(MESSAGE_KINDS), text: Type.Optional(Type.String()), from_me: Type.Boolean() }),
  ),
  last_at: Nullable(Timestamp),
  blocked: Type.Boolean(),
});

export const ChatListItem = Closed({
  conversation: ConversationSummary,
  profile: ContactCard,
  num_unread_messages: Integer(),
});
export type ChatListItem = Static<typeof ChatListItem>;

export const ChatsResponse = Closed({
  chats: Type.Array(ChatListItem),
  total_unread: Integer(),
  total_messages: Integer(),
  /** Conversations a free member has started, and may start; null for Premium members. */
  starts: Nullable(Closed({ used: Integer(), limit: Integer() })),
});
export type ChatsResponse = Static<typeof ChatsResponse>;

export const ChatQuery = Closed({
  conversation: Type.Optional(Id),
  member: Type.Optional(Id),
  before: Type.Optional(Integer({ minimum: 1 })),
});

/** Credits one act costs towards this member: 0 towards a fictional one unless `fictional_contact` is paid. */
export const ChatPrice = Closed({ message: Integer(), photo: Integer(), gift: Integer() });

export const ChatResponse = Closed({
  /** Null until the first message is sent to `member`. */
  conversation: Nullable(ConversationSummary),
  profile: ContactCard,
  messages: Type.Array(Message),
  has_more: Type.Boolean(),
  hidden_older: Type.Boolean(),
  /** First message of the other member that was unread at this request: the "New" line is above it. */
  unread_from: Type.Optional(Integer()),
  price: ChatPrice,
  /** Hours after which a first message that is neither read nor answered gives back what it cost; only before that message. */
  credit_back_hours: Type.Optional(Integer({ minimum: 1 })),
  can_send: Type.Boolean(),
  reason: Type.Optional(OneOf(SEND_REFUSALS)),
  /** The warning before the first message to a fictional profile has been confirmed (PRODUCT §0.1). */
  fictional_confirmed: Type.Boolean(),
  /** Last sequence of mine the other side has read; only for Premium members. */
  read_up_to: Type.Optional(Integer()),
});
export type ChatResponse = Static<typeof ChatResponse>;

export const SendMessageBody = Closed({
  conversation: Type.Optional(Id),
  member: Type.Optional(Id),
  client_id: Type.String({ minLength: 8, maxLength: 40, pattern: '^[A-Za-z0-9-]+$' }),
  kind: OneOf(MESSAGE_KINDS),
  text: Type.Optional(Type.String({ minLength: 1, maxLength: 4000 })),
  /** With kind `photo`, which has no text: an own upload (`ADD_CHAT_PHOTO`) that no other message has sent. */
  photo: Type.Optional(Id),
  /** With `gift`, which has no text. */
  gift: Type.Optional(OneOf(GIFTS)),
  /** The receiver's half sentence, as the writer has read it, that `text` completes; with kind `text`. */
  half_prompt: Type.Optional(HalfPromptDraft),
  /** The line that a message of kind `icebreaker` began as; `text` is what is sent. */
  icebreaker: Type.Optional(OneOf(ICEBREAKERS)),
  /** Confirms the fictional warning; needed once per fictional profile. */
  fictional_confirmed: Type.Optional(Type.Boolean()),
});
export type SendMessageBody = Static<typeof SendMessageBody>;

export const SendMessageResponse = Closed({
  message: Message,
  conversation: ConversationSummary,
  credits: Integer(),
});
export type SendMessageResponse = Static<typeof SendMessageResponse>;

export const ChatMarkBody = Closed({
  conversation: Id,
  read_up_to: Type.Optional(Integer({ minimum: 0 })),
  typing: Type.Optional(Type.Boolean()),
});
export const ConversationBody = Closed({ conversation: Id });
