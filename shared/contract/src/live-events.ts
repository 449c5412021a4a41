import type { ChatListItem, Message } from './chats.ts';
import type { PaymentStatus } from './payments.ts';
import type { ActivationStep } from './signup.ts';

/** What `GET /api/events` streams, by event name. Each event carries an `id:` for resume by Last-Event-ID. */
export interface LiveEvents {
  message: { conversation: string; message: Message; total_unread: number; chat?: ChatListItem };
  typing: { conversation: string; member: string; until: string };
  read: { conversation: string; read_up_to: number };
  like: { member: string; new_likes: number };
  match: { member: string };
  credits: { credits: number; paid_user: boolean };
  user: { reason: 'profile' | 'status' | 'session_ended' };
  payment: { id: string; status: PaymentStatus };
  activation: { step: ActivationStep };
}
export type LiveEventName = keyof LiveEvents;
export type LiveEvent = { [K in LiveEventName]: { name: K; data: LiveEvents[K] } }[LiveEventName];
