import { sql, type Kysely } from 'kysely';

/** Records which seeds were begun and completed. Until now a setting that operators edit said so. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table seeds (
    name text primary key,
    begun_at timestamptz not null,
    completed_at timestamptz
  )`.execute(db);
  await sql`insert into seeds (name, begun_at, completed_at)
    select 'demonstration', updated_at, updated_at from settings
    where domain = '*' and key = 'demonstration' and value = 'true'::jsonb`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table seeds`.execute(db);
}
