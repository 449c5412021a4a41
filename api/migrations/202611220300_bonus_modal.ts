import { sql, type Kysely } from 'kysely';

/** Time at which a member saw the time-bonus modal: once over all devices. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column bonus_modal_shown_at timestamptz`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users drop column bonus_modal_shown_at`.execute(db);
}
