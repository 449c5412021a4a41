import { sql, type Kysely } from 'kysely';

/**
 * Stored payment means for repeat orders, with the member's consent. Stores the provider's reference, never a card or account
 * number. A consent is revoked, never deleted. One mandate per member and method is in force.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table mandates (
    id text primary key,
    user_id text not null,
    method text not null,
    provider text not null,
    token_reference text not null,
    created_at timestamptz not null,
    opted_in_at timestamptz,
    revoked_at timestamptz,
    unique (provider, token_reference)
  )`.execute(db);
  await sql`create unique index mandates_in_force on mandates (user_id, method) where revoked_at is null`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table mandates`.execute(db);
}
