import { sql, type Kysely } from 'kysely';

/** Creator, limits and audience of a code, and the discount of each order in minor units. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of UP) await sql.raw(statement).execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const statement of DOWN) await sql.raw(statement).execute(db);
}

const UP = [
  `alter table discount_codes
    add column created_by text,
    add column max_uses integer check (max_uses > 0),
    add column max_budget integer check (max_budget > 0),
    add column first_purchase boolean not null default false,
    add column end_mailed_at timestamptz,
    add constraint discount_codes_budget_currency check (max_budget is null or currency is not null),
    add constraint discount_codes_first_once check (not first_purchase or validity <> 'unlimited')`,
  `create index discount_codes_ends on discount_codes (expires)
    where user_id is not null and end_mailed_at is null`,
  `create index discount_uses_code on discount_uses (code)`,
  `alter table payments add column discount_amount integer not null default 0 check (discount_amount >= 0)`,
  // What remains of a price after a percentage: the part of the debt in it was not discounted.
  `update payments set discount_amount =
      round((amount - coalesce((select part.amount from debt_payments part where part.payment_id = payments.id), 0))
        * discount_percentage / (100.0 - discount_percentage))
    where discount_code is not null and discount_percentage between 1 and 99`,
];

const DOWN = [
  `alter table payments drop column discount_amount`,
  `drop index discount_uses_code`,
  `drop index discount_codes_ends`,
  `alter table discount_codes
    drop constraint discount_codes_first_once,
    drop constraint discount_codes_budget_currency,
    drop column end_mailed_at,
    drop column first_purchase,
    drop column max_budget,
    drop column max_uses,
    drop column created_by`,
];
