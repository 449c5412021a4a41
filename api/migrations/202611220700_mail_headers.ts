import { sql, type Kysely } from 'kysely';

/** The outbox keeps what a mail program acts on, such as the one-click headers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table outbox_mails add column headers jsonb not null default '{}'`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table outbox_mails drop column headers`.execute(db);
}
