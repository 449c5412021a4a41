import { sql, type Kysely } from 'kysely';

/** Differences between books and providers, as the last comparison found them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table payment_drifts (
    provider text not null,
    about text not null,
    kind text not null check (kind in ('amount', 'returned', 'missing_here', 'missing_there')),
    payment_id text,
    provider_id text,
    ours integer,
    theirs integer,
    currency text not null,
    compared_from timestamptz not null,
    found_at timestamptz not null,
    primary key (provider, about, kind)
  )`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table payment_drifts`.execute(db);
}
