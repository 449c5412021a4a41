import type { OpsWithdrawal } from '@rendezvous/contract/operators/withdrawals/schemas';
import { writeAudit } from '#src/identity/operators/face.ts';
import { lockForReturn } from '#src/money/returns/face.ts';
import { findPayment } from '#src/money/payments/face.ts';
import type { Unit } from '#src/platform/db/unit-of-work.ts';
import type { Position } from '#src/platform/lib/cursor.ts';
import { problem } from '#src/platform/lib/problem.ts';
import { judge, type Withdrawing } from './judge.ts';
import * as repository from './repository.ts';
import type { WithdrawalRow } from './repository.ts';

/** Job that mails an operator's answer. */
export const ANSWER_JOB = 'withdrawal-answer';

const present = (row: WithdrawalRow): OpsWithdrawal => ({
  id: row.id,
  at: row.submitted_at.toISOString(),
  statement: row.statement,
  name: row.name,
  order: row.order_text,
  email: row.email,
  language: row.language,
  domain: row.domain,
  payment: row.payment_id,
  outcome: row.outcome,
  mailed_at: row.mailed_at?.toISOString() ?? null,
});

/** A part of the statements that wait for an answer; written down with the operator's name. */
export async function listForOperator(
  { unitOfWork, clock }: Pick<Withdrawing, 'unitOfWork' | 'clock'>,
  operator: string,
  { position, limit }: { position: Position | null; limit: number },
): Promise<OpsWithdrawal[]> {
  return unitOfWork(async (tx) => {
    const rows = await repository.listUnmatched(tx, position, limit);
    const detail = { withdrawals: rows.map(({ id }) => id) };
    await writeAudit(tx, { at: clock.now(), operator, action: 'withdrawal.list', subject: 'open', detail });
    return rows.map(present);
  });
}

/**
 * Answers a statement whose contract was not found: mail, what a named payment leads to, and the entry of the log are committed together.
 * @throws problem `not_found` for one that does not wait, and for an unknown payment
 */
export async function answerWithdrawal(
  context: Withdrawing,
  operator: string,
  { id, payment: paymentId, text }: { id: string; payment?: string | undefined; text: string },
): Promise<OpsWithdrawal> {
  const at = context.clock.now();
  return context.unitOfWork(async (tx, afterCommit) => {
    const row = await repository.lockWithdrawal(tx, id);
    if (row?.outcome !== 'unmatched' || row.closed_at) throw problem('not_found');
    const found =
      paymentId === undefined ? {} : await judged(context, { tx, afterCommit }, paymentId, row.submitted_at);
    const change = { ...found, answer: text, closed_at: at, closed_by: operator };
    await repository.updateWithdrawal(tx, id, change);
    await context.jobs.send(tx, ANSWER_JOB, { id });
    const detail = { payment: paymentId ?? null };
    await writeAudit(tx, { at, operator, action: 'withdrawal.answer', subject: id, detail });
    return present({ ...row, ...change });
  });
}

async function judged(context: Withdrawing, unit: Unit, paymentId: string, at: Date) {
  if (!(await findPayment(unit.tx, paymentId))) throw problem('not_found');
  return judge(context, unit, await lockForReturn(unit.tx, paymentId), at);
}
