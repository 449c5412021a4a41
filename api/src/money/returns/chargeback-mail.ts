import { COUNTRIES } from '@rendezvous/contract/kernel/countries';
import { LOCALES, type Locale } from '@rendezvous/contract/kernel/locales';
import { pathTo } from '@rendezvous/contract/kernel/routes';
import { formatMoney } from '@rendezvous/i18n/money';
import { money } from '#src/platform/lib/money.ts';
import { type Letter, mailLink, sendMail } from '#src/platform/mail/face.ts';
import { debtsOf, openDebtOf } from '#src/money/debts/face.ts';
import type { ReturnContext } from './context.ts';
import { moneyOf } from './facts.ts';
import type { ChargebackJob } from './jobs.ts';
import * as repository from './repository.ts';
import type { ChargebackRow, PaymentRow } from './repository.ts';

/** A charge-back with its order and the order's buyer. */
interface Parts {
  row: ChargebackRow;
  payment: PaymentRow;
  receiver: NonNullable<Awaited<ReturnType<typeof repository.readReceiver>>>;
}

/**
 * Mails a buyer what a charge-back removed and left open, or that it was reversed and what is back, as it is now. A charge-back that was reversed
 * meanwhile has the second mail alone.
 */
export async function mailChargeback(
  context: ReturnContext,
  { chargeback: id, event }: ChargebackJob,
): Promise<void> {
  const { db } = context;
  const row = await repository.findChargeback(db, id);
  const payment = row && (await repository.findPayment(db, row.payment_id));
  const receiver = payment && (await repository.readReceiver(db, payment.user_id));
  if (!row || !payment || !receiver) return;
  if (event === 'booked' && row.reversed_at !== null) return;
  const parts = { row, payment, receiver };
  await sendMail(
    context,
    receiver,
    event === 'booked' ? await bookedLetter(context, parts) : await reversedLetter(context, parts),
  );
}

async function bookedLetter(context: ReturnContext, parts: Parts): Promise<Letter> {
  const { db } = context;
  const { row, payment, receiver } = parts;
  const open = (await debtsOf(db, payment.id)).find(({ state }) => state === 'open');
  const owes = open !== undefined || (await openDebtOf(db, receiver.id)) !== null;
  const wasBooked = (await moneyOf(db, payment.id)).lot !== null;
  return {
    ...letterOf(context, parts),
    kind: 'charge_back',
    values: { ...valuesOf(parts, open?.amount ?? 0), debt: open ? 'yes' : 'no' },
    more: [
      ...(row.credits_revoked > 0 ? ['credits'] : []),
      ...(open ? ['open'] : []),
      ...(payment.method === 'sdd' ? ['debit'] : []),
      ...(owes ? [] : ['settled']),
      ...(wasBooked && !receiver.paid_user ? ['free'] : []),
      'stays',
    ],
    ...(open && { url: mailLink(context, pathTo(receiver.paid_user ? 'credits' : 'premium'), {}) }),
    id: `charge_back-${row.id}`,
  };
}

async function reversedLetter(context: ReturnContext, parts: Parts): Promise<Letter> {
  const { db } = context;
  const { row, payment, receiver } = parts;
  const back = (await debtsOf(db, payment.id))
    .filter((debt) => debt.chargeback_id === row.id && debt.state === 'reversed' && debt.paid_by !== null)
    .reduce((sum, { amount }) => sum + amount, 0);
  const others = await repository.staysPremium(db, receiver.id, {
    payment: payment.id,
    amount: payment.amount,
  });
  return {
    ...letterOf(context, parts),
    kind: 'charge_back_reversed',
    values: valuesOf(parts, back),
    more: [
      ...(row.credits_revoked > 0 ? ['credits'] : []),
      ...(back > 0 ? ['back'] : []),
      ...((await openDebtOf(db, receiver.id)) ? [] : ['settled']),
      ...(receiver.paid_user && !others ? ['premium'] : []),
    ],
    id: `charge_back_reversed-${row.id}`,
  };
}

const letterOf = (context: ReturnContext, { payment }: Parts) => ({
  purpose: 'account' as const,
  cause: 'payment' as const,
  url: mailLink(context, pathTo('transactions-id', { id: payment.id }), {}),
});

/** @param sum what is open, or what goes back, in minor units */
function valuesOf({ row, payment, receiver: { language } }: Parts, sum: number) {
  const inWords = (amount: number) => formatMoney(language, money(amount, payment.currency));
  return {
    amount: inWords(row.amount),
    sum: inWords(sum),
    revoked: row.credits_revoked,
    date: dayInWords(language, payment),
  };
}

/** The day of an order where its buyer was. */
function dayInWords(language: Locale, { created_at: at, country }: PaymentRow): string {
  const { timeZone } = COUNTRIES[country];
  const iso = LOCALES.find(({ code }) => code === language)?.iso ?? language;
  return new Intl.DateTimeFormat(iso, { day: 'numeric', month: 'long', timeZone }).format(at);
}
