import { sql, type Kysely } from 'kysely';

/**
 * Wallets and their ledger. The ledger is append-only: the database refuses updates, deletes, truncation, and statements
 * whose entries do not sum to zero per operation. No foreign key leads to `users`, because the ledger outlives an erased
 * account.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql.raw('drop table ledger_lots, ledger_entries, wallets cascade').execute(db);
  await sql.raw('drop function ledger_append_only, ledger_balanced').execute(db);
}

const appendOnly = (table: string) => [
  `create trigger ${table}_append_only before update or delete on ${table} for each row execute function ledger_append_only()`,
  `create trigger ${table}_never_emptied before truncate on ${table} for each statement execute function ledger_append_only()`,
];

const STATEMENTS = [
  `create table wallets (
    user_id text primary key,
    free integer not null default 0 check (free >= 0),
    paid integer not null default 0 check (paid >= 0)
  ) with (fillfactor = 70)`,
  `create table ledger_entries (
    operation_id text not null,
    line smallint not null,
    account text not null,
    purse text check (purse in ('free', 'paid')),
    credits integer not null check (credits <> 0),
    kind text not null,
    recorded_at timestamptz not null default clock_timestamp(),
    primary key (operation_id, line),
    check ((purse is null) = (account like 'system:%'))
  )`,
  `create index ledger_entries_account on ledger_entries (account) where purse is not null`,
  `create table ledger_lots (
    id text primary key,
    position bigint generated always as identity,
    user_id text not null,
    purse text not null check (purse in ('free', 'paid')),
    credits integer not null check (credits > 0),
    payment_id text unique,
    operation_id text not null unique
  )`,
  `create index ledger_lots_user on ledger_lots (user_id, position)`,
  `create function ledger_append_only() returns trigger language plpgsql as $$
    begin raise exception 'the ledger is append-only: % on % refused', tg_op, tg_table_name using errcode = 'restrict_violation'; end $$`,
  `create function ledger_balanced() returns trigger language plpgsql as $$
    begin
      if exists (select from added group by operation_id having sum(credits) <> 0) then
        raise exception 'entries of an operation must sum to zero' using errcode = 'check_violation';
      end if;
      return null;
    end $$`,
  `create trigger ledger_entries_balanced after insert on ledger_entries
    referencing new table as added for each statement execute function ledger_balanced()`,
  ...appendOnly('ledger_entries'),
  ...appendOnly('ledger_lots'),
];
