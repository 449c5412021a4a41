import type { NotificationType } from '@rendezvous/contract/user';
import { defaultNotifications } from '#src/identity/accounts/notifications.ts';
import { isListed, mayHearLive, type MemberFacts } from '#src/people/visibility/service.ts';
import { CAUSES } from './causes.ts';
import type { Cause } from './tables.ts';

/** The account of a receiver, as much as these rules need of it. */
export interface Receiver {
  status: 'not_confirmed' | 'active' | 'suspended' | 'pending_deletion';
  fictional: boolean;
  notifications: Record<string, boolean>;
  notifications_disabled: readonly string[];
}

/** Has the member left this type of notification on, and not stopped all (spec §3 notifications_disabled, Notification types)? */
export function wants(receiver: Receiver, type: NotificationType): boolean {
  if (receiver.notifications_disabled.length > 0) return false;
  return receiver.notifications[type] ?? defaultNotifications()[type] ?? false;
}

/** The one who acted as the receiver sees them, and the receiver as that one does. */
export interface Between {
  actor: MemberFacts;
  receiver: MemberFacts;
}

/**
 * May this be told to a member who is away? Never of or to fictional profiles, over a block, or to who has left (PRODUCT §0.1, §6);
 * likes of members who hide from lists stay unsaid, messages of theirs go on within a contact (spec §6 Invisible mode).
 */
export function mayTell(cause: Cause, receiver: Receiver, between: Between | null): boolean {
  if (receiver.fictional || !wants(receiver, CAUSES[cause].type)) return false;
  if (receiver.status !== (cause === 'activation' ? 'not_confirmed' : 'active')) return false;
  if (!between) return true;
  if (between.actor.fictional || !mayHearLive(between.receiver) || !mayHearLive(between.actor)) return false;
  return cause === 'like' || cause === 'match' ? isListed(between.actor) : true;
}
