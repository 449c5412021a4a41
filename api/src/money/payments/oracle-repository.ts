import { sql } from 'kysely';
import type { Tx } from '#src/platform/db/database.ts';

/** Each row names one fault; the texts are for people. */
const CHECKS = [
  sql<{
    fault: string;
  }>`select 'payment ' || p.id || ' is ' || p.status || ' and gave ' || coalesce(e.booked, 0) || ' of ' || p.credits || ' credits' as fault
    from payments p left join (
      select l.payment_id, sum(e.credits) as booked from ledger_lots l join ledger_entries e on e.account = l.user_id and e.lot_id = l.id and e.kind = 'purchase'
      where l.payment_id is not null group by l.payment_id) e on e.payment_id = p.id
    where coalesce(e.booked, 0) <> case when p.status in ('completed', 'charged_back') then p.credits when p.status = 'refunded' and e.booked is not null then p.credits else 0 end`,
  sql<{
    fault: string;
  }>`select distinct 'operation ' || e.operation_id || ' credits no payment' as fault from ledger_entries e
    where e.kind = 'purchase' and not exists (select from payments p where 'payment:' || p.id = e.operation_id)`,
];

/**
 * Compares payments with the ledger: a completed one gave its credits once, also when its money went back later; every other one gave none.
 * @returns the faults
 */
export async function checkPurchases(tx: Tx): Promise<string[]> {
  const faults: string[] = [];
  for (const check of CHECKS) faults.push(...(await check.execute(tx)).rows.map(({ fault }) => fault));
  return faults;
}
