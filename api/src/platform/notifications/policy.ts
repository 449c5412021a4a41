import type { NotificationType } from '@rendezvous/contract/resources/accounts/schemas';
import type { CauseRule, Receiver } from '#src/platform/ports/notifications.ts';

/** Has the member left this type of notification on, and not stopped all (spec §3 notifications_disabled, Notification types)? */
export function wants(
  receiver: Pick<Receiver, 'notifications' | 'notifications_disabled'>,
  type: NotificationType,
): boolean {
  return receiver.notifications_disabled.length === 0 && receiver.notifications[type] === true;
}

/** May a receiver be notified of this cause? Never fictional profiles or leavers (PRODUCT §0.1, §6). */
export function mayReceive(
  { type, status }: Pick<CauseRule, 'type' | 'status'>,
  receiver: Receiver,
): boolean {
  return !receiver.fictional && receiver.status === status && wants(receiver, type);
}
