import type { Locale } from '@rendezvous/contract/kernel/locales';
import type { CountryCode } from '@rendezvous/contract/kernel/countries';
import { emailFault } from '@rendezvous/contract/kernel/field-rules';
import type {
  WithdrawalOffer,
  WithdrawBody,
  WithdrawResponse,
} from '@rendezvous/contract/resources/withdrawal/schemas';
import { addressKey } from '@rendezvous/rules/texts/mail-address';
import { cleanText, visibleText } from '@rendezvous/rules/texts/visible-text';
import { findUser } from '#src/identity/accounts/face.ts';
import { buyersZone, findOwn, isInTime, lastDayOf } from '#src/money/payments/face.ts';
import { lockForReturn, quoteReturn, staysPremium } from '#src/money/returns/face.ts';
import type { Tx } from '#src/platform/db/database.ts';
import { after, DAY } from '#src/platform/lib/clock.ts';
import { money } from '#src/platform/lib/money.ts';
import { fieldProblem, problem } from '#src/platform/lib/problem.ts';
import { judge, type Withdrawing } from './judge.ts';
import * as repository from './repository.ts';
import type { WithdrawalRow } from './repository.ts';
import { namedStatement, ownStatement } from './statement.ts';

/** Job that finds the order of a visitor's statement, and mails the receipt. */
export const WITHDRAWAL_JOB = 'withdrawal-mail';

/** Statements of a day that name no order of their address, after which a stranger may be trying numbers. */
const MOST_MISSES = 5;

/** Where and in which language a statement is made. */
export interface Reader {
  domain: string;
  locale: Locale;
  country: CountryCode;
}

const UNJUDGED = {
  payment_id: null,
  user_id: null,
  outcome: null,
  return_id: null,
  credits: 0,
  amount: 0,
  mailed_at: null,
  answer: null,
  closed_at: null,
  closed_by: null,
} as const;

/** @throws problem `not_found` */
async function buyerOf(tx: Tx, userId: string) {
  const user = await findUser(tx, userId);
  if (!user) throw problem('not_found');
  return user;
}

/**
 * What withdrawing from an own purchase gives back now, and until when.
 * @throws problem `not_found` for unknown payments and those of others
 */
export async function offerWithdrawal(
  { db, clock }: Pick<Withdrawing, 'db' | 'clock'>,
  userId: string,
  { locale }: Pick<Reader, 'locale'>,
  paymentId: string,
): Promise<WithdrawalOffer> {
  const payment = await findOwn(db, userId, paymentId);
  if (!payment) throw problem('not_found');
  const user = await buyerOf(db, userId);
  const paid = payment.status === 'completed';
  const quote = paid ? await quoteReturn(db, payment) : null;
  const amount = quote?.amount ?? money(0, payment.currency);
  return {
    open: paid && isInTime(payment, clock.now()),
    last_day: paid ? lastDayOf(payment) : null,
    credits: payment.credits,
    unused: quote?.unused ?? 0,
    amount,
    premium: await staysPremium(db, userId, { payment: payment.id, amount: amount.amount }),
    statement: ownStatement(locale, user.name, payment, await repository.numberOf(db, payment.id)),
    email: user.email,
  };
}

/**
 * Stores a member's statement about an own purchase with what it leads to, and queues its receipt, all or nothing.
 * @param id of the statement: a request that has it already is answered with what the first one stored
 * @throws problem `not_found` for unknown payments and those of others, `idempotency_mismatch` for an id of another statement
 */
export async function withdrawOwn(
  context: Withdrawing,
  userId: string,
  { locale, domain }: Reader,
  { id, payment: paymentId }: { id: string; payment: string },
): Promise<WithdrawResponse> {
  const at = context.clock.now();
  return context.unitOfWork(async (tx, afterCommit) => {
    if (!(await findOwn(tx, userId, paymentId))) throw problem('not_found');
    const payment = await lockForReturn(tx, paymentId);
    const earlier = await earlierStatement(tx, id, { payment_id: paymentId });
    if (earlier) return answerOf(earlier, payment.currency);
    const user = await buyerOf(tx, userId);
    const judgement = await judge(context, { tx, afterCommit }, payment, at);
    const number = await repository.numberOf(tx, payment.id);
    const row: WithdrawalRow = {
      ...UNJUDGED,
      ...judgement,
      id,
      name: user.name,
      order_text: number,
      email: user.email,
      statement: ownStatement(locale, user.name, payment, number),
      language: locale,
      domain,
      time_zone: buyersZone(payment.country),
      submitted_at: at,
    };
    await store(context, tx, row);
    return answerOf(row, payment.currency);
  });
}

