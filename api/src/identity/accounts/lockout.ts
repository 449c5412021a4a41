import { addressKey } from '@rendezvous/rules/texts/mail-address';
import type { Tx } from '#src/platform/db/database.ts';
import { after, DAY, MINUTE } from '#src/platform/lib/clock.ts';
import { hashToken } from '#src/platform/lib/ids.ts';
import { problem } from '#src/platform/lib/problem.ts';
import { countFailure, LOCK_MINUTES, lockedUntil, lockKey, readFailures } from './lockout-repository.ts';

export interface Attempt {
  key: string;
  /** Wrong passwords in a row that lock the key. */
  limit: number;
}

/** Key of the guesses at an account from browsers it does not know. */
export const accountKey = (email: string): string => `account:${hashToken(addressKey(email))}`;

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
  const counted = await countFailure(tx, key, now, after(now, -DAY));
  if (counted && counted.failures <= limit) return;
  const lock = counted ? await lockKey(tx, key, now) : await lockedUntil(tx, key);
  throw blocked(lock ?? after(now, LOCK_MINUTES[0] * MINUTE), now);
}

/** A wrong password; the last allowed one locks the key at once, and says so. */
export async function failAttempt(tx: Tx, { key, limit }: Attempt, now: Date): Promise<void> {
  const failures = await readFailures(tx, key);
  if (failures === null || failures < limit) return;
  const until = await lockKey(tx, key, now);
  if (until) throw blocked(until, now);
}
