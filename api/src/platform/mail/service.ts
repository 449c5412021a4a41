import { hashToken } from '#src/platform/lib/ids.ts';
import type { Services } from '#src/platform/services.ts';
import { composeMail, type Addressee, type Letter } from './letter.ts';
import { mailsADay, mayMail } from './policy.ts';
import { countMail, uncountMail } from './receiver-repository.ts';

/**
 * Words a mail and hands it over; rejects when it was not accepted. Members without mail permission get nothing, and an address that its account has
 * not confirmed gets a few a day, of all kinds together: it may be a stranger's.
 * @returns whether the mail was sent
 */
export async function sendMail(
  services: Pick<Services, 'mail' | 'settings' | 'config' | 'signer' | 'db' | 'clock'>,
  to: Addressee,
  letter: Letter,
): Promise<boolean> {
  if (!mayMail(to.notifications_disabled, letter.purpose)) return false;
  const { db, clock, settings, mail } = services;
  const most = mailsADay(to, letter, settings.value(to.domain, 'activation_mails_per_day'));
  if (most === Infinity) {
    await mail.send(composeMail(services, to, letter));
    return true;
  }
  const address = hashToken(to.email.trim().toLowerCase());
  if (!(await countMail(db, address, most, clock.now()))) return false;
  try {
    await mail.send(composeMail(services, to, letter));
    return true;
  } catch (error) {
    await uncountMail(db, address);
    throw error;
  }
}
