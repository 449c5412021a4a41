import type {
  OpsDiscountEvent,
  OpsDiscountFigures,
  OpsDiscountResponse,
  OpsDiscountsResponse,
} from '@rendezvous/contract/operators/discounts/schemas';
import type { DiscountState } from '@rendezvous/contract/operators/discounts/values';
import { readAudit } from '#src/identity/operators/face.ts';
import { normalizeCode } from '#src/money/discounts/face.ts';
import { bonusRules } from '#src/money/timebonus/face.ts';
import type { Tx } from '#src/platform/db/database.ts';
import { microseconds, pageOf, type Position } from '#src/platform/lib/cursor.ts';
import { money } from '#src/platform/lib/money.ts';
import { problem } from '#src/platform/lib/problem.ts';
import type { Services } from '#src/platform/services.ts';
import { DEFAULT_DOMAIN } from '#src/platform/settings/face.ts';
import { effectsByCode, presentDiscount, presentEffect, presentEvent } from './presenter.ts';
import * as repository from './repository.ts';

/** What the room works with. */
export type DiscountServices = Pick<Services, 'db' | 'unitOfWork' | 'clock' | 'settings'>;

const PAGE = 30;
const LAST_EVENTS = 10;
const LONGEST_HISTORY = 50;

/** Acts about a code or about all of them, the latest first. */
async function readEvents(tx: Tx, limit: number, subject?: string): Promise<OpsDiscountEvent[]> {
  const rows = await readAudit(tx, limit, { actions: 'discount.', subject });
  return rows.flatMap((row) => presentEvent(row) ?? []);
}

/** Codes of a state with what they did, the newest first. */
export async function listDiscounts(
  { db, clock }: DiscountServices,
  state: DiscountState,
  after: Position | null,
): Promise<OpsDiscountsResponse> {
  const now = clock.now();
  const rows = await repository.listCodes(db, { state, now, limit: PAGE + 1, after });
  const names = rows.map(({ code }) => code);
  const effects = effectsByCode(await repository.readEffects(db, names));
  return pageOf(rows, {
    limit: PAGE,
    positionOf: ({ created_at: at, code: id }) => ({ at: microseconds(at), id }),
    present: (row) => presentDiscount(row, effects.get(row.code), now),
  });
}

/** A code with its history, in a running transaction. @throws problem `not_found` */
export async function readDiscount(tx: Tx, typed: string, now: Date): Promise<OpsDiscountResponse> {
  const row = await repository.readCode(tx, normalizeCode(typed));
  if (!row) throw problem('not_found');
  const effect = await repository.readEffects(tx, [row.code]);
  return {
    discount: presentDiscount(row, effect, now),
    events: await readEvents(tx, LONGEST_HISTORY, row.code),
  };
}

/** The first of the month that a moment is in, of UTC. */
const monthOf = (now: Date): Date => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));

/** The room's first page. */
export async function readFigures({ db, clock, settings }: DiscountServices): Promise<OpsDiscountFigures> {
  const month = monthOf(clock.now());
  const given = await repository.sumGiven(db, month);
  const reserved = await repository.countReserved(db);
  const bonus = bonusRules(settings, DEFAULT_DOMAIN);
  return {
    month: {
      given: given.filter((row) => row.given > 0).map((row) => money(row.given, row.currency)),
      before: given.map((row) => money(row.before, row.currency)),
    },
    first: await repository.countFirst(db, month),
    reserved: { count: reserved.count, until: reserved.until?.toISOString() ?? null },
    bonus:
      bonus.percentage > 0
        ? {
            code: bonus.code,
            percentage: bonus.percentage,
            ...presentEffect(await repository.readEffects(db, [bonus.code])),
          }
        : null,
    events: await readEvents(db, LAST_EVENTS),
  };
}
