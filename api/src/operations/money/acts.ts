import type { OpsMoneyAct, OpsRefundBody } from '@rendezvous/contract/operators/money/schemas';
import type { MoneyAct } from '@rendezvous/contract/operators/money/values';
import { writeAudit } from '#src/identity/operators/face.ts';
import type { PaymentContext } from '#src/money/payments/face.ts';
import {
  askReturn,
  lockForReturn,
  moneyOf,
  quoteReturn,
  remainingNow,
  waiveOpenDebt,
} from '#src/money/returns/face.ts';
import type { PaymentRow } from '#src/money/returns/face.ts';
import type { Tx } from '#src/platform/db/database.ts';
import type { Unit } from '#src/platform/db/unit-of-work.ts';
import { newId } from '#src/platform/lib/ids.ts';
import { money } from '#src/platform/lib/money.ts';
import { fieldProblem, problem } from '#src/platform/lib/problem.ts';
import { decideAct, findAct, insertAct, type ActOfPayment } from './acts-repository.ts';
import { aloneOf, type Teller } from './context.ts';
import { MONEY_ACT_MAIL_JOB } from './jobs.ts';
import { presentAct } from './presenter.ts';
import { findDebt, readPayment } from './repository.ts';

type Wish = Pick<ActOfPayment, 'kind' | 'debt_id' | 'amount' | 'part' | 'reason'>;

/** What a refund moves now: sum and unused credits. */
async function refundNow(tx: Tx, payment: PaymentRow, part: OpsRefundBody['part']) {
  const facts = await moneyOf(tx, payment.id);
  const { amount, unused } = await quoteReturn(tx, payment);
  const here = facts.lot ? Math.max(0, remainingNow(payment, facts)) : 0;
  return { amount: part === 'unused' ? amount.amount : here, credits: unused };
}

/**
 * Refuses a refund whose sum is not what may go back now.
 * @throws problem `price_changed` with the sum of now; a field problem where nothing may
 */
async function checkSum(tx: Tx, payment: PaymentRow, part: OpsRefundBody['part'], shown: number) {
  const now = await refundNow(tx, payment, part);
  if (now.amount === 0) throw fieldProblem('amount', 'too_small');
  if (now.amount !== shown)
    throw problem('price_changed', { params: { amount: money(now.amount, payment.currency) } });
  return now;
}

/** Carries an act out, and queues the mail to the buyer. */
async function carryOut(context: PaymentContext, unit: Unit, act: ActOfPayment): Promise<void> {
  const payment = await lockForReturn(unit.tx, act.payment_id);
  if (act.kind === 'refund' && act.part) {
    const { credits } = await checkSum(unit.tx, payment, act.part, act.amount);
    const amount = money(act.amount, act.currency);
    const askedBy = act.asked_by;
    await askReturn(context, unit, payment, { id: act.id, amount, credits, reason: 'operator', askedBy });
  }
  if (act.debt_id) await waiveOpenDebt(context, unit, act.debt_id);
  await context.jobs.send(unit.tx, MONEY_ACT_MAIL_JOB, { act: act.id });
}

/** Stores an act and carries it out, or has it wait for a second person. @throws problem `duplicate` while another waits */
async function begin(
  context: PaymentContext,
  unit: Unit,
  teller: Teller,
  payment: PaymentRow,
  wish: Wish,
): Promise<OpsMoneyAct> {
  const { tx } = unit;
  const at = context.clock.now();
  const alone = await aloneOf(context, tx, teller, payment);
  const isAlone = wish.amount <= alone.amount;
  const id = newId();
  const stored = await insertAct(tx, {
    ...wish,
    id,
    payment_id: payment.id,
    user_id: payment.user_id,
    currency: payment.currency,
    state: isAlone ? 'done' : 'waiting',
    asked_by: teller.name,
    asked_at: at,
  });
  const act = stored ? await findAct(tx, id) : null;
  if (!act) throw problem('duplicate');
  if (isAlone) await carryOut(context, unit, act);
  const action = NAMES[wish.kind] + (isAlone ? '' : '.ask');
  const detail = { act: id, amount: wish.amount, currency: payment.currency };
  await writeAudit(tx, { at, operator: teller.name, action, subject: payment.id, detail });
  return presentAct(act);
}

/** Names of acts in the audit log. */
const NAMES: Readonly<Record<MoneyAct, string>> = { refund: 'payment.refund', waive: 'debt.waive' };

/**
 * Gives money of a payment back by its lot, or has a second person confirm it.
 * @throws problem `not_found`, `price_changed`, `duplicate`
 */
export async function refundPayment(
  context: PaymentContext,
  teller: Teller,
  { payment: id, part, amount, reason }: OpsRefundBody,
): Promise<OpsMoneyAct> {
  return context.unitOfWork(async (tx, afterCommit) => {
    if (!(await readPayment(tx, id))) throw problem('not_found');
    const payment = await lockForReturn(tx, id);
    if (amount.currency !== payment.currency) throw fieldProblem('amount', 'not_allowed');
    await checkSum(tx, payment, part, amount.amount);
    const wish: Wish = { kind: 'refund', debt_id: null, amount: amount.amount, part, reason };
    return begin(context, { tx, afterCommit }, teller, payment, wish);
  });
}

/** Waives an open debt, or has a second person confirm it. @throws problem `not_found`, `duplicate` */
export async function waiveDebtBy(
  context: PaymentContext,
  teller: Teller,
  debtId: string,
  reason: string,
): Promise<OpsMoneyAct> {
  return context.unitOfWork(async (tx, afterCommit) => {
    const debt = await findDebt(tx, debtId);
    if (!debt) throw problem('not_found');
    const payment = await lockForReturn(tx, debt.payment_id);
    if (debt.state !== 'open') throw problem('duplicate');
    const wish: Wish = { kind: 'waive', debt_id: debt.id, amount: debt.amount, part: null, reason };
    return begin(context, { tx, afterCommit }, teller, payment, wish);
  });
}

/**
 * Confirms or refuses what another operator asked for. A refund whose sum has changed meanwhile is not confirmed.
 * @throws problem `not_found`; `forbidden` for the operator who asked; `duplicate` for a decided act; `price_changed`
 */
export async function decide(
  context: PaymentContext,
  teller: Teller,
  { act: id, verdict, note }: { act: string; verdict: 'confirm' | 'refuse'; note: string },
): Promise<OpsMoneyAct> {
  const at = context.clock.now();
  return context.unitOfWork(async (tx, afterCommit) => {
    const act = await findAct(tx, id);
    if (!act) throw problem('not_found');
    if (act.asked_by === teller.name) throw problem('forbidden');
    await lockForReturn(tx, act.payment_id);
    const state = verdict === 'confirm' ? 'done' : 'refused';
    if (!(await decideAct(tx, id, { state, decided_by: teller.name, decided_at: at, note })))
      throw problem('duplicate');
    if (verdict === 'confirm') await carryOut(context, { tx, afterCommit }, act);
    const action = `${NAMES[act.kind]}.${verdict}`;
    const detail = { act: id, amount: act.amount, currency: act.currency };
    await writeAudit(tx, { at, operator: teller.name, action, subject: act.payment_id, detail });
    return presentAct((await findAct(tx, id)) ?? act);
  });
}
