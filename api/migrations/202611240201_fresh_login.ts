import { sql, type Kysely } from 'kysely';

/** When the password was last given in a session; sessions of before count from their log-in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sessions add column authenticated_at timestamptz`.execute(db);
  await sql`update sessions set authenticated_at = created_at`.execute(db);
  await sql`alter table sessions alter column authenticated_at set not null`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sessions drop column authenticated_at`.execute(db);
}
