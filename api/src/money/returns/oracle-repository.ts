import { sql } from 'kysely';
import type { Tx } from '#src/platform/db/database.ts';

/** Sums per order: what it was for, what went back, and what is used and unused of its lot. Written apart from the policy it checks. */
const SUMS = sql`
  select p.id, p.status, p.credits, p.user_id, p.amount::bigint - reversed as amount, greatest(0, part - reversed) as debt,
    p.amount - returned - back as remaining, done, refused, returned, back, asked_credits + back_credits as revoked,
    owner, coalesce(booked, 0) as booked, coalesce(taken, 0) as taken, coalesce(unused, 0) as unused, coalesce(booked - taken - unused, 0) as used, debts
  from payments p
  cross join lateral (select coalesce(sum(amount) filter (where failure is distinct from 'charged_back'), 0) as returned,
    coalesce(sum(amount) filter (where state = 'done'), 0) as done, coalesce(sum(amount) filter (where reason = 'reversed'), 0) as reversed,
    coalesce(sum(credits), 0) as asked_credits, coalesce(bool_or(reason in ('late', 'over_limit', 'wrong_amount', 'left')), false) as refused
    from payment_returns r where r.payment_id = p.id) r
  cross join lateral (select coalesce(sum(amount), 0) as back, coalesce(sum(credits_revoked), 0) as back_credits
    from payment_chargebacks c where c.payment_id = p.id and reversed_at is null) c
  cross join lateral (select coalesce(sum(amount), 0) as part from debt_payments d where d.payment_id = p.id) d
  cross join lateral (select coalesce(sum(amount), 0) as debts from debts d where d.payment_id = p.id and state <> 'reversed') o
  left join lateral (select min(l.user_id) as owner, sum(e.credits) filter (where e.kind = 'purchase') as booked,
    -coalesce(sum(e.credits) filter (where e.kind in ('refund', 'charge_back', 'reversal')), 0) as taken, sum(e.credits) as unused
    from ledger_lots l join ledger_entries e on e.account = l.user_id and e.lot_id = l.id where l.payment_id = p.id) l on true`;

/** Each row names one fault; the texts are for people. */
const CHECKS = [
  sql<{
    fault: string;
  }>`select 'payment ' || id || ' revoked ' || taken || ' credits, its returns and charge-backs say ' || revoked as fault
    from (${SUMS}) s where taken <> revoked`,
  sql<{
    fault: string;
  }>`select 'payment ' || id || ' has ' || unused || ' unused credits and ' || used || ' used, and ' || remaining
      || ' of its money remains' as fault
    from (${SUMS}) s where unused > 0 and debt + floor((amount - debt)::numeric * (used + unused) / nullif(credits, 0)) > remaining`,
  sql<{
    fault: string;
  }>`select 'payment ' || id || ' is ' || status || ' and its money says ' || money as fault
    from (select s.*, case when back > 0 then 'charged_back' when done > 0 and done >= (case when refused then returned else amount end) then 'refunded' end as money
      from (${SUMS}) s) s
    where money is distinct from case when status in ('refunded', 'charged_back') then status end`,
  sql<{
    fault: string;
  }>`select 'payment ' || id || ' left ' || owed || ' open, its debts say ' || debts as fault
    from (select s.*, least(back, greatest(0, debt + coalesce(floor((amount - debt)::numeric * used / nullif(credits, 0)), 0) - remaining)) as owed from (${SUMS}) s) s
    where owed <> debts`,
  sql<{
    fault: string;
  }>`select 'the lot of payment ' || id || ' is of ' || owner || ', who did not pay' as fault
    from (${SUMS}) s where owner <> user_id`,
];

/**
 * Compares the money that went back with orders, credits and debts: booked − revoked is what returns and charge-backs say, no credit is usable
 * whose money is gone, the status is the projection of the money, and debts are what charge-backs left open. @returns the faults
 */
export async function checkReturns(tx: Tx): Promise<string[]> {
  const faults: string[] = [];
  for (const check of CHECKS) faults.push(...(await check.execute(tx)).rows.map(({ fault }) => fault));
  return faults;
}