/** @throws problem `idempotency_mismatch` when the id is of a statement about something else */
async function earlierStatement(
  tx: Tx,
  id: string,
  about: Partial<WithdrawalRow>,
): Promise<WithdrawalRow | null> {
  const earlier = await repository.findWithdrawal(tx, id);
  if (!earlier) return null;
  const isSame = Object.entries(about).every(
    ([name, value]) => earlier[name as keyof WithdrawalRow] === value,
  );
  if (!isSame) throw problem('idempotency_mismatch');
  return earlier;
}

/**
 * Stores a visitor's statement and queues its receipt. The answer is the same whether the order is known or not; the job compares.
 * @param id of the statement: a request that has it already is answered with what the first one stored
 * @throws field errors for what is missing; problem `idempotency_mismatch` for an id of another statement
 */
export async function withdrawAsVisitor(
  context: Pick<Withdrawing, 'unitOfWork' | 'clock' | 'jobs'>,
  { domain, locale, country }: Reader,
  { id, body }: { id: string; body: Pick<WithdrawBody, 'name' | 'order' | 'email'> },
): Promise<WithdrawResponse> {
  const [name, order] = [wordsOf('name', body.name), wordsOf('order', body.order)];
  const fault = emailFault(body.email ?? '');
  if (fault) throw fieldProblem('email', fault.code, fault.params);
  const named = { name, order_text: order, email: cleanText(body.email ?? '') };
  const row: WithdrawalRow = {
    ...UNJUDGED,
    ...named,
    id,
    statement: namedStatement(locale, name, order),
    language: locale,
    domain,
    time_zone: buyersZone(country),
    submitted_at: context.clock.now(),
  };
  return context.unitOfWork(async (tx) => {
    const earlier = await earlierStatement(tx, id, named);
    if (!earlier) await store(context, tx, row);
    return { receipt: receiptOf(earlier ?? row), refund: null };
  });
}

/** A typed text without what is invisible. @throws field error for an empty one */
function wordsOf(field: string, text = ''): string {
  const words = visibleText(text);
  if (words === '') throw fieldProblem(field, 'required');
  return words;
}

async function store({ jobs }: Pick<Withdrawing, 'jobs'>, tx: Tx, row: WithdrawalRow): Promise<void> {
  await repository.insertWithdrawal(tx, row);
  await jobs.send(tx, WITHDRAWAL_JOB, { id: row.id });
}

/** The answer to a member's statement. */
function answerOf(row: WithdrawalRow, currency: string): WithdrawResponse {
  const { outcome, credits, amount } = row;
  return {
    receipt: receiptOf(row),
    refund: outcome && { outcome, credits, amount: money(amount, currency) },
  };
}

function receiptOf({ id, submitted_at: at, statement, email }: WithdrawalRow): WithdrawResponse['receipt'] {
  return { id, at: at.toISOString(), statement, email };
}

/**
 * Compares a visitor's statement with the orders, once: one whose number and address belong together counts as the buyer's own, any other waits
 * for an operator. So does every one after a few misses in a day: numbers of receipts follow one another, and a stranger may try them.
 */
export async function matchStatement(context: Withdrawing, id: string): Promise<void> {
  await context.unitOfWork(async (tx, afterCommit) => {
    const row = await repository.lockWithdrawal(tx, id);
    if (row?.outcome !== null) return;
    const misses = await repository.countMisses(tx, row.email, after(row.submitted_at, -DAY));
    const order =
      misses < MOST_MISSES ? await repository.findOrder(tx, row.order_text, addressKey(row.email)) : null;
    const payment = order && (await lockForReturn(tx, order.id));
    const judgement = payment && (await judge(context, { tx, afterCommit }, payment, row.submitted_at));
    await repository.updateWithdrawal(tx, id, judgement ?? { outcome: 'unmatched' });
  });
}
