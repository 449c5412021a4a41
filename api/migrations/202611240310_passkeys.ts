import { sql, type Kysely } from 'kysely';

/** Passkeys of members, and the challenges of ceremonies under way; a passkey goes with its account. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table passkeys (
    id text primary key,
    user_id text not null references users (id) on delete cascade,
    credential_id text not null unique,
    public_key text not null,
    counter bigint not null default 0,
    transports text[] not null default '{}',
    name text not null,
    created_at timestamptz not null,
    last_used_at timestamptz
  )`.execute(db);
  await sql`create index passkeys_user on passkeys (user_id)`.execute(db);
  await sql`create table passkey_challenges (
    challenge_hash text primary key,
    purpose text not null,
    subject text not null,
    expires_at timestamptz not null
  )`.execute(db);
  await sql`create index passkey_challenges_expiry on passkey_challenges (expires_at)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table passkey_challenges`.execute(db);
  await sql`drop table passkeys`.execute(db);
}
