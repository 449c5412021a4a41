import { formatMoney } from '@rendezvous/i18n/money';
import { pathTo } from '@rendezvous/contract/kernel/routes';
import { findUser } from '#src/identity/accounts/face.ts';
import { findPayment, lastDayOf, type PaymentRow } from '#src/money/payments/face.ts';
import { mailLink, sendMail, type Addressee } from '#src/platform/mail/face.ts';
import { serverText } from '#src/platform/lib/server-text.ts';
import type { Services } from '#src/platform/services.ts';
import { findWithdrawal, updateWithdrawal, type WithdrawalRow } from './repository.ts';
import { dayInWords, timeInWords } from './statement.ts';

type MailServices = Pick<Services, 'db' | 'clock' | 'mail' | 'settings' | 'config' | 'signer'>;

/** The stated address. It counts as confirmed where it is that of the buyer's account; any other may be a stranger's and has its few mails a day. */
async function receiverOf({ db }: MailServices, row: WithdrawalRow): Promise<Addressee> {
  const user = row.user_id ? await findUser(db, row.user_id) : null;
  const own = user?.email.toLowerCase() === row.email.toLowerCase() ? user : null;
  return {
    id: own?.id ?? null,
    email: row.email,
    name: own?.name ?? '',
    language: row.language,
    domain: row.domain,
    notifications_disabled: [],
    confirmed_at: own?.confirmed_at ?? null,
  };
}

function valuesOf(row: WithdrawalRow, payment: PaymentRow | null) {
  const { language, amount, credits: unused, submitted_at: at, time_zone: zone } = row;
  return {
    at: timeInWords(language, at, zone),
    unused,
    credits: payment?.credits ?? 0,
    amount: payment ? formatMoney(language, { amount, currency: payment.currency }) : '',
    day: dayInWords(language, (payment && lastDayOf(payment)) ?? at.toISOString().slice(0, 10)),
  };
}

/** Mails an operator's answer to the stated address, with what goes back where a purchase was found. */
export async function mailAnswer(services: MailServices, id: string): Promise<void> {
  const row = await findWithdrawal(services.db, id);
  if (!row?.answer || row.email === '') return;
  const payment = row.payment_id === null ? null : await findPayment(services.db, row.payment_id);
  const values = valuesOf(row, payment);
  const paragraphs = row.answer.split(/\n\s*\n/).map((paragraph) => paragraph.trim());
  const follows = payment ? [serverText(row.language, `mail.withdrawal.${row.outcome}`, values)] : [];
  await sendMail(services, await receiverOf(services, row), {
    kind: 'withdrawal-answer',
    purpose: 'account',
    cause: 'operator',
    url: mailLink(services, pathTo('pages-token', { token: 'withdrawal' }), {}),
    values,
    written: [...paragraphs, ...follows],
    id: `withdrawal-answer-${row.id}`,
  });
}

/** Mails the receipt of a statement: its words, the date and time it arrived, and what it leads to (Directive 2011/83/EU, art. 11a(4)). */
export async function mailWithdrawal(services: MailServices, id: string): Promise<void> {
  const row = await findWithdrawal(services.db, id);
  if (!row || row.mailed_at || row.email === '') return;
  const payment = row.payment_id === null ? null : await findPayment(services.db, row.payment_id);
  const url = payment
    ? mailLink(services, pathTo('transactions-id', { id: payment.id }), {})
    : mailLink(services, pathTo('pages-token', { token: 'withdrawal' }), {});
  const sent = await sendMail(services, await receiverOf(services, row), {
    kind: 'withdrawal',
    purpose: 'account',
    url,
    values: valuesOf(row, payment),
    written: [row.statement],
    more: [row.outcome ?? 'unmatched'],
    ...(payment && { own: { button: serverText(row.language, 'mail.withdrawal.payment') } }),
    id: `withdrawal-${row.id}`,
  });
  if (sent) await updateWithdrawal(services.db, id, { mailed_at: services.clock.now() });
}
