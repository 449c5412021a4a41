import type { Services } from '#src/platform/services.ts';
import { composeMail, type Addressee, type Letter } from './letter.ts';
import { mayMail } from './policy.ts';

/** Words a mail and hands it over; rejects when it was not accepted. Members without mail permission get nothing. */
export async function sendMail(
  services: Pick<Services, 'mail' | 'settings' | 'config' | 'signer'>,
  to: Addressee,
  letter: Letter,
): Promise<void> {
  if (!mayMail(to.notifications_disabled, letter.purpose)) return;
  await services.mail.send(composeMail(services, to, letter));
}
