import { sql, type Kysely } from 'kysely';

/** Money that goes back: returns, charge-backs and debts, and what an order pays of a debt. An order that pays only a debt has no credits. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql.raw('drop table debt_payments, debts, payment_chargebacks, payment_returns').execute(db);
  await sql
    .raw(
      'alter table payments drop constraint payments_credits_check, add constraint payments_credits_check check (credits > 0)',
    )
    .execute(db);
}

const STATEMENTS = [
  `alter table payments drop constraint payments_credits_check,
    add constraint payments_credits_check check (credits >= 0)`,
  `create table payment_returns (
    id text primary key,
    payment_id text not null references payments (id),
    amount integer not null check (amount > 0),
    currency text not null,
    credits integer not null check (credits >= 0),
    reason text not null check (reason in ('withdrawal', 'late', 'over_limit', 'wrong_amount', 'operator', 'left', 'outside', 'reversed')),
    state text not null check (state in ('asked', 'under_way', 'done', 'failed')),
    attempt integer not null default 0,
    provider_refund_id text,
    asked_by text,
    asked_at timestamptz not null,
    changed_at timestamptz not null,
    failure text,
    unique (payment_id, provider_refund_id)
  )`,
  `create table payment_chargebacks (
    id text primary key,
    payment_id text not null references payments (id),
    provider_chargeback_id text not null,
    amount integer not null check (amount > 0),
    received_at timestamptz not null,
    reversed_at timestamptz,
    credits_revoked integer not null default 0 check (credits_revoked >= 0),
    unique (payment_id, provider_chargeback_id)
  )`,
  `create table debts (
    id text primary key,
    user_id text not null,
    payment_id text not null references payments (id),
    chargeback_id text not null references payment_chargebacks (id),
    amount integer not null check (amount > 0),
    currency text not null,
    state text not null check (state in ('open', 'paid', 'waived', 'reversed')),
    created_at timestamptz not null,
    ended_at timestamptz,
    paid_by text references payments (id),
    check ((state = 'open') = (ended_at is null))
  )`,
  `create unique index debts_open on debts (payment_id) where state = 'open'`,
  `create index debts_user on debts (user_id)`,
  `create table debt_payments (
    payment_id text primary key references payments (id) on delete cascade,
    debt_id text not null references debts (id),
    amount integer not null check (amount > 0)
  )`,
];
