import { sql, type Kysely } from 'kysely';

/** The order that replaced one, and how often the address was opened to which a provider sends a buyer back: each of its tokens works once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table payments add column replaced_by text, add column return_looks integer not null default 0`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table payments drop column replaced_by, drop column return_looks`.execute(db);
}
