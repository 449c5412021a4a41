import { sql, type Kysely } from 'kysely';

/** Photos of messages. A photo without a message was not sent yet, or its message is gone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table chat_photos (
    id text primary key,
    user_id text not null references users (id) on delete cascade,
    message_id text unique references messages (id) on delete set null,
    width integer not null,
    height integer not null,
    files jsonb not null,
    created_at timestamptz not null
  )`.execute(db);
  await sql`create index chat_photos_user on chat_photos (user_id)`.execute(db);
  await sql`create index chat_photos_unsent on chat_photos (created_at) where message_id is null`.execute(db);
  await sql`alter table messages add constraint messages_photo check (kind = 'photo' or photo_id is null)`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`delete from messages where kind = 'photo'`.execute(db);
  await sql`alter table messages drop constraint messages_photo`.execute(db);
  await sql`drop table chat_photos`.execute(db);
}
