import { sql, type Kysely } from 'kysely';

/** Stores mail headers in the outbox, such as the one-click unsubscribe headers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table outbox_mails add column headers jsonb not null default '{}'`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table outbox_mails drop column headers`.execute(db);
}
