import { sql, type Kysely } from 'kysely';

/** Pending mail check of a member: one queued job, however many items wait. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table mail_checks (
    user_id text primary key references users (id) on delete cascade,
    due_at timestamptz not null
  )`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table mail_checks`.execute(db);
}
