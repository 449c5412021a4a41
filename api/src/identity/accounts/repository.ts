import { addressKey } from '@rendezvous/rules/texts/mail-address';
import { keyOf } from '@rendezvous/rules/texts/visible-text';
import { sql, type Insertable, type Updateable } from 'kysely';
import type { Tx } from '#src/platform/db/database.ts';
import type { ProfilesTable, UsersTable } from './tables.ts';

export function findUser(tx: Tx, id: string) {
  return tx.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Locks an account for the rest of the transaction. */
export function lockUser(tx: Tx, id: string) {
  return tx.selectFrom('users').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();
}

export function findProfile(tx: Tx, userId: string) {
  return tx.selectFrom('profiles').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

/** Locks a profile for the rest of the transaction, so that its changes are counted one after another. */
export function lockProfile(tx: Tx, userId: string) {
  return tx.selectFrom('profiles').selectAll().where('user_id', '=', userId).forUpdate().executeTakeFirst();
}

export function findByEmail(tx: Tx, email: string) {
  return tx
    .selectFrom('users')
    .select(['id', 'status', 'password_hash', 'fictional'])
    .where('email_key', '=', addressKey(email))
    .executeTakeFirst();
}

/** Stand-in accounts of the one with this address. */
export async function findStandIns(tx: Tx, emailKey: string): Promise<string[]> {
  const rows = await tx.selectFrom('users').select('id').where('stands_in_for', '=', emailKey).execute();
  return rows.map(({ id }) => id);
}

export function findByName(tx: Tx, name: string) {
  return tx.selectFrom('users').select('id').where('name_key', '=', keyOf(name)).executeTakeFirst();
}

/** Inserts an account; false when its address or its name is taken already. */
export async function insertUser(tx: Tx, row: Insertable<UsersTable>): Promise<boolean> {
  const inserted = await tx
    .insertInto('users')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Sets some types of notification; the others stay as they are. */
export async function mergeNotifications(
  tx: Tx,
  id: string,
  patch: Readonly<Record<string, boolean>>,
): Promise<void> {
  await sql`update users set notifications = notifications || ${JSON.stringify(patch)}::jsonb where id = ${id}`.execute(
    tx,
  );
}

export async function insertProfile(tx: Tx, row: Insertable<ProfilesTable>): Promise<void> {
  await tx.insertInto('profiles').values(row).execute();
}

export async function updateUser(tx: Tx, id: string, change: Updateable<UsersTable>): Promise<void> {
  if (Object.keys(change).length > 0)
    await tx.updateTable('users').set(change).where('id', '=', id).execute();
}

export async function updateProfile(
  tx: Tx,
  userId: string,
  change: Updateable<ProfilesTable>,
): Promise<void> {
  if (Object.keys(change).length > 0)
    await tx.updateTable('profiles').set(change).where('user_id', '=', userId).execute();
}

/** Deletes the row of an account, and with it the rows that refer to it. */
export async function deleteUser(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('users').where('id', '=', id).execute();
}

/** Puts `listed` right after status, visibility, consent or profile status changed. */
export async function refreshListed(tx: Tx, userId: string): Promise<void> {
  await sql`update profiles p set listed = p.status = 'active' and p.consented and u.status = 'active' and not u.invisible
    from users u where u.id = p.user_id and u.id = ${userId}`.execute(tx);
}

/** Writes down that a member was active, at most every `everyMs`: more would cost searches their speed. */
export async function touchActive(tx: Tx, userId: string, now: Date, everyMs: number): Promise<void> {
  const before = new Date(now.getTime() - everyMs);
  const touched = await tx
    .updateTable('users')
    .set({ last_active: now })
    .where('id', '=', userId)
    .where('last_active', '<', before)
    .returning('id')
    .executeTakeFirst();
  if (touched)
    await tx.updateTable('profiles').set({ last_active: now }).where('user_id', '=', userId).execute();
}
