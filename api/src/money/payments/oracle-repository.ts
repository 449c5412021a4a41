import { sql } from 'kysely';
import type { Tx } from '#src/platform/db/database.ts';

/** Each row names one fault; the texts are for people. */
const CHECKS = [
  sql<{
    fault: string;
  }>`select 'payment ' || p.id || ' is ' || p.status || ' and gave ' || coalesce(e.booked, 0) || ' of ' || p.credits || ' credits, of which '
      || coalesce(e.taken, 0) || ' went back and ' || coalesce(e.unused, 0) || ' are unused' as fault
    from payments p left join (
      select l.payment_id, sum(e.credits) filter (where e.kind = 'purchase') as booked, -coalesce(sum(e.credits) filter (where e.kind in ('refund', 'charge_back')), 0) as taken,
        sum(e.credits) as unused
      from ledger_lots l join ledger_entries e on e.account = l.user_id and e.lot_id = l.id where l.payment_id is not null group by l.payment_id) e
      on e.payment_id = p.id
    where case p.status
      when 'completed' then coalesce(e.booked - e.taken, 0) <> p.credits
      when 'refunded' then e.booked <> p.credits or e.unused <> 0
      when 'charged_back' then coalesce(e.booked, 0) <> p.credits or e.unused <> 0
      else coalesce(e.booked, 0) <> 0 end`,
  sql<{
    fault: string;
  }>`select distinct 'operation ' || e.operation_id || ' credits no payment' as fault from ledger_entries e
    where e.kind = 'purchase' and not exists (select from payments p where 'payment:' || p.id = e.operation_id)`,
];

/**
 * Compares payments with the ledger: a completed one gave its credits once and has them all, used or not; of one whose money went back
 * nothing is left to use; every other one gave none. @returns the faults
 */
export async function checkPurchases(tx: Tx): Promise<string[]> {
  const faults: string[] = [];
  for (const check of CHECKS) faults.push(...(await check.execute(tx)).rows.map(({ fault }) => fault));
  return faults;
}
