import { sql, type Kysely } from 'kysely';

/** Counts the changes of a profile, and stores for each field the count at its last change: a stale page overwrites nothing. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table profiles
    add column version integer not null default 0,
    add column field_versions jsonb not null default '{}'`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table profiles drop column version, drop column field_versions`.execute(db);
}
