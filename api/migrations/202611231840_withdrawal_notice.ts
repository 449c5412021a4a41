import { sql, type Kysely } from 'kysely';

/** Notice shown beside the pay button, and the time of the buyer's request to start at once. Earlier orders have neither. */
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
