import { sql, type Kysely } from 'kysely';

/** The one look ahead at whether a member needs a mail: however much waits for them, one job stands in the queue. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table mail_checks (
    user_id text primary key references users (id) on delete cascade,
    due_at timestamptz not null
  )`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table mail_checks`.execute(db);
}
