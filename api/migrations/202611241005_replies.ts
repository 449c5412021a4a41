import { sql, type Kysely } from 'kysely';

/** Whether a member usually answers within a day; counted again by the housekeeping. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table profiles add column replies_within_day boolean not null default false`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table profiles drop column replies_within_day`.execute(db);
}
