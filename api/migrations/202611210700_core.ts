import { sql, type Kysely } from 'kysely';

/** Accounts, profiles, sessions, photos, settings, operators and the outbox. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql.raw(`drop table ${TABLES.toReversed().join(', ')} cascade`).execute(db);
}

const TABLES = [
  'users',
  'profiles',
  'sessions',
  'link_tokens',
  'login_failures',
  'known_devices',
  'activation_progress',
  'photos',
  'secrets',
  'settings',
  'domains',
  'operators',
  'audit_log',
  'outbox_mails',
  'outbox_sms',
  'idempotency_keys',
];

const STATEMENTS = [
  `create table users (
    id text primary key,
    email text not null,
    email_key text not null,
    name text not null,
    name_key text not null,
    password_hash text,
    status text not null check (status in ('not_confirmed', 'active', 'suspended', 'pending_deletion')),
    language text not null,
    country text not null,
    payment_country text not null,
    paid_user boolean not null default false,
    invisible boolean not null default false,
    fictional boolean not null default false,
    signup_date timestamptz not null,
    confirmed_at timestamptz,
    deletion_requested_at timestamptz,
    notifications jsonb not null,
    notifications_disabled text[] not null default '{}',
    tracking jsonb,
    domain text not null,
    signup_step integer not null default 1 check (signup_step between 1 and 4),
    signup_completed_at timestamptz,
    members_area_entered_at timestamptz,
    last_active timestamptz not null,
    created_at timestamptz not null,
    constraint users_email_key unique (email_key),
    constraint users_name_key unique (name_key)
  )`,
  `create index users_unconfirmed on users (signup_date) where status = 'not_confirmed'`,
  `create table profiles (
    user_id text primary key references users (id) on delete cascade,
    status text not null check (status in ('active', 'disabled', 'pending_review')),
    gender text not null check (gender in ('male', 'female')),
    seeking text not null check (seeking in ('male', 'female')),
    sexuality text,
    date_of_birth date not null,
    country text not null,
    region text,
    city text,
    interests text[] not null default '{}',
    hair_color text,
    eye_color text,
    body_type text,
    relationship_status text,
    tattoos text,
    appearance text,
    background text,
    about_me text not null default '',
    main_photo_id text,
    photo_count integer not null default 0,
    last_active timestamptz not null,
    listed boolean not null default false
  )`,
  `create table sessions (
    id text primary key,
    token_hash text not null unique,
    user_id text not null references users (id) on delete cascade,
    user_agent text not null default '',
    created_at timestamptz not null,
    last_seen_at timestamptz not null,
    expires_at timestamptz not null
  )`,
  `create index sessions_user on sessions (user_id)`,
  `create table link_tokens (
    id text primary key,
    token_hash text not null unique,
    user_id text not null references users (id) on delete cascade,
    purpose text not null,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    used_at timestamptz
  )`,
  `create index link_tokens_user on link_tokens (user_id, purpose, created_at)`,
  `create table login_failures (
    key text primary key,
    failures integer not null,
    locks integer not null default 0,
    locked_until timestamptz,
    updated_at timestamptz not null
  )`,
  `create table known_devices (
    user_id text not null references users (id) on delete cascade,
    device_hash text not null,
    created_at timestamptz not null,
    primary key (user_id, device_hash)
  )`,
  `create table activation_progress (
    user_id text not null references users (id) on delete cascade,
    step text not null,
    at timestamptz not null,
    primary key (user_id, step)
  )`,
  `create table photos (
    id text primary key,
    user_id text not null references users (id) on delete cascade,
    visibility text not null check (visibility in ('public', 'private')),
    status text not null check (status in ('pending', 'active', 'rejected')),
    position integer not null,
    width integer not null,
    height integer not null,
    original_key text not null,
    files jsonb not null,
    censored jsonb not null,
    public_files jsonb,
    created_at timestamptz not null
  )`,
  `create index photos_user on photos (user_id, position)`,
  `alter table profiles add constraint profiles_main_photo foreign key (main_photo_id) references photos (id) on delete set null`,
  `create table secrets (name text primary key, value text not null)`,
  `create table settings (
    domain text not null,
    key text not null,
    value jsonb not null,
    updated_at timestamptz not null,
    updated_by text not null,
    primary key (domain, key)
  )`,
  `create table domains (host text primary key, domain text not null)`,
  `create table operators (
    id text primary key,
    name text not null unique,
    role text not null check (role in ('viewer', 'moderator', 'admin')),
    key_hash text not null unique,
    active boolean not null default true,
    created_at timestamptz not null
  )`,
  `create table audit_log (
    id text primary key,
    at timestamptz not null,
    operator text not null,
    action text not null,
    subject text not null,
    detail jsonb not null default '{}'
  )`,
  `create index audit_log_at on audit_log (at desc, id desc)`,
  `create rule audit_log_no_update as on update to audit_log do instead nothing`,
  `create rule audit_log_no_delete as on delete to audit_log do instead nothing`,
  `create table outbox_mails (
    id text primary key,
    "to" text not null,
    subject text not null,
    text text not null,
    html text not null,
    at timestamptz not null
  )`,
  `create index outbox_mails_at on outbox_mails (at desc)`,
  `create table outbox_sms (id text primary key, "to" text not null, text text not null, at timestamptz not null)`,
  `create table idempotency_keys (
    scope text primary key,
    body_hash text not null,
    status integer,
    body text,
    created_at timestamptz not null
  )`,
  `create index idempotency_keys_at on idempotency_keys (created_at)`,
];
