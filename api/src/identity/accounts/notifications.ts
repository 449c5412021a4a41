import { NOTIFICATION_TYPES, type NotificationsPatch } from '@rendezvous/contract/resources/accounts/schemas';
import type { Tx } from '#src/platform/db/database.ts';
import { liftReasons } from './disabled-repository.ts';
import { mergeNotifications } from './repository.ts';

const ON_AT_FIRST = new Set<string>([
  'new_conversations',
  'new_messages',
  'like',
  'unread_message_reminders',
  'reminders',
]);

/** Which notifications a new member gets (spec §3 Notification types): those about people, none that sell. */
export function defaultNotifications(): Record<string, boolean> {
  return Object.fromEntries(NOTIFICATION_TYPES.map((type) => [type, ON_AT_FIRST.has(type)]));
}

/**
 * Switches types of notification on and off, the others stay; parallel changes of several pages all count. Switching
 * one on revokes an unsubscription or a complaint; only a confirmed address revokes a bounce (PRODUCT §6).
 */
export async function changeNotifications(tx: Tx, userId: string, patch: NotificationsPatch): Promise<void> {
  await mergeNotifications(tx, userId, patch);
  if (Object.values(patch).includes(true)) await liftReasons(tx, userId, ['fbl', 'listunsubscribe']);
}
