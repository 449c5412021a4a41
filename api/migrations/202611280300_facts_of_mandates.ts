import { sql, type Kysely } from 'kysely';

/** What a member reads of a stored means of payment. Only those stored for repeat orders are limited to one per method. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table mandates add column last4 text, add column expires_on text, add column reference text`.execute(
    db,
  );
  await sql`drop index mandates_in_force`.execute(db);
  await sql`create unique index mandates_in_force on mandates (user_id, method)
    where revoked_at is null and opted_in_at is not null`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index mandates_in_force`.execute(db);
  await sql`create unique index mandates_in_force on mandates (user_id, method) where revoked_at is null`.execute(
    db,
  );
  await sql`alter table mandates drop column last4, drop column expires_on, drop column reference`.execute(
    db,
  );
}
