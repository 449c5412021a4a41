import { sql, type Kysely } from 'kysely';

/** Consents with version and language of the text that was shown. A withdrawn consent stays; one of a kind is in force. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table consents (
    id text primary key,
    user_id text not null references users (id) on delete cascade,
    kind text not null check (kind in ('profile')),
    version text not null,
    language text not null,
    domain text not null,
    given_at timestamptz not null,
    withdrawn_at timestamptz,
    constraint consents_order check (withdrawn_at is null or withdrawn_at >= given_at)
  )`.execute(db);
  await sql`create unique index consents_in_force on consents (user_id, kind) where withdrawn_at is null`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table consents`.execute(db);
}
