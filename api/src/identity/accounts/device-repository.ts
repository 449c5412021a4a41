import { sql } from 'kysely';
import type { Tx } from '#src/platform/db/database.ts';

/** Has the account been logged in to with this mark? */
export async function hasDevice(tx: Tx, userId: string, deviceHash: string): Promise<boolean> {
  const row = await tx
    .selectFrom('known_devices')
    .select('device_hash')
    .where('user_id', '=', userId)
    .where('device_hash', '=', deviceHash)
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes the marks of all browsers of an account. */
export async function forgetDevices(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('known_devices').where('user_id', '=', userId).execute();
}

/** Stores a browser's mark; a second time changes nothing. Of more than `most` the oldest go. */
export async function insertDevice(
  tx: Tx,
  { userId, deviceHash, now }: { userId: string; deviceHash: string; now: Date },
  most: number,
): Promise<void> {
  await tx
    .insertInto('known_devices')
    .values({ user_id: userId, device_hash: deviceHash, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await sql`delete from known_devices where user_id = ${userId} and device_hash in (
    select device_hash from known_devices where user_id = ${userId} order by created_at desc, device_hash offset ${most})`.execute(
    tx,
  );
}

/** The first of these marks that any account knows. */
export async function findMark(tx: Tx, deviceHashes: readonly string[]): Promise<string | null> {
  if (deviceHashes.length === 0) return null;
  const row = await tx
    .selectFrom('known_devices')
    .select('device_hash')
    .where('device_hash', 'in', [...deviceHashes])
    .orderBy('device_hash')
    .executeTakeFirst();
  return row?.device_hash ?? null;
}
