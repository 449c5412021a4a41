import { sql, type Kysely } from 'kysely';

/**
 * An order stores the domain, the days for withdrawing and the version of the terms that it was made under, and the month of spending it belongs
 * to. Orders of the former version get the domain of their buyer (the default domain once the account is gone), 14 days, no version of the
 * terms, and the month of their time in the buyer's country (the country of the payment once the account is gone). A trigger does the same
 * for orders that processes of the former version store meanwhile.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const statement of [
    'drop trigger payments_terms on payments',
    'drop function terms_of_order',
    'drop index payments_spend_month',
    `alter table payments drop column domain, drop column refund_days, drop column terms_version,
      drop column spend_month, drop column spend_until`,
  ])
    await sql.raw(statement).execute(db);
}

const ZONES = `(values ('NL', 'Europe/Amsterdam'), ('BE', 'Europe/Brussels'), ('DE', 'Europe/Berlin'), ('AT', 'Europe/Vienna'),
  ('CH', 'Europe/Zurich'), ('FR', 'Europe/Paris'), ('IT', 'Europe/Rome'), ('ES', 'Europe/Madrid'), ('PL', 'Europe/Warsaw'),
  ('IE', 'Europe/Dublin'), ('GB', 'Europe/London'), ('US', 'America/New_York'), ('CA', 'America/Toronto'),
  ('AU', 'Australia/Sydney'), ('NZ', 'Pacific/Auckland')) as zones (country, zone)`;

const STATEMENTS = [
  `alter table payments
    add column domain text,
    add column refund_days integer not null default 14 check (refund_days >= 0),
    add column terms_version text,
    add column spend_month text check (spend_month ~ '^\\d{4}-\\d{2}$'),
    add column spend_until timestamptz`,
  `create function terms_of_order() returns trigger language plpgsql as $$
    declare
      buyer record;
      local_month timestamp;
      buyer_zone text;
    begin
      select country, domain into buyer from users where id = new.user_id;
      select zone into buyer_zone from ${ZONES} where zones.country = coalesce(buyer.country, new.country);
      local_month := date_trunc('month', new.created_at at time zone coalesce(buyer_zone, 'UTC'));
      new.domain := coalesce(new.domain, buyer.domain, 'rendezvous.example');
      new.spend_until := coalesce(new.spend_until, (local_month + interval '1 month') at time zone coalesce(buyer_zone, 'UTC'));
      new.spend_month := coalesce(new.spend_month, to_char(local_month, 'YYYY-MM'));
      return new;
    end $$`,
  // An update that changes nothing makes the trigger fill the orders of the former version by the same rule.
  'create trigger payments_terms before insert or update on payments for each row when (new.spend_month is null) execute function terms_of_order()',
  'update payments set id = id',
  `alter table payments alter column domain set not null, alter column spend_month set not null, alter column spend_until set not null`,
  'create index payments_spend_month on payments (user_id, spend_month)',
];
