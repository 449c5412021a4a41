import { sql, type Kysely } from 'kysely';

/** Digests of the links that brought an account back, kept for a while after its erasure: they tell that it is gone, and not whose it was. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table erased_links (
    token_hash text primary key,
    erased_at timestamptz not null
  )`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table erased_links`.execute(db);
}
