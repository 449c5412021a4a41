import { sql, type Kysely } from 'kysely';

/** Passkeys of operators, a second factor beside the app; they go with their operator. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table operator_passkeys (
    id text primary key,
    operator_id text not null references operators (id) on delete cascade,
    credential_id text not null unique,
    public_key text not null,
    counter bigint not null default 0,
    transports text[] not null default '{}',
    name text not null,
    created_at timestamptz not null,
    last_used_at timestamptz
  )`.execute(db);
  await sql`create index operator_passkeys_operator on operator_passkeys (operator_id)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table operator_passkeys`.execute(db);
}
