import { sql, type Kysely } from 'kysely';

/** Profiles that wait for review because of a finding in their words, not because an operator sent them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table profile_reviews add column found boolean not null default false`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table profile_reviews drop column found`.execute(db);
}
