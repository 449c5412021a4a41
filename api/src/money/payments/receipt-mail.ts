import { formatMoney } from '@rendezvous/i18n/money';
import type { Services } from '#src/platform/services.ts';
import { sendMail } from '#src/platform/mail/face.ts';
import { findPayment, readReceiver } from './repository.ts';

/** Mails what was paid and received, in the buyer's language, also after the buyer has left the result page. */
export async function mailReceipt(
  services: Pick<Services, 'db' | 'clock' | 'mail' | 'settings' | 'config' | 'signer'>,
  paymentId: string,
): Promise<void> {
  const payment = await findPayment(services.db, paymentId);
  const receiver = payment && (await readReceiver(services.db, payment.user_id));
  if (!payment || !receiver) return;
  const amount = formatMoney(receiver.language, { amount: payment.amount, currency: payment.currency });
  const url = `${services.config.BASE_URL}/transactions/${payment.id}`;
  await sendMail(services, receiver, {
    kind: 'payment',
    purpose: 'account',
    cause: 'payment',
    url,
    values: { credits: payment.credits, amount },
  });
}
