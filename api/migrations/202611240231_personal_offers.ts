import { sql, type Kysely } from 'kysely';

/** Says what a code of one member was offered for: each of them gets such an offer once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table discount_codes add column offered_for text check (offered_for in ('deletion'))`.execute(
    db,
  );
  await sql`create unique index discount_codes_offered on discount_codes (user_id, offered_for) where offered_for is not null`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index discount_codes_offered`.execute(db);
  await sql`alter table discount_codes drop column offered_for`.execute(db);
}
