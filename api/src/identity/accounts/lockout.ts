import { sql } from 'kysely';
import type { Tx } from '#src/platform/db/database.ts';
import { after, DAY, MINUTE } from '#src/platform/lib/clock.ts';
import { problem } from '#src/platform/lib/problem.ts';

/** Minutes a key is locked for, the first time, the second and from then on (spec §8 Error catalogue, Login failed). */
const LOCK_MINUTES = [15, 30, 60] as const;

export interface Attempt {
  key: string;
  /** Wrong passwords in a row that lock the key. */
  limit: number;
}

function blocked(until: Date, now: Date) {
  const seconds = Math.ceil((until.getTime() - now.getTime()) / 1000);
  return problem('account_blocked', { params: { minutes: Math.ceil(seconds / 60) }, retry_after: seconds });
}

/**
 * Counts an attempt before its password is looked at, so that parallel guesses cannot outrun the limit: no more than
 * `limit` are ever evaluated in a row.
 * @throws problem `account_blocked` with `params.minutes`
 */
export async function reserveAttempt(tx: Tx, { key, limit }: Attempt, now: Date): Promise<void> {
  const stale = after(now, -DAY);
  const { rows } = await sql<{ failures: number; locked_until: Date | null }>`
    insert into login_failures as f (key, failures, locks, updated_at) values (${key}, 1, 0, ${now})
    on conflict (key) do update set
      failures = case when f.updated_at < ${stale} then 1 else f.failures + 1 end,
      locks = case when f.updated_at < ${stale} then 0 else f.locks end,
      updated_at = ${now}
    where f.locked_until is null or f.locked_until <= ${now}
    returning failures, locked_until`.execute(tx);
  const [row] = rows;
  if (row && row.failures <= limit) return;
  const lock = row ? await lockKey(tx, key, now) : await lockedUntil(tx, key);
  throw blocked(lock ?? after(now, LOCK_MINUTES[0] * MINUTE), now);
}

async function lockedUntil(tx: Tx, key: string): Promise<Date | null> {
  const row = await tx
    .selectFrom('login_failures')
    .select('locked_until')
    .where('key', '=', key)
    .executeTakeFirst();
  return row?.locked_until ?? null;
}

async function lockKey(tx: Tx, key: string, now: Date): Promise<Date | null> {
  const steps = LOCK_MINUTES;
  const { rows } = await sql<{ locked_until: Date }>`
    update login_failures set failures = 0, locks = locks + 1,
      locked_until = ${now}::timestamptz + make_interval(mins => case locks when 0 then ${steps[0]}::int when 1 then ${steps[1]}::int else ${steps[2]}::int end)
    where key = ${key} and (locked_until is null or locked_until <= ${now})
    returning locked_until`.execute(tx);
  return rows[0]?.locked_until ?? lockedUntil(tx, key);
}

/** A wrong password; the last allowed one locks the key at once, and says so. */
export async function failAttempt(tx: Tx, { key, limit }: Attempt, now: Date): Promise<void> {
  const row = await tx
    .selectFrom('login_failures')
    .select('failures')
    .where('key', '=', key)
    .executeTakeFirst();
  if (!row || row.failures < limit) return;
  const until = await lockKey(tx, key, now);
  if (until) throw blocked(until, now);
}

/** The right password: the key starts anew. */
export async function clearAttempts(tx: Tx, key: string): Promise<void> {
  await tx.deleteFrom('login_failures').where('key', '=', key).execute();
}

/** A log-in that succeeded does not count against its address. */
export async function forgiveAttempt(tx: Tx, key: string): Promise<void> {
  await tx
    .updateTable('login_failures')
    .set((eb) => ({ failures: eb('failures', '-', 1) }))
    .where('key', '=', key)
    .where('failures', '>', 0)
    .execute();
}
