import { NOTIFICATION_TYPES } from '@rendezvous/contract/user';

const ON_AT_FIRST = new Set<string>(['new_conversations', 'new_messages', 'like', 'unread_message_reminders', 'reminders']);

/** Which notifications a new member gets (spec §3 Notification types): those about people, none that sell. */
export function defaultNotifications(): Record<string, boolean> {
  return Object.fromEntries(NOTIFICATION_TYPES.map((type) => [type, ON_AT_FIRST.has(type)]));
}
