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

/** Stores a browser's mark; a second time changes nothing. */
export async function insertDevice(tx: Tx, userId: string, deviceHash: string, now: Date): Promise<void> {
  await tx
    .insertInto('known_devices')
    .values({ user_id: userId, device_hash: deviceHash, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
