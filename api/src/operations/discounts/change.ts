import type {
  OpsChangeDiscountBody,
  OpsDiscountActBody,
  OpsDiscountResponse,
} from '@rendezvous/contract/operators/discounts/schemas';
import type { DiscountAct, DiscountEvent } from '@rendezvous/contract/operators/discounts/values';
import { writeAudit } from '#src/identity/operators/face.ts';
import { lockCode, normalizeCode, readSpent, updateCode, type CodeRow } from '#src/money/discounts/face.ts';
import type { Tx } from '#src/platform/db/database.ts';
import { fieldProblem, problem } from '#src/platform/lib/problem.ts';
import { CHANGEABLE, type Change, type EventDetail } from './presenter.ts';
import { readDiscount, type DiscountServices } from './show.ts';

type Limits = Pick<CodeRow, 'expires' | 'max_uses' | 'max_budget'>;

const textOf = (value: Limits[keyof Limits]): string | null =>
  value instanceof Date ? value.toISOString() : (value?.toString() ?? null);

/** Values that differ. */
const changesOf = (before: Limits, now: Limits): Change[] =>
  CHANGEABLE.map((field) => ({ field, from: textOf(before[field]), to: textOf(now[field]) })).filter(
    ({ from, to }) => from !== to,
  );

/** Locks a code that operators manage. @throws problem `not_found` */
async function lock(tx: Tx, typed: string): Promise<CodeRow> {
  const row = await lockCode(tx, normalizeCode(typed));
  if (!row || row.offered_for !== null) throw problem('not_found');
  return row;
}

/**
 * Refuses limits below what orders have already, and an end that is later than the one members know: a timer is honest (PRODUCT §0.3).
 * @throws field problems
 */
async function checkLimits(tx: Tx, row: CodeRow, to: Limits, now: Date): Promise<void> {
  const { uses, cost } = await readSpent(tx, row.code);
  if (to.max_uses !== null && to.max_uses < uses) throw fieldProblem('max_uses', 'too_small', { min: uses });
  if (to.max_budget !== null && row.currency === null) throw fieldProblem('max_budget', 'not_allowed');
  if (to.max_budget !== null && to.max_budget < cost)
    throw fieldProblem('max_budget', 'too_small', { min: cost });
  if (textOf(row.expires) === textOf(to.expires)) return;
  if (to.expires !== null && to.expires <= now) throw fieldProblem('expires', 'date_invalid');
  if (row.expires !== null && (to.expires === null || to.expires > row.expires))
    throw fieldProblem('expires', 'not_allowed');
}

interface Said {
  operator: string;
  at: Date;
  reason: string;
}

async function writeDown(
  tx: Tx,
  code: string,
  event: DiscountEvent,
  { operator, at, reason }: Said,
  changes: Change[],
): Promise<void> {
  const detail = { reason, changes } satisfies EventDetail;
  await writeAudit(tx, { at, operator, action: `discount.${event}`, subject: code, detail });
}

/** Changes limits and end of a code. @throws problem `not_found`; `duplicate` when nothing differs; field problems */
export async function changeDiscount(
  { unitOfWork, clock }: DiscountServices,
  operator: string,
  { code, expires, max_uses, max_budget, reason }: OpsChangeDiscountBody,
): Promise<OpsDiscountResponse> {
  const at = clock.now();
  return unitOfWork(async (tx) => {
    const row = await lock(tx, code);
    const to: Limits = { expires: expires === null ? null : new Date(expires), max_uses, max_budget };
    const changes = changesOf(row, to);
    if (changes.length === 0) throw problem('duplicate');
    await checkLimits(tx, row, to, at);
    await updateCode(tx, row.code, to);
    await writeDown(tx, row.code, 'change', { operator, at, reason }, changes);
    return readDiscount(tx, row.code, at);
  });
}

/** What an act writes into a code; null when the code is there already, or over. */
function effectOf(
  act: DiscountAct,
  { status, expires }: CodeRow,
  now: Date,
): Partial<Pick<CodeRow, 'status' | 'expires'>> | null {
  if (expires !== null && now >= expires) return null;
  if (act === 'end') return { expires: now };
  const next = act === 'pause' ? 'paused' : 'active';
  return status === next ? null : { status: next };
}

/** Pauses, resumes or ends a code; the price of orders that reserve it stays. @throws problem `not_found`, `duplicate` */
export async function actOnDiscount(
  { unitOfWork, clock }: DiscountServices,
  operator: string,
  { code, act, reason }: OpsDiscountActBody,
): Promise<OpsDiscountResponse> {
  const at = clock.now();
  return unitOfWork(async (tx) => {
    const row = await lock(tx, code);
    const effect = effectOf(act, row, at);
    if (!effect) throw problem('duplicate');
    await updateCode(tx, row.code, effect);
    await writeDown(tx, row.code, act, { operator, at, reason }, changesOf(row, { ...row, ...effect }));
    return readDiscount(tx, row.code, at);
  });
}
