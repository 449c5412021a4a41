import { sql, type Kysely } from 'kysely';

/** Receipts and credit notes with numbers without gaps, and the country of the connection that an order came by. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table payments add column connection_country text`.execute(db);
  await sql`create table paper_numbers (
    seller text not null,
    year integer not null,
    kind text not null check (kind in ('receipt', 'credit_note')),
    last integer not null check (last > 0),
    primary key (seller, year, kind))`.execute(db);
  await sql`create table papers (
    id text primary key,
    seller text not null,
    year integer not null,
    kind text not null check (kind in ('receipt', 'credit_note')),
    number text not null,
    payment_id text not null references payments (id),
    return_id text unique,
    credits integer not null check (credits >= 0),
    amount integer not null check (amount >= 0),
    net integer not null,
    vat integer not null check (vat >= 0 and net + vat = amount),
    vat_rate integer not null check (vat_rate between 0 and 10000),
    country text not null,
    connection_country text,
    company jsonb not null,
    issued_at timestamptz not null,
    token_hash text unique,
    unique (seller, number),
    check ((kind = 'credit_note') = (return_id is not null)))`.execute(db);
  await sql`create unique index papers_receipt on papers (payment_id) where kind = 'receipt'`.execute(db);
  await sql`create index papers_payment on papers (payment_id)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table papers`.execute(db);
  await sql`drop table paper_numbers`.execute(db);
  await sql`alter table payments drop column connection_country`.execute(db);
}
