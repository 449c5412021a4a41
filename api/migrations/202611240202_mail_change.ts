import { sql, type Kysely } from 'kysely';

/** The address that a link moves an account to, or returns it to; `email_key` is the address as it is compared. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table link_tokens add column email text, add column email_key text`.execute(db);
  await sql`create index link_tokens_email on link_tokens (email_key) where email_key is not null`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index link_tokens_email`.execute(db);
  await sql`alter table link_tokens drop column email, drop column email_key`.execute(db);
}
