import type { DebitMandate } from '@rendezvous/contract/resources/direct-debit/schemas';
import { LOCALES, type Locale } from '@rendezvous/contract/kernel/locales';
import { pathTo } from '@rendezvous/contract/kernel/routes';
import { formatMoney } from '@rendezvous/i18n/money';
import { mailLink, sendMail, type Letter } from '#src/platform/mail/face.ts';
import { findPayment, readReceiver } from '#src/money/payments/face.ts';
import type { DebitContext } from './context.ts';
import { findForm } from './repository.ts';

/** Words of the mail of a mandate, from what its member agreed to. @param last4 of the account */
export function mandateValues(language: Locale, terms: DebitMandate, last4: string) {
  const iso = LOCALES.find(({ code }) => code === language)?.iso ?? language;
  const day = new Intl.DateTimeFormat(iso, { dateStyle: 'long', timeZone: 'UTC' });
  return {
    amount: formatMoney(language, terms.amount),
    date: day.format(new Date(`${terms.collected_on}T00:00:00Z`)),
    last4,
    creditor: terms.creditor,
    address: terms.creditor_address,
    creditor_id: terms.creditor_id,
    reference: terms.reference,
  };
}

/** Paragraphs of the mail of a mandate. */
export const MANDATE_PARAGRAPHS = ['creditor', 'mandate', 'return'] as const;

/** Mails a buyer the mandate they accepted and, in the same mail, when the account is debited: the notice that a direct debit needs. */
export async function mailMandate(context: DebitContext, id: string): Promise<void> {
  const { db } = context;
  const payment = await findPayment(db, id);
  const form = payment && (await findForm(db, id));
  const receiver = payment && (await readReceiver(db, payment.user_id));
  if (!form || !receiver) return;
  const letter: Letter = {
    id: `debit ${id}`,
    kind: 'debit',
    purpose: 'account',
    cause: 'payment',
    url: mailLink(context, pathTo('transactions-id', { id }), {}),
    values: mandateValues(receiver.language, form.terms, form.iban_last4),
    more: MANDATE_PARAGRAPHS,
  };
  await sendMail(context, receiver, letter);
}
