import { sql, type Insertable, type RawBuilder } from 'kysely';
import type { Tx } from '#src/platform/db/database.ts';
import type { ChatPhotoFiles, ChatPhotosTable } from './tables.ts';

/** Pixels of a message's photo, on a query whose `messages` are called `m`; null without one. */
export const PHOTO_OF_MESSAGE: RawBuilder<unknown> = sql`(
  select jsonb_build_object('width', p.width, 'height', p.height) from chat_photos p where p.message_id = m.id and p.id = m.photo_id)`;

export async function insertPhoto(tx: Tx, row: Insertable<ChatPhotosTable>): Promise<void> {
  await tx.insertInto('chat_photos').values(row).execute();
}

/** A photo of the member who uploaded it; another member's counts as missing. */
export function findOwn(tx: Tx, userId: string, id: string) {
  return tx
    .selectFrom('chat_photos')
    .select(['id', 'width', 'height'])
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** Ties an upload to the message that sends it; false when another message has sent it, or it is gone. */
export async function tie(tx: Tx, userId: string, id: string, messageId: string): Promise<boolean> {
  const tied = await tx
    .updateTable('chat_photos')
    .set({ message_id: messageId })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('message_id', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return tied !== undefined;
}

/** A photo that has come into a conversation of the reader, who has not removed it. */
export interface ReadPhoto {
  files: ChatPhotoFiles;
  isOwn: boolean;
  otherId: string;
}

/** Reads a photo by the side of its reader: others' once they were sent; null for all other members. */
export async function findForReader(tx: Tx, readerId: string, id: string): Promise<ReadPhoto | null> {
  const { rows } = await sql<ReadPhoto>`
    select p.files, m.sender_id = s.user_id as "isOwn", s.other_id as "otherId"
    from chat_photos p join messages m on m.id = p.message_id and m.photo_id = p.id
      join conversation_sides s on s.conversation_id = m.conversation_id and s.user_id = ${readerId}
    where p.id = ${id} and m.seq > s.hidden_seq and (m.status = 'sent' or m.sender_id = s.user_id)`.execute(
    tx,
  );
  return rows[0] ?? null;
}

/** A photo that a message has sent, without a look at its reader. */
export function findSentPhoto(tx: Tx, id: string) {
  return tx
    .selectFrom('chat_photos')
    .select(['id', 'width', 'height', 'files'])
    .where('id', '=', id)
    .where('message_id', 'is not', null)
    .executeTakeFirst();
}

/** Deletes a member's unsent uploads except the newest `newest`. Returns their files. */
export async function deleteSurplus(tx: Tx, userId: string, newest: number): Promise<ChatPhotoFiles[]> {
  const { rows } = await sql<{ files: ChatPhotoFiles }>`
    delete from chat_photos where message_id is null and id in (
      select id from chat_photos where user_id = ${userId} and message_id is null
      order by created_at desc, id desc offset ${newest}) returning files`.execute(tx);
  return rows.map(({ files }) => files);
}

/** Deletes photos without a message that are older than `before`. Returns their files. */
export async function deleteUnsent(tx: Tx, before: Date): Promise<ChatPhotoFiles[]> {
  const rows = await tx
    .deleteFrom('chat_photos')
    .where('message_id', 'is', null)
    .where('created_at', '<', before)
    .returning('files')
    .execute();
  return rows.map(({ files }) => files);
}

/** Deletes a photo that a message has sent; the message stays. Returns its files. */
export async function deleteSent(tx: Tx, id: string): Promise<ChatPhotoFiles[]> {
  const rows = await tx
    .deleteFrom('chat_photos')
    .where('id', '=', id)
    .where('message_id', 'is not', null)
    .returning('files')
    .execute();
  return rows.map(({ files }) => files);
}

/** Deletes photos that neither side of a conversation can see: each has removed it or was erased. Returns their files. */
export async function deleteUnseen(tx: Tx, conversation: string): Promise<ChatPhotoFiles[]> {
  const { rows } = await sql<{ files: ChatPhotoFiles }>`
    delete from chat_photos p using messages m
    where m.id = p.message_id and m.conversation_id = ${conversation} and not exists (
      select from conversation_sides s join users u on u.id = s.user_id
      where s.conversation_id = m.conversation_id and m.seq > s.hidden_seq) returning p.files`.execute(tx);
  return rows.map(({ files }) => files);
}

/** Files of all photos of a member, sent and unsent. */
export async function filesOf(tx: Tx, userId: string): Promise<ChatPhotoFiles[]> {
  const rows = await tx.selectFrom('chat_photos').select('files').where('user_id', '=', userId).execute();
  return rows.map(({ files }) => files);
}

/** Deletes all photos of a member. */
export async function deleteAll(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('chat_photos').where('user_id', '=', userId).execute();
}
