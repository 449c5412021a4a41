import { sql } from 'kysely';
import type { Tx } from '#src/platform/db/database.ts';

/** Each row names one fault; the texts are for people. */
const CHECKS = [
  sql<{
    fault: string;
  }>`select 'payment ' || p.id || ' is ' || p.status || ' and gave ' || coalesce(e.credits, 0) || ' of ' || p.credits || ' credits' as fault
    from payments p left join (
      select operation_id, sum(credits) as credits from ledger_entries where purse is not null and kind = 'purchase' group by operation_id) e
      on e.operation_id = 'payment:' || p.id
    where coalesce(e.credits, 0) <> case when p.status = 'completed' then p.credits else 0 end`,
  sql<{
    fault: string;
  }>`select distinct 'operation ' || e.operation_id || ' credits no payment' as fault from ledger_entries e
    where e.kind = 'purchase' and not exists (select from payments p where 'payment:' || p.id = e.operation_id)`,
];

/** Compares payments with the ledger: each completed one gave its credits once, every other one gave none. @returns the faults */
export async function checkPurchases(tx: Tx): Promise<string[]> {
  const faults: string[] = [];
  for (const check of CHECKS) faults.push(...(await check.execute(tx)).rows.map(({ fault }) => fault));
  return faults;
}
