import { sql, type Kysely } from 'kysely';

/** Mandates of the test provider, and the debits that it promises. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of UP) await sql.raw(statement).execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const statement of DOWN) await sql.raw(statement).execute(db);
}

const UP = [
  `create table sandbox_mandates (
    id text primary key,
    provider text not null,
    key text not null,
    method text not null,
    status text not null default 'valid' check (status in ('valid', 'pending', 'invalid')),
    last4 text,
    expires_on text,
    charges_fail boolean not null default false,
    created_at timestamptz not null,
    unique (provider, key)
  )`,
  `alter table sandbox_payments
    add column keep boolean not null default false,
    add column mandate_id text,
    add column reason text,
    drop constraint sandbox_payments_status_check,
    add constraint sandbox_payments_status_check
      check (status in ('open', 'promised', 'paid', 'failed', 'cancelled', 'expired'))`,
  `alter table sandbox_returns add column reason text`,
];

const DOWN = [
  `alter table sandbox_returns drop column reason`,
  `delete from sandbox_payments where status = 'promised'`,
  `alter table sandbox_payments
    drop column keep,
    drop column mandate_id,
    drop column reason,
    drop constraint sandbox_payments_status_check,
    add constraint sandbox_payments_status_check
      check (status in ('open', 'paid', 'failed', 'cancelled', 'expired'))`,
  `drop table sandbox_mandates`,
];
