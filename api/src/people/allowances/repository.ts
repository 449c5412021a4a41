import { sql } from 'kysely';
import type { Tx } from '#src/platform/db/database.ts';
import type { DailyAct } from './tables.ts';

/** One act of one member on one local day. */
export interface ActOfDay {
  userId: string;
  act: DailyAct;
  /** `YYYY-MM-DD` */
  day: string;
}

/** Uses one of the day's allowance, in one statement so that parallel acts cannot overdraw it; false when none is left. */
export async function spendAllowance(
  tx: Tx,
  { userId, act, day }: ActOfDay,
  limit: number,
): Promise<boolean> {
  if (limit < 1) return false;
  const { rows } = await sql`
    insert into daily_acts (user_id, act, day, used) values (${userId}, ${act}, ${day}, 1)
    on conflict (user_id, act, day) do update set used = daily_acts.used + 1 where daily_acts.used < ${limit}
    returning used`.execute(tx);
  return rows.length > 0;
}

/** Returns one to the day's allowance. */
export async function giveOneBack(tx: Tx, { userId, act, day }: ActOfDay): Promise<void> {
  await sql`update daily_acts set used = used - 1
    where user_id = ${userId} and act = ${act} and day = ${day} and used > 0`.execute(tx);
}

/** Acts done on a local day. */
export async function usedOn(tx: Tx, { userId, act, day }: ActOfDay): Promise<number> {
  const row = await tx
    .selectFrom('daily_acts')
    .select('used')
    .where('user_id', '=', userId)
    .where('act', '=', act)
    .where('day', '=', day)
    .executeTakeFirst();
  return row?.used ?? 0;
}
