import { sql, type Insertable, type Updateable } from 'kysely';
import type { Tx } from '#src/platform/db/database.ts';
import type { Position } from '#src/platform/lib/cursor.ts';
import type { PhotoFiles, PhotosTable } from './tables.ts';

/** Locks the owner, so that uploads of one member are counted one after another. */
export async function lockOwner(tx: Tx, userId: string) {
  return tx
    .selectFrom('users')
    .select(['id', 'paid_user', 'domain'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** The owner as far as limits go. */
export async function findOwner(tx: Tx, userId: string) {
  return tx
    .selectFrom('users')
    .select(['id', 'paid_user', 'domain'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
}

export async function countPhotos(tx: Tx, userId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('photos')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

export function listPhotos(tx: Tx, userId: string) {
  return tx
    .selectFrom('photos')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** Photos by id, for those that were sent in chats. */
export function findPhotos(tx: Tx, ids: readonly string[]) {
  return ids.length === 0
    ? Promise.resolve([])
    : tx
        .selectFrom('photos')
        .selectAll()
        .where('id', 'in', [...ids])
        .execute();
}

/** Reads a photo of any member. */
export function findPhoto(tx: Tx, id: string) {
  return tx.selectFrom('photos').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Reads a photo of its owner; another member's counts as missing. */
export function findOwnPhoto(tx: Tx, userId: string, id: string) {
  return tx
    .selectFrom('photos')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

export async function insertPhoto(tx: Tx, row: Insertable<PhotosTable>): Promise<void> {
  await tx.insertInto('photos').values(row).execute();
}

export async function updatePhoto(tx: Tx, id: string, change: Updateable<PhotosTable>): Promise<void> {
  await tx.updateTable('photos').set(change).where('id', '=', id).execute();
}

export async function setPublicFiles(tx: Tx, id: string, files: PhotoFiles | null): Promise<void> {
  await tx
    .updateTable('photos')
    .set({ public_files: files && JSON.stringify(files) })
    .where('id', '=', id)
    .execute();
}

/** Writes the places of a member's photos. */
export async function setPositions(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`update photos p set position = placed.at - 1
    from unnest(${[...ids]}::text[]) with ordinality placed(id, at)
    where placed.id = p.id and p.position <> placed.at - 1`.execute(tx);
}

/** Place behind a member's last photo. */
export async function nextPosition(tx: Tx, userId: string): Promise<number> {
  const { last } = await tx
    .selectFrom('photos')
    .select((eb) => eb.fn.max('position').as('last'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return last === null ? 0 : last + 1;
}

export async function deletePhoto(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('photos').where('id', '=', id).execute();
}

/** Hides a photo from every query, with all that is needed to put it back. */
export async function setAside(tx: Tx, id: string, wasMain: boolean, at: Date): Promise<void> {
  await sql`insert into removed_photos (id, user_id, photo, was_main, removed_at)
    select p.id, p.user_id, to_jsonb(p) - 'public_files', ${wasMain}::boolean, ${at}::timestamptz from photos p where p.id = ${id}`.execute(
    tx,
  );
  await deletePhoto(tx, id);
}

/** Puts a removed photo of this member back; the removal's facts, or nothing when it is too late. */
export async function putBack(tx: Tx, userId: string, id: string, removedAfter: Date) {
  const { rows } = await sql<{ wasMain: boolean }>`
    with back as (
      delete from removed_photos
      where id = ${id} and user_id = ${userId} and removed_at > ${removedAfter}::timestamptz
      returning photo, was_main
    ), placed as (
      insert into photos select (jsonb_populate_record(null::photos, back.photo)).* from back
    )
    select was_main as "wasMain" from back`.execute(tx);
  return rows[0] ?? null;
}

/** Forgets a removed photo; its facts, or nothing when it was put back. */
export function forgetRemoved(tx: Tx, id: string) {
  return tx.deleteFrom('removed_photos').where('id', '=', id).returning(['photo']).executeTakeFirst();
}

/** Photos of a member whose removal can still be undone. */
export function listRemoved(tx: Tx, userId: string) {
  return tx.selectFrom('removed_photos').select(['photo']).where('user_id', '=', userId).execute();
}

/** The main photo and the number of approved photos are in the profile, where searches read them. */
export async function setProfilePhotos(tx: Tx, userId: string, mainPhotoId: string | null): Promise<void> {
  await tx
    .updateTable('profiles')
    .set((eb) => ({
      main_photo_id: mainPhotoId,
      photo_count: eb
        .selectFrom('photos')
        .select((count) => count.fn.countAll<number>().as('n'))
        .where('user_id', '=', userId)
        .where('status', '=', 'active'),
    }))
    .where('user_id', '=', userId)
    .execute();
}

export async function mainPhotoId(tx: Tx, userId: string): Promise<string | null> {
  const row = await tx
    .selectFrom('profiles')
    .select('main_photo_id')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.main_photo_id ?? null;
}

/** Photos that wait for an operator's verdict, the oldest first; those of suspended and leaving members are left out. */
export function listPendingPhotos(tx: Tx, limit: number, after: Position | null = null) {
  let query = tx
    .selectFrom('photos')
    .innerJoin('users', 'users.id', 'photos.user_id')
    .select([
      'photos.id',
      'photos.user_id',
      'users.name',
      'photos.visibility',
      'photos.created_at',
      'photos.width',
      'photos.height',
    ])
    .where('photos.status', '=', 'pending')
    .where('users.status', 'in', ['active', 'not_confirmed'])
    .orderBy('photos.created_at')
    .orderBy('photos.id')
    .limit(limit);
  if (after)
    query = query.where(
      sql<boolean>`(photos.created_at, photos.id) > (${after.at}::timestamptz, ${after.id})`,
    );
  return query.execute();
}
