import { sql, type Kysely } from 'kysely';

/**
 * Each entry of a member names its lot, so that what is left of a lot is a sum. A wallet names the lot of the next credit. Entries of the former
 * version are assigned once, by its rule: what went out of a purse and did not return, oldest lot first; a return goes to the lot of its operation.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...COLUMNS, ...HISTORY, ...INDEX, OPEN_LOTS, MOVE_WALLET, SPEND_CREDITS])
    await sql.raw(statement).execute(db);
  await sql.raw('select move_wallet(user_id, 0, 0) from wallets').execute(db);
}

/** Forgets the lots. An entry that was divided over several lots stays divided. */
export async function down(db: Kysely<unknown>): Promise<void> {
  for (const statement of [
    'drop function move_wallet',
    'drop function open_lots',
    FORMER_SPEND_CREDITS,
    'drop index ledger_entries_account',
    'alter table ledger_entries drop column lot_id',
    'create index ledger_entries_account on ledger_entries (account) where purse is not null',
    'alter table wallets drop column next_lot, drop column next_left',
  ])
    await sql.raw(statement).execute(db);
}

const COLUMNS = [
  'alter table ledger_entries add column lot_id text',
  'alter table wallets add column next_lot text, add column next_left integer not null default 0 check (next_left >= 0)',
];

const HISTORY = [
  'alter table ledger_entries disable trigger user',
  // Which operation a return reverts: the message says so.
  `create temporary table lot_returns on commit drop as
    select 'credit_back:' || conversation_id as back, 'message:' || id as spent from messages where credit_back_at is not null`,
  // An erased message cannot say so any more: its account has a charge of the same credits without a message.
  `insert into lot_returns (back, spent)
    with operations as (
      select operation_id, account, kind = 'credit_back' as is_back, min(recorded_at) as at,
        abs(coalesce(sum(credits) filter (where purse = 'free'), 0)) as free, abs(coalesce(sum(credits) filter (where purse = 'paid'), 0)) as paid
      from ledger_entries e join erased_charges x using (operation_id)
      where purse is not null and not exists (select from lot_returns r where e.operation_id in (r.back, r.spent))
      group by operation_id, account, kind),
    numbered as (select *, row_number() over (partition by account, is_back, free, paid order by at, operation_id) as place from operations)
    select b.operation_id, s.operation_id from numbered b join numbered s using (account, free, paid, place) where b.is_back and not s.is_back`,
  // Credits that went out, as an interval of all that goes out of the purse; one that returned leaves no gap.
  `create temporary table lot_parts on commit drop as
    with outflow as (
      select e.operation_id, e.line, e.account, e.purse, -e.credits as credits, r.spent is null as stays,
        coalesce(sum(-e.credits) filter (where r.spent is null) over (partition by e.account, e.purse order by e.recorded_at, e.operation_id, e.line), 0) as total
      from ledger_entries e left join lot_returns r on r.spent = e.operation_id where e.purse is not null and e.credits < 0),
    placed as (select *, total - case when stays then credits else 0 end as start from outflow),
    lots as (
      select id, user_id, purse, sum(credits) over (partition by user_id, purse order by position) as upto, credits as size from ledger_lots)
    select p.operation_id, p.line, p.purse, l.id as lot_id, row_number() over (partition by p.operation_id, p.line order by l.upto) as part,
      -(least(p.start + p.credits, l.upto) - greatest(p.start, l.upto - l.size))::int as credits
    from placed p join lots l on l.user_id = p.account and l.purse = p.purse and l.upto > p.start and l.upto - l.size < p.start + p.credits`,
  `insert into lot_parts
    select e.operation_id, e.line, e.purse, p.lot_id, p.part, -p.credits from ledger_entries e
    join lot_returns r on r.back = e.operation_id join lot_parts p on p.operation_id = r.spent and p.purse = e.purse`,
  `insert into lot_parts
    select e.operation_id, e.line, e.purse, l.id, 1, e.credits from ledger_entries e
    join ledger_lots l on l.operation_id = e.operation_id and l.user_id = e.account where e.purse is not null`,
  `insert into ledger_entries (operation_id, line, account, purse, credits, kind, recorded_at, lot_id)
    select e.operation_id, e.line + 3 * (p.part - 1), e.account, e.purse, p.credits, e.kind, e.recorded_at, p.lot_id
    from ledger_entries e join lot_parts p using (operation_id, line) where p.part > 1`,
  `update ledger_entries e set lot_id = p.lot_id, credits = p.credits from lot_parts p
    where p.operation_id = e.operation_id and p.line = e.line and p.part = 1`,
  'alter table ledger_entries enable trigger user',
  'alter table ledger_entries add check ((purse is null) = (lot_id is null))',
];

