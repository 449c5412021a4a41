import { sql, type Kysely } from 'kysely';

/** What the buyer was told beside the pay button, and when they asked for a start at once. Orders made before have neither. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table payments
    add column notice_version text,
    add column notice_language text,
    add column start_requested_at timestamptz`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table payments
    drop column notice_version, drop column notice_language, drop column start_requested_at`.execute(db);
}
