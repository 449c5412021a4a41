export const NOTIFICATION_TYPES = [
  'new_conversations',
  'new_messages',
  'like',
  'unread_message_reminders',
  'promotions',
  'weekly_updates',
  'news',
  'reminders',
] as const;
/** What a member switches notifications on and off by (spec §3 Notification types). */
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];
/** Types of what the site itself writes. Each mail of theirs carries a link that turns off its own type. */
export const SITE_MAIL_TYPES = [
  'promotions',
  'weekly_updates',
  'news',
] as const satisfies readonly NotificationType[];
export type SiteMailType = (typeof SITE_MAIL_TYPES)[number];
export const DISABLED_NOTIFICATION_REASONS = ['fbl', 'bounce', 'listunsubscribe'] as const;
export const USER_STATUSES = ['not_confirmed', 'active', 'suspended', 'pending_deletion'] as const;
/** Session cookie: opaque token, 30 days, rolling (spec §7, §9). */
export const SESSION_COOKIE = 'auth.session';
