import { sql, type Kysely } from 'kysely';

/** Whether a profile may be shown: false from the withdrawal of the consent until it is given again. Written by the account service. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table profiles add column consented boolean not null default true`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table profiles drop column consented`.execute(db);
}
