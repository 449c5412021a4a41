import { sql } from 'kysely';
import type { Tx } from '#src/platform/db/database.ts';

/** Minutes a key is locked for, the first time, the second and from then on (spec §8 Error catalogue, Login failed). */
export const LOCK_MINUTES = [15, 30, 60] as const;

/** Counts one more failure of a key, in one statement; null while the key is locked. Counts older than `stale` restart. */
export async function countFailure(
  tx: Tx,
  key: string,
  now: Date,
  stale: Date,
): Promise<{ failures: number } | null> {
  const { rows } = await sql<{ failures: number }>`
    insert into login_failures as f (key, failures, locks, updated_at) values (${key}, 1, 0, ${now})
    on conflict (key) do update set
      failures = case when f.updated_at < ${stale} then 1 else f.failures + 1 end,
      locks = case when f.updated_at < ${stale} then 0 else f.locks end,
      updated_at = ${now}
    where f.locked_until is null or f.locked_until <= ${now}
    returning failures`.execute(tx);
  return rows[0] ?? null;
}

/** Failures in a row; null for a key without any. */
export async function readFailures(tx: Tx, key: string): Promise<number | null> {
  const row = await tx
    .selectFrom('login_failures')
    .select('failures')
    .where('key', '=', key)
    .executeTakeFirst();
  return row?.failures ?? null;
}

export async function lockedUntil(tx: Tx, key: string): Promise<Date | null> {
  const row = await tx
    .selectFrom('login_failures')
    .select('locked_until')
    .where('key', '=', key)
    .executeTakeFirst();
  return row?.locked_until ?? null;
}

/** Locks a key, longer each time; @returns until when. */
export async function lockKey(tx: Tx, key: string, now: Date): Promise<Date | null> {
  const steps = LOCK_MINUTES;
  const { rows } = await sql<{ locked_until: Date }>`
    update login_failures set failures = 0, locks = locks + 1,
      locked_until = ${now}::timestamptz + make_interval(mins => case locks when 0 then ${steps[0]}::int when 1 then ${steps[1]}::int else ${steps[2]}::int end)
    where key = ${key} and (locked_until is null or locked_until <= ${now})
    returning locked_until`.execute(tx);
  return rows[0]?.locked_until ?? lockedUntil(tx, key);
}

/** The right password: the count of the key restarts. */
export async function clearAttempts(tx: Tx, key: string): Promise<void> {
  await tx.deleteFrom('login_failures').where('key', '=', key).execute();
}

/** Restarts all counts of an account: those of its known browsers, and that of strangers. */
export async function clearAccount(tx: Tx, userId: string, key: string): Promise<void> {
  await tx
    .deleteFrom('login_failures')
    .where((eb) => eb.or([eb('key', '=', key), eb('key', 'like', `device:${userId}:%`)]))
    .execute();
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
