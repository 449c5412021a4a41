import { sql, type Kysely } from 'kysely';

/** Profiles that wait because of what their words hold, and not because an operator sent them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table profile_reviews add column found boolean not null default false`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table profile_reviews drop column found`.execute(db);
}
