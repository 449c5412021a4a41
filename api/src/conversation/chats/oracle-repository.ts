import { sql } from 'kysely';
import type { Tx } from '#src/platform/db/database.ts';

/** What the messages say that the ledger must say too. `faults` is empty exactly when both agree. */
export interface ChargesReport {
  /** Messages that cost something. */
  charged: number;
  faults: string[];
}

/** Each row names one fault; the texts are for people. */
const CHECKS = [
  sql<{
    fault: string;
  }>`select 'message ' || m.id || ' of ' || m.sender_id || ' costs ' || m.cost || ' and took ' || coalesce(e.credits, 0) as fault
    from messages m left join (
      select operation_id, -sum(credits) as credits from ledger_entries where purse is not null group by operation_id) e
      on e.operation_id = 'message:' || m.id
    where m.cost <> coalesce(e.credits, 0)`,
  sql<{
    fault: string;
  }>`select distinct 'message ' || m.id || ' of ' || m.sender_id || ' was paid by ' || e.account as fault
    from messages m join ledger_entries e on e.operation_id = 'message:' || m.id and e.purse is not null
    where e.account <> m.sender_id and exists (select from users u where u.id = m.sender_id)`,
  sql<{
    fault: string;
  }>`select 'operation ' || e.operation_id || ' of ' || max(e.account) || ' took ' || -sum(e.credits) || ' for no message' as fault
    from ledger_entries e
    where e.purse is not null and (e.kind in ('message', 'gift', 'photo') or e.operation_id like 'message:%')
      and not exists (select from messages m where 'message:' || m.id = e.operation_id)
      and not exists (select from erased_charges x where x.operation_id = e.operation_id)
    group by e.operation_id`,
];

/** Holds messages against the ledger: each that costs something took it once from its sender, and nothing was taken for no message. */
export async function checkCharges(tx: Tx): Promise<ChargesReport> {
  const faults: string[] = [];
  for (const check of CHECKS) faults.push(...(await check.execute(tx)).rows.map(({ fault }) => fault));
  const { rows } = await sql<{
    charged: number;
  }>`select count(*)::int as charged from messages where cost > 0`.execute(tx);
  return { ...rows[0]!, faults };
}
