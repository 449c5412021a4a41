import { sql, type Kysely } from 'kysely';

/** Half sentences of a profile: prompt, the language its beginning was read in, and the member's end. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table profiles add column half_prompts jsonb not null default '[]'`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table profiles drop column half_prompts`.execute(db);
}