const INDEX = [
  'drop index ledger_entries_account',
  'create index ledger_entries_account on ledger_entries (account, lot_id) where purse is not null',
];

/** Lots of a member with something left, in the order they are spent in. */
const OPEN_LOTS = `create function open_lots(p_user text) returns table (lot text, purse text, remaining int, place bigint) language sql stable as $$
    select l.id, l.purse, sum(e.credits)::int, row_number() over (order by (l.purse = 'paid'), l.position)
    from ledger_lots l join ledger_entries e on e.account = l.user_id and e.lot_id = l.id and e.purse is not null
    where l.user_id = p_user group by l.id, l.purse, l.position having sum(e.credits) > 0
  $$`;

/** Adds to the purses of a locked wallet what was booked on its lots, and finds the lot of the next credit. */
const MOVE_WALLET = `create function move_wallet(p_user text, p_free int, p_paid int) returns int language plpgsql as $$
    declare
      v_lot text; v_left int; v_balance int;
    begin
      select lot, remaining into v_lot, v_left from open_lots(p_user) order by place limit 1;
      update wallets set free = free + p_free, paid = paid + p_paid, next_lot = v_lot, next_left = coalesce(v_left, 0)
        where user_id = p_user returning free + paid into v_balance;
      return v_balance;
    end $$`;

// The wallet's row is the lock. Null when there are too few credits, no wallet, or the operation is booked already. Most spends end within the lot of the
// next credit, which the wallet names.
const SPEND_CREDITS = `create or replace function spend_credits(p_user text, p_credits int, p_operation text, p_kind text) returns int language plpgsql as $$
    declare
      v_free int; v_paid int; v_lot text; v_left int; v_from_free int;
    begin
      select free, paid, next_lot, next_left into v_free, v_paid, v_lot, v_left from wallets where user_id = p_user for update;
      if not found or v_free + v_paid < p_credits then return null; end if;
      if exists (select from ledger_entries where operation_id = p_operation) then return null; end if;
      v_from_free := least(v_free, p_credits);
      if v_left > p_credits then
        update wallets set free = v_free - v_from_free, paid = v_paid - (p_credits - v_from_free), next_left = v_left - p_credits where user_id = p_user;
        insert into ledger_entries (operation_id, line, account, purse, credits, kind, lot_id) values
          (p_operation, 1, p_user, case when v_from_free > 0 then 'free' else 'paid' end, -p_credits, p_kind, v_lot),
          (p_operation, 2, 'system:spent', null, p_credits, p_kind, null);
        return v_free + v_paid - p_credits;
      end if;
      insert into ledger_entries (operation_id, line, account, purse, credits, kind, lot_id)
        with lots as (select *, sum(remaining) over (order by place) - remaining as before from open_lots(p_user))
        select p_operation, place, p_user, purse, -least(remaining, p_credits - before), p_kind, lot from lots where before < p_credits
        union all select p_operation, (select 1 + count(*) from lots), 'system:spent', null, p_credits, p_kind, null;
      return move_wallet(p_user, -v_from_free, v_from_free - p_credits);
    end $$`;

const FORMER_SPEND_CREDITS = `create or replace function spend_credits(p_user text, p_credits int, p_operation text, p_kind text) returns int language plpgsql as $$
    declare
      v_free int; v_paid int; v_from_free int;
    begin
      select free, paid into v_free, v_paid from wallets where user_id = p_user for update;
      if not found or v_free + v_paid < p_credits then return null; end if;
      if exists (select from ledger_entries where operation_id = p_operation) then return null; end if;
      v_from_free := least(v_free, p_credits);
      update wallets set free = v_free - v_from_free, paid = v_paid - (p_credits - v_from_free) where user_id = p_user;
      insert into ledger_entries (operation_id, line, account, purse, credits, kind)
        select p_operation, part.line, part.account, part.purse, part.credits, p_kind
        from (values (1, p_user, 'free', -v_from_free), (2, p_user, 'paid', v_from_free - p_credits), (3, 'system:spent', null, p_credits))
          as part (line, account, purse, credits)
        where part.credits <> 0;
      return v_free + v_paid - p_credits;
    end $$`;
