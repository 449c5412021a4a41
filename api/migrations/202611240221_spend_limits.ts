import { sql, type Kysely } from 'kysely';

/** The most a member wants to spend in a month. A raise waits in the `next_` columns until its time; without an amount it ends the limit. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table spend_limits (
    user_id text primary key references users (id) on delete cascade,
    amount int not null check (amount >= 0),
    currency text not null,
    next_amount int check (next_amount >= 0),
    next_currency text,
    next_from timestamptz,
    set_at timestamptz not null,
    constraint spend_limits_next check (next_from is not null or (next_amount is null and next_currency is null)),
    constraint spend_limits_next_money check ((next_amount is null) = (next_currency is null))
  )`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table spend_limits`.execute(db);
}
