import { sql, type Kysely } from 'kysely';

/**
 * Reason of a rejection, and the uncropped picture of a cropped photo. A photo that was just removed waits in a table of its own, out of
 * every query, until its removal can no longer be undone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table photos add column reason text, add column uncropped jsonb`.execute(db);
  await sql`create table removed_photos (
    id text primary key,
    user_id text not null references users (id) on delete cascade,
    photo jsonb not null,
    was_main boolean not null,
    removed_at timestamptz not null
  )`.execute(db);
  await sql`create index removed_photos_user on removed_photos (user_id)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table removed_photos`.execute(db);
  await sql`alter table photos drop column reason, drop column uncropped`.execute(db);
}
