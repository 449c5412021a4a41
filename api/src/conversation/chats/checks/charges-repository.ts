import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '#src/platform/db/database.ts';

/** Charges by the messages, which the ledger must contain too. `faults` is empty exactly when both agree. */
export interface ChargesReport {
  /** Messages that cost something. */
  charged: number;
  /** Of these, the ones that gave their credits back. */
  returned: number;
  faults: string[];
}

/** Credits that an operation moved in both purses of its account. */
const sumsOf = (operation: RawBuilder<unknown>) => sql`
  select max(account) as account, coalesce(sum(credits) filter (where purse = 'free'), 0) as free, coalesce(sum(credits) filter (where purse = 'paid'), 0) as paid
  from ledger_entries where operation_id = ${operation} and purse is not null`;

/** Each row names one fault; the texts are for people. */
const CHECKS = [
  sql<{
    fault: string;
  }>`select 'message ' || m.id || ' of ' || m.sender_id || ' costs ' || m.cost || ' and spent ' || coalesce(e.credits, 0) as fault
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
  }>`select 'operation ' || e.operation_id || ' of ' || max(e.account) || ' spent ' || -sum(e.credits) || ' for no message' as fault
    from ledger_entries e
    where e.purse is not null and (e.kind in ('message', 'gift', 'photo') or e.operation_id like 'message:%')
      and not exists (select from messages m where 'message:' || m.id = e.operation_id)
      and not exists (select from erased_charges x where x.operation_id = e.operation_id)
    group by e.operation_id`,
  sql<{
    fault: string;
  }>`select 'message ' || m.id || ' of ' || m.sender_id || ' gave back ' || coalesce(back.free, 0) || '+' || coalesce(back.paid, 0) || ' and spent ' || spent.free || '+' || spent.paid as fault
    from messages m cross join lateral (${sumsOf(sql`'message:' || m.id`)}) spent cross join lateral (${sumsOf(sql`'credit_back:' || m.conversation_id`)}) back
    where m.credit_back_at is not null and (spent.free + back.free <> 0 or spent.paid + back.paid <> 0 or spent.account is distinct from back.account)`,
  sql<{
    fault: string;
  }>`select distinct 'message ' || m.id || ' of ' || m.sender_id || ' gave back to another lot than ' || e.lot_id as fault
    from messages m join ledger_entries e on e.operation_id in ('message:' || m.id, 'credit_back:' || m.conversation_id) and e.purse is not null
    where m.credit_back_at is not null group by m.id, e.lot_id having sum(e.credits) < 0`,
  sql<{
    fault: string;
  }>`select 'conversation ' || conversation_id || ' gave back ' || count(*) || ' times: ' || string_agg(id, ', ' order by id) as fault
    from messages where credit_back_at is not null group by conversation_id having count(*) > 1`,
  sql<{
    fault: string;
  }>`select 'operation ' || e.operation_id || ' of ' || max(e.account) || ' gave back ' || sum(e.credits) || ' for no message' as fault
    from ledger_entries e
    where e.purse is not null and e.kind = 'credit_back'
      and not exists (select from messages m where 'credit_back:' || m.conversation_id = e.operation_id and m.credit_back_at is not null)
      and not exists (select from erased_charges x where x.operation_id = e.operation_id)
    group by e.operation_id`,
  sql<{ fault: string }>`select 'message ' || id || ' has given back and waits to do so' as fault
    from messages where credit_back_at is not null and credit_back_due_at is not null`,
];

/** Compares messages with the ledger: each message with a cost was charged once to its sender, no charge lacks a message, and refunds equal charges, once. */
export async function checkCharges(tx: Tx): Promise<ChargesReport> {
  const faults: string[] = [];
  for (const check of CHECKS) faults.push(...(await check.execute(tx)).rows.map(({ fault }) => fault));
  const { rows } = await sql<{
    charged: number;
    returned: number;
  }>`select count(*)::int as charged, count(*) filter (where credit_back_at is not null)::int as returned from messages where cost > 0`.execute(
    tx,
  );
  return { ...rows[0]!, faults };
}
