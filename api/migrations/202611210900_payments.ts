import { sql, type Kysely } from 'kysely';

/** Payments, provider events, discount codes and their uses. Payments outlive erased accounts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql.raw('drop table discount_uses, discount_codes, payment_events, payments').execute(db);
}

const STATEMENTS = [
  `create table payments (
    id text primary key,
    user_id text not null,
    package text not null,
    credits integer not null check (credits > 0),
    method text not null,
    country text not null,
    currency text not null,
    price_before integer not null check (price_before > 0),
    amount integer not null check (amount > 0),
    discount_percentage integer not null check (discount_percentage between 0 and 100),
    discount_code text,
    status text not null check (status in ('pending', 'completed', 'failed', 'cancelled', 'expired', 'refunded', 'charged_back')),
    provider text not null,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    settled_at timestamptz
  )`,
  `create index payments_user on payments (user_id, created_at desc, id desc)`,
  `create table payment_events (
    provider text not null,
    event_id text not null,
    payment_id text not null references payments (id),
    outcome text not null,
    received_at timestamptz not null,
    primary key (provider, event_id)
  )`,
  `create table discount_codes (
    code text primary key check (code = upper(code)),
    value_percentage integer not null check (value_percentage between 1 and 99),
    currency text,
    minimum_order integer check (minimum_order > 0),
    country text,
    user_id text,
    expires timestamptz,
    status text not null check (status in ('active', 'paused')),
    validity text not null check (validity in ('once-per-user', 'once', 'unlimited')),
    paymentmethods text[] not null default '{}',
    created_at timestamptz not null,
    check (minimum_order is null or currency is not null)
  )`,
  `create table discount_uses (
    use_key text primary key,
    code text not null,
    user_id text not null,
    payment_id text not null unique references payments (id),
    state text not null check (state in ('reserved', 'used')),
    created_at timestamptz not null
  )`,
];
