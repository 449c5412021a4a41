import { sql, type Kysely } from 'kysely';

/** Payments at their provider, the times of looks at them, and the state of the test provider. Events of providers are no longer stored. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of UP) await sql.raw(statement).execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const statement of DOWN) await sql.raw(statement).execute(db);
}

const UP = [
  `alter table payments add column provider_id text, add column checkout_url text, add column next_look_at timestamptz, add column looked_at timestamptz`,
  `update payments set next_look_at = expires_at where status = 'pending'`,
  // Orders of processes of the former release are looked up too.
  `alter table payments alter column next_look_at set default now()`,
  `create unique index payments_provider on payments (provider, provider_id)`,
  `create index payments_look on payments (next_look_at) where next_look_at is not null`,
  `create index payments_creating on payments (provider) where provider_id is null and status = 'pending'`,
  `drop table payment_events`,
  `create table sandbox_payments (
    id text primary key,
    provider text not null,
    key text not null,
    payment_id text not null unique,
    amount integer not null check (amount > 0),
    currency text not null,
    paid_amount integer,
    method text not null,
    language text not null,
    description text not null,
    return_url text not null,
    webhook_url text not null,
    status text not null default 'open' check (status in ('open', 'paid', 'failed', 'cancelled', 'expired')),
    created_at timestamptz not null,
    stale_until timestamptz,
    refunds_fail boolean not null default false,
    unique (provider, key)
  )`,
  `create index sandbox_payments_made on sandbox_payments (provider, created_at)`,
  `create table sandbox_returns (
    id text primary key,
    sandbox_id text not null references sandbox_payments (id),
    kind text not null check (kind in ('refund', 'chargeback')),
    key text,
    amount integer not null check (amount > 0),
    at timestamptz not null,
    reversed_at timestamptz,
    unique (sandbox_id, key)
  )`,
];

const DOWN = [
  `drop table sandbox_returns, sandbox_payments`,
  `create table payment_events (
    provider text not null,
    event_id text not null,
    payment_id text not null references payments (id),
    outcome text not null,
    received_at timestamptz not null,
    primary key (provider, event_id)
  )`,
  `drop index payments_creating`,
  `drop index payments_look`,
  `drop index payments_provider`,
  `alter table payments drop column provider_id, drop column checkout_url, drop column next_look_at, drop column looked_at`,
];
