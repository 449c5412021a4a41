/** What a mail is for: confirming the address, what a member has to know or asked for, or news. */
export type MailPurpose = 'confirmation' | 'account' | 'notification';

/**
 * May a mail go to a receiver with these reasons against mail (spec §3 notifications_disabled)? A complaint or an unsubscription
 * stops all but security and payments; a bounce stops everything but the mail by which the address is confirmed again.
 */
export function mayMail(disabled: readonly string[], purpose: MailPurpose): boolean {
  if (purpose === 'confirmation') return true;
  if (disabled.includes('bounce')) return false;
  return purpose === 'account' || disabled.length === 0;
}
