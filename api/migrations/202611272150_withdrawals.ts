import { sql, type Kysely } from 'kysely';

/** Statements of withdrawal from a purchase, of members and visitors (Directive 2011/83/EU, art. 11a). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table withdrawals (
    id text primary key,
    payment_id text references payments (id),
    user_id text,
    name text not null,
    order_text text not null,
    email text not null,
    statement text not null,
    language text not null,
    domain text not null,
    time_zone text not null,
    submitted_at timestamptz not null,
    outcome text check (outcome in ('returned', 'nothing_left', 'late', 'unpaid', 'unmatched')),
    return_id text,
    credits integer not null default 0 check (credits >= 0),
    amount integer not null default 0 check (amount >= 0),
    mailed_at timestamptz,
    answer text,
    closed_at timestamptz,
    closed_by text,
    check ((return_id is not null) = (outcome is not distinct from 'returned'))
  )`.execute(db);
  await sql`create index withdrawals_user on withdrawals (user_id, submitted_at)`.execute(db);
  await sql`create index withdrawals_payment on withdrawals (payment_id)`.execute(db);
  await sql`create index withdrawals_email on withdrawals (lower(email))`.execute(db);
  await sql`create index withdrawals_unmatched on withdrawals (submitted_at, id) where outcome = 'unmatched' and closed_at is null`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table withdrawals`.execute(db);
}
