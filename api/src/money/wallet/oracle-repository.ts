import { sql } from 'kysely';
import type { Tx } from '#src/platform/db/database.ts';

/** What the books say as a whole. `faults` is empty exactly when they are right. */
export interface OracleReport {
  wallets: number;
  operations: number;
  entries: number;
  /** Credits in all wallets together. */
  credits: number;
  /** Credits ever sold and given by the house, and spent with it. */
  sold: number;
  given: number;
  spent: number;
  faults: string[];
}

/** Each row names one fault; the texts are for people. */
const CHECKS = [
  sql<{ fault: string }>`select 'operation ' || operation_id || ' sums to ' || sum(credits) as fault
    from ledger_entries group by operation_id having sum(credits) <> 0`,
  sql<{
    fault: string;
  }>`select 'wallet ' || w.user_id || ' has ' || w.free || '+' || w.paid || ', its entries say ' || e.free || '+' || e.paid as fault
    from wallets w left join lateral (
      select coalesce(sum(credits) filter (where purse = 'free'), 0) as free, coalesce(sum(credits) filter (where purse = 'paid'), 0) as paid
      from ledger_entries where account = w.user_id and purse is not null) e on true
    where w.free <> e.free or w.paid <> e.paid`,
  sql<{
    fault: string;
  }>`select 'wallet ' || user_id || ' is below zero' as fault from wallets where free < 0 or paid < 0`,
  sql<{ fault: string }>`select distinct 'account ' || account || ' has entries and no wallet' as fault
    from ledger_entries e where purse is not null and not exists (select from wallets w where w.user_id = e.account)`,
  sql<{
    fault: string;
  }>`select 'lot ' || l.id || ' is not what its operation booked' as fault from ledger_lots l
    where not exists (select from ledger_entries e where e.operation_id = l.operation_id and e.account = l.user_id and e.purse = l.purse and e.credits = l.credits)`,
  sql<{
    fault: string;
  }>`select 'account ' || account || ' was given ' || kind || ' ' || count(*) || ' times: ' || string_agg(operation_id, ', ' order by operation_id) as fault
    from ledger_entries where purse is not null and credits > 0 and kind in ('signup', 'demonstration') group by account, kind having count(*) > 1`,
  sql<{
    fault: string;
  }>`select 'payment ' || payment_id || ' was credited ' || count(*) || ' times: ' || string_agg(operation_id, ', ' order by operation_id) as fault
    from ledger_lots where payment_id is not null group by payment_id having count(*) > 1`,
  sql<{
    fault: string;
  }>`select 'operation ' || e.operation_id || ' put credits in without a lot' as fault from ledger_entries e
    where e.purse is not null and e.credits > 0 and e.kind not in ('credit_back', 'reversal') and not exists (select from ledger_lots l where l.operation_id = e.operation_id)`,
  sql<{
    fault: string;
  }>`select 'operation ' || e.operation_id || ' moves credits of a lot that is not of ' || e.account as fault from ledger_entries e
    where e.purse is not null and not exists (select from ledger_lots l where l.id = e.lot_id and l.user_id = e.account and l.purse = e.purse)`,
  sql<{
    fault: string;
  }>`select 'lot ' || l.id || ' of ' || l.user_id || ' has ' || sum(e.credits) || ' of ' || l.credits || ' credits left' as fault
    from ledger_lots l join ledger_entries e on e.lot_id = l.id group by l.id having sum(e.credits) not between 0 and l.credits`,
  sql<{
    fault: string;
  }>`select 'wallet ' || w.user_id || ' takes the next credit from ' || coalesce(w.next_lot, 'no lot') || ' with ' || w.next_left
      || ' left, its entries say ' || coalesce(o.lot, 'no lot') || ' with ' || coalesce(o.remaining, 0) as fault
    from wallets w left join lateral (select lot, remaining from open_lots(w.user_id) order by place limit 1) o on true
    where w.next_lot is distinct from o.lot or w.next_left <> coalesce(o.remaining, 0)`,
];

/**
 * Checks the books whole: every operation sums to zero, every balance is the sum of its entries and not below zero, every lot
 * is what was booked and has what its entries leave of it, and no welcome and no payment was credited twice. Read it in one transaction of isolation `repeatable read` while writes go on.
 */
export async function checkLedger(tx: Tx): Promise<OracleReport> {
  const faults: string[] = [];
  for (const check of CHECKS) faults.push(...(await check.execute(tx)).rows.map((row) => row.fault));
  const { rows } = await sql<Omit<OracleReport, 'faults'>>`
    select (select count(*)::int from wallets) as wallets, count(distinct operation_id)::int as operations, count(*)::int as entries,
      (select coalesce(sum(free + paid), 0)::int from wallets) as credits,
      coalesce(-sum(credits) filter (where account = 'system:sold'), 0)::int as sold,
      coalesce(-sum(credits) filter (where account = 'system:given'), 0)::int as given,
      coalesce(sum(credits) filter (where account = 'system:spent'), 0)::int as spent from ledger_entries`.execute(
    tx,
  );
  return { ...rows[0]!, faults };
}
