import type { OpsPayment, OpsPaymentsResponse } from '@rendezvous/contract/operators/money/schemas';
import { visibleText } from '@rendezvous/rules/texts/visible-text';
import { writeAudit } from '#src/identity/operators/face.ts';
import type { PaymentContext } from '#src/money/payments/face.ts';
import { moneyOf, NO_MONEY, quoteReturn, readMoney, remainingNow } from '#src/money/returns/face.ts';
import { microseconds, pageOf, type Position } from '#src/platform/lib/cursor.ts';
import { money } from '#src/platform/lib/money.ts';
import { problem } from '#src/platform/lib/problem.ts';
import { listActsOf } from './acts-repository.ts';
import { askProvider } from './ask-provider.ts';
import { aloneOf, type Teller } from './context.ts';
import { pairsOf } from './pairs.ts';
import { presentAct, presentDebt, presentRow } from './presenter.ts';
import * as repository from './repository.ts';

const PAGE = 30;
const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

/** Payments by order, provider id, or the buyer's id or whole address. The log names those found, never what was searched for. */
export async function searchPayments(
  { unitOfWork, clock }: PaymentContext,
  operator: string,
  word: string,
  position: Position | null,
): Promise<OpsPaymentsResponse> {
  return unitOfWork(async (tx) => {
    const rows = await repository.findPayments(tx, visibleText(word), PAGE + 1, position);
    const facts = await readMoney(
      tx,
      rows.map(({ id }) => id),
    );
    const page = pageOf(rows, {
      limit: PAGE,
      positionOf: ({ created_at: at, id }) => ({ at: microseconds(at), id }),
      present: (row) => presentRow(row, facts.get(row.id) ?? NO_MONEY),
    });
    const detail = { payments: page.items.map(({ id }) => id) };
    await writeAudit(tx, { at: clock.now(), operator, action: 'payment.find', subject: 'payments', detail });
    return page;
  });
}

/**
 * A payment with both sides of its books. The provider is asked, and nothing is booked. Written down with the operator's name.
 * @throws problem `not_found`
 */
export async function showPayment(context: PaymentContext, teller: Teller, id: string): Promise<OpsPayment> {
  const { unitOfWork, clock, db } = context;
  const found = await repository.readPayment(db, id);
  if (!found) throw problem('not_found');
  // Asked before the transaction: a slow provider occupies no connection.
  const { snapshot, answer } = await askProvider(context, found);
  return unitOfWork(async (tx) => {
    const payment = (await repository.readPayment(tx, id)) ?? found;
    const entry = { at: clock.now(), operator: teller.name, action: 'payment.show', subject: id };
    await writeAudit(tx, entry);
    const facts = await moneyOf(tx, id);
    const quote = await quoteReturn(tx, payment);
    const debt = await repository.findDebtOf(tx, id);
    const here = facts.lot ? Math.max(0, remainingNow(payment, facts)) : 0;
    return {
      ...presentRow(payment, facts),
      country: payment.country,
      expires_at: payment.expires_at.toISOString(),
      settled_at: iso(payment.settled_at),
      notice_version: payment.notice_version,
      start_requested_at: iso(payment.start_requested_at),
      discount_code: payment.discount_code,
      answer,
      pairs: pairsOf({ payment, facts, snapshot, answer }),
      lot: facts.lot && { ...facts.lot, unused_worth: quote.amount },
      here: money(here, payment.currency),
      debt: debt && presentDebt(debt),
      acts: (await listActsOf(tx, id)).map(presentAct),
      alone: await aloneOf(context, tx, teller, payment),
    };
  });
}
