import { sql, type Kysely } from 'kysely';

/** The role for money, and what operators did about it or asked a second person for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of UP) await sql.raw(statement).execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const statement of DOWN) await sql.raw(statement).execute(db);
}

const UP = [
  `alter table operators drop constraint operators_role_check`,
  `alter table operators add constraint operators_role_check check (role in ('admin', 'support', 'reviewer', 'finance'))`,
  `create table money_acts (
    id text primary key,
    kind text not null check (kind in ('refund', 'waive')),
    payment_id text not null references payments (id),
    user_id text not null,
    debt_id text references debts (id),
    amount integer not null check (amount > 0),
    currency text not null,
    part text check (part in ('unused', 'all')),
    reason text not null,
    state text not null check (state in ('waiting', 'done', 'refused')),
    asked_by text not null,
    asked_at timestamptz not null,
    decided_by text,
    decided_at timestamptz,
    note text not null default '',
    check ((kind = 'waive') = (debt_id is not null)),
    check (decided_by is null or decided_by <> asked_by)
  )`,
  `create unique index money_acts_waiting on money_acts (payment_id, kind) where state = 'waiting'`,
  `create index money_acts_payment on money_acts (payment_id)`,
  `create index money_acts_user on money_acts (user_id)`,
];

const DOWN = [
  `drop table money_acts`,
  `update operators set role = 'reviewer', active = false where role = 'finance'`,
  `alter table operators drop constraint operators_role_check`,
  `alter table operators add constraint operators_role_check check (role in ('admin', 'support', 'reviewer'))`,
];
