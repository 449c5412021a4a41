import { sql, type Kysely } from 'kysely';

/** Second factors and sessions of operators, and roles by task. Moderators become support; viewers, who could do nothing, are retired. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of UP) await sql.raw(statement).execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const statement of DOWN) await sql.raw(statement).execute(db);
}

const UP = [
  `alter table operators drop constraint operators_role_check`,
  `update operators set active = false where role = 'viewer'`,
  `update operators set role = case role when 'moderator' then 'support' when 'viewer' then 'reviewer' else role end`,
  `alter table operators add constraint operators_role_check check (role in ('admin', 'support', 'reviewer'))`,
  `alter table operators add column totp_secret text, add column totp_step bigint not null default 0`,
  `create table operator_sessions (
    id text primary key,
    operator_id text not null references operators (id) on delete cascade,
    token_hash text not null unique,
    new_totp_secret text,
    opened_at timestamptz not null,
    last_seen_at timestamptz not null,
    proven_at timestamptz
  )`,
  `create index operator_sessions_operator on operator_sessions (operator_id)`,
  `create table operator_failures (
    id text primary key,
    operator_id text not null references operators (id) on delete cascade,
    at timestamptz not null
  )`,
  `create index operator_failures_at on operator_failures (operator_id, at)`,
  `create index audit_log_subject on audit_log (subject, at desc)`,
];

const DOWN = [
  `drop index audit_log_subject`,
  `drop table operator_failures`,
  `drop table operator_sessions`,
  `alter table operators drop column totp_step, drop column totp_secret`,
  `alter table operators drop constraint operators_role_check`,
  `update operators set role = case role when 'support' then 'moderator' when 'reviewer' then 'viewer' else role end`,
  `alter table operators add constraint operators_role_check check (role in ('viewer', 'moderator', 'admin'))`,
];
