import { sql, type Kysely } from 'kysely';

/** Reports of messages: the message and those around it, as they were. `photo_id` is the photo of the message. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table reports add column message_id text, add column said jsonb`.execute(db);
  await sql`alter table reports drop constraint reports_kind_check, drop constraint reports_kind`.execute(db);
  await sql`alter table reports
    add constraint reports_kind_check check (kind in ('profile', 'photo', 'message')),
    add constraint reports_photo check (kind = 'message' or (kind = 'photo') = (photo_id is not null)),
    add constraint reports_message check ((kind = 'message') = (message_id is not null and said is not null))`.execute(
    db,
  );
}

/** Reports of messages have no place in the table of before. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`delete from reports where kind = 'message'`.execute(db);
  await sql`alter table reports drop constraint reports_kind_check, drop constraint reports_photo, drop constraint reports_message`.execute(
    db,
  );
  await sql`alter table reports
    add constraint reports_kind_check check (kind in ('profile', 'photo')),
    add constraint reports_kind check ((kind = 'photo') = (photo_id is not null)),
    drop column message_id, drop column said`.execute(db);
}
