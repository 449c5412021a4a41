import { Type } from 'typebox';
import { Closed } from '#src/kernel/common.ts';
import type { ChatListItem, Message } from '#src/resources/chats/schemas.ts';
import type { PaymentStatus } from '#src/resources/payments/schemas.ts';
import type { ActivationStep } from '#src/resources/signup/schemas.ts';
import type { TonightChoice } from '#src/resources/tonight/values.ts';

/** What `GET /api/events` streams, by event name. Each event carries an `id:` for resume by Last-Event-ID. */
export interface LiveEvents {
  message: { conversation: string; message: Message; total_unread: number; chat?: ChatListItem };
  typing: { conversation: string; member: string; until: string };
  read: { conversation: string; read_up_to: number };
  /** The member has read or removed a conversation, here or on another device: what it has unread now, and all have. */
  unread: { conversation: string; unread: number; total_unread: number; removed?: true };
  like: { member: string; new_likes: number };
  match: { member: string };
  /** The member chose something for the evening, or withdrew it (null). */
  tonight: { choice: TonightChoice | null };
  credits: { credits: number; paid_user: boolean };
  /** With `session`, only the streams of that session receive it. `contact`: another member left or came back. */
  user: { reason: 'profile' | 'status' | 'session_ended' | 'contact'; session?: string };
  payment: { id: string; status: PaymentStatus };
  activation: { step: ActivationStep };
}
export type LiveEventName = keyof LiveEvents;
/** An event as the bus carries it; with the id the stream can be resumed after. */
export type LiveEvent = {
  [K in LiveEventName]: { name: K; data: LiveEvents[K]; id?: string };
}[LiveEventName];

/** `since` resumes like Last-Event-ID, which a new EventSource cannot send: a tab that resumes the stream of another. */
export const EventsQuery = Closed({
  since: Type.Optional(Type.String({ pattern: '^\\d{1,16}-\\d{1,16}$' })),
});
