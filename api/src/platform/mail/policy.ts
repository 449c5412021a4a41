/** Mails the product sends; each has `mail.<kind>.` subject, body, button and footer in seven languages. */
export type MailKind = 'activation' | 'activation_reminder' | 'payment' | 'complaint' | 'news' | 'unread';

/** What a mail is for: confirming the address, what a member has to know or asked for, or telling news. */
type Purpose = 'confirmation' | 'account' | 'notification';

const PURPOSES: Readonly<Record<MailKind, Purpose>> = {
  activation: 'confirmation',
  activation_reminder: 'notification',
  payment: 'account',
  complaint: 'account',
  news: 'notification',
  unread: 'notification',
};

/** Mails nobody asked for one by one: they say how to have no more of them. */
export const isNotification = (kind: MailKind): boolean => PURPOSES[kind] === 'notification';

/**
 * May this mail go to somebody with these reasons against mail (spec §3 notifications_disabled)? A complaint or an unsubscription
 * stops all but security and payments; a bounce stops everything but the mail by which the address is confirmed again.
 */
export function mayMail(disabled: readonly string[], kind: MailKind): boolean {
  if (PURPOSES[kind] === 'confirmation') return true;
  if (disabled.includes('bounce')) return false;
  return !isNotification(kind) || disabled.length === 0;
}
