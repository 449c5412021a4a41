import { sql, type Kysely } from 'kysely';

/** Direct debits: the form of each order, its codes and the tries of them, blocks after a returned debit, and when a payment was promised. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql.raw('drop table debit_blocks, debit_tries, debit_codes, debit_forms').execute(db);
  await sql
    .raw('alter table payments drop column promised_at; alter table payment_chargebacks drop column reason')
    .execute(db);
}

const STATEMENTS = [
  'alter table payments add column promised_at timestamptz',
  'alter table payment_chargebacks add column reason text',
  `create table debit_forms (
    payment_id text primary key references payments (id) on delete cascade,
    user_id text not null,
    form text not null,
    iban_last4 text not null check (length(iban_last4) = 4),
    iban_hash text not null,
    phone_hash text not null,
    reference text not null unique,
    terms jsonb not null,
    made_at timestamptz not null,
    accepted_at timestamptz,
    keep boolean not null default false,
    provider_mandate text
  )`,
  'create index debit_forms_user on debit_forms (user_id)',
  `create table debit_codes (
    id text primary key,
    payment_id text not null references debit_forms (payment_id) on delete cascade,
    user_id text not null,
    phone_hash text not null,
    code_hash text not null,
    sent_at timestamptz not null,
    expires_at timestamptz not null
  )`,
  'create index debit_codes_payment on debit_codes (payment_id)',
  'create index debit_codes_user on debit_codes (user_id, sent_at)',
  'create index debit_codes_phone on debit_codes (phone_hash, sent_at)',
  `create table debit_tries (
    id text primary key,
    payment_id text not null references debit_forms (payment_id) on delete cascade,
    user_id text not null,
    phone_hash text not null,
    tried_at timestamptz not null
  )`,
  'create index debit_tries_payment on debit_tries (payment_id)',
  'create index debit_tries_user on debit_tries (user_id, tried_at)',
  'create index debit_tries_phone on debit_tries (phone_hash, tried_at)',
  `create table debit_blocks (
    id text primary key,
    user_id text not null,
    payment_id text not null references payments (id),
    chargeback_id text not null unique references payment_chargebacks (id),
    reason text,
    opened_at timestamptz not null,
    ended_at timestamptz,
    ended_by text check (ended_by in ('paid', 'reversed', 'operator', 'payment')),
    check ((ended_at is null) = (ended_by is null))
  )`,
  'create index debit_blocks_open on debit_blocks (user_id) where ended_at is null',
  'create index payments_debits on payments (user_id, promised_at) where promised_at is not null',
];
