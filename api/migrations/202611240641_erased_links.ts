import { sql, type Kysely } from 'kysely';

/** Digests of links that restore an account, stored for a limited time after its erasure: they show that an account is erased, not which. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table erased_links (
    token_hash text primary key,
    erased_at timestamptz not null
  )`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table erased_links`.execute(db);
}
