import type { Insertable } from 'kysely';
import type { Tx } from '#src/platform/db/database.ts';
import type { PasskeyChallengesTable } from './tables.ts';

export async function insertChallenge(tx: Tx, row: Insertable<PasskeyChallengesTable>): Promise<void> {
  await tx.insertInto('passkey_challenges').values(row).execute();
}

/** Uses a challenge up; of parallel tries one succeeds. False when there is none like it, or its time is over. */
export async function redeemChallenge(
  tx: Tx,
  { challenge_hash, purpose, subject }: Omit<Insertable<PasskeyChallengesTable>, 'expires_at'>,
  now: Date,
): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('passkey_challenges')
    .where('challenge_hash', '=', challenge_hash)
    .where('purpose', '=', purpose)
    .where('subject', '=', subject)
    .where('expires_at', '>', now)
    .returning('challenge_hash')
    .executeTakeFirst();
  return deleted !== undefined;
}

/** Deletes the challenges whose time is over. */
export async function forgetChallenges(tx: Tx, now: Date): Promise<void> {
  await tx.deleteFrom('passkey_challenges').where('expires_at', '<', now).execute();
}
