import type { Cause } from '#src/platform/ports/notifications.ts';

/**
 * `new` not looked at yet · `waiting` for a push or a mail · `mailing` in a mail that is on its way · then one of the ends:
 * `pushed`, `mailed`, `seen` (read before anything was sent), `dropped` (must not be sent).
 */
export type NotificationState = 'new' | 'waiting' | 'mailing' | 'pushed' | 'mailed' | 'seen' | 'dropped';

/** One row per member, cause and item, for good: what makes a notification happen once. */
export interface NotificationsTable {
  id: string;
  user_id: string;
  cause: Cause;
  /** The message, the liking member, or the day of a reminder: unique within cause and receiver. */
  item: string;
  /** Whose act caused it; null for reminders. */
  actor_id: string | null;
  conversation_id: string | null;
  state: NotificationState;
  /** The mail that carries it, from the first try on. */
  mail_id: string | null;
  /** Until then no other process claims the mail. */
  mailing_until: Date | null;
  created_at: Date;
}

/** A push message of a notification to one browser. */
export interface PushDeliveriesTable {
  notification_id: string;
  subscription_id: string;
  sending_until: Date;
  accepted_at: Date | null;
}

/** A member with a queued job that decides about mail. */
export interface MailChecksTable {
  user_id: string;
  due_at: Date;
}

declare module '#src/platform/db/schema.ts' {
  interface Database {
    mail_checks: MailChecksTable;
    notifications: NotificationsTable;
    push_deliveries: PushDeliveriesTable;
  }
}
