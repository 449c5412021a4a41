import type { PushCause } from '@rendezvous/contract/push';
import type { NotificationType } from '@rendezvous/contract/user';
import type { Cause } from './tables.ts';

interface CauseRule {
  /** The type a member switches it off by (spec §3 Notification types). */
  type: NotificationType;
  /** What a push message says it is about. */
  push: PushCause;
}

/** What may be told to a member who is not there. */
export const CAUSES: Readonly<Record<Cause, CauseRule>> = {
  conversation: { type: 'new_conversations', push: 'message' },
  message: { type: 'new_messages', push: 'message' },
  like: { type: 'like', push: 'like' },
  match: { type: 'like', push: 'match' },
  unread: { type: 'unread_message_reminders', push: 'reminder' },
  activation: { type: 'reminders', push: 'reminder' },
};
