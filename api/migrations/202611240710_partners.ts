import { sql, type Kysely } from 'kysely';

/** Partners with their keys, and the sign-ups that began there. The person's data is stored until the sign-up is completed or its link expires. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table partners (
    id text primary key,
    name text not null unique,
    network text not null,
    key_hash text not null unique,
    active boolean not null default true,
    created_at timestamptz not null
  )`.execute(db);
  await sql`create table partner_signups (
    id text primary key,
    partner_id text not null references partners (id),
    domain text not null,
    email text,
    email_key text,
    answers jsonb not null default '{}',
    tracking jsonb not null default '{}',
    consent_version text not null,
    consent_language text not null,
    consent_given_at timestamptz not null,
    token_hash text not null unique,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    completed_at timestamptz,
    user_id text references users (id) on delete cascade
  )`.execute(db);
  await sql`create unique index partner_signups_open on partner_signups (partner_id, email_key) where email_key is not null`.execute(
    db,
  );
  await sql`create index partner_signups_user on partner_signups (user_id) where user_id is not null`.execute(
    db,
  );
  await sql`create index partner_signups_address on partner_signups (email_key) where email_key is not null`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table partner_signups`.execute(db);
  await sql`drop table partners`.execute(db);
}
