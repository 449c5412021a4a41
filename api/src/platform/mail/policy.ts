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

/** Mails a day to an address that belongs to no account. */
const TO_STRANGERS = 3;

/**
 * Mails a day that an address gets. One that its account has confirmed gets all; one that is not confirmed as many as the member may order
 * activation mails; one of no account three. Receipts, and mails that an operator wrote, are not limited.
 */
export function mailsADay(
  { id, confirmed_at: confirmed }: { id: string | null; confirmed_at: Date | null },
  { cause }: { cause?: string },
  activationMails: number,
): number {
  if (confirmed || cause) return Infinity;
  return id === null ? TO_STRANGERS : activationMails;
}
