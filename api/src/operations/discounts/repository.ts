import type { DiscountState } from '@rendezvous/contract/operators/discounts/values';
import { sql } from 'kysely';
import type { Tx } from '#src/platform/db/database.ts';
import type { Position } from '#src/platform/lib/cursor.ts';

/** Codes that operators manage, with the name of their member: not those the site makes for one who would leave. */
const codes = (tx: Tx) =>
  tx
    .selectFrom('discount_codes')
    .leftJoin('users', 'users.id', 'discount_codes.user_id')
    .selectAll('discount_codes')
    .select('users.name as member_name')
    .where('discount_codes.offered_for', 'is', null);
export type CodeWithMember = Awaited<ReturnType<typeof listCodes>>[number];

/** Codes of a state, the newest first. */
export function listCodes(
  tx: Tx,
  { state, now, limit, after }: { state: DiscountState; now: Date; limit: number; after: Position | null },
) {
  const isOver = sql<boolean>`coalesce(discount_codes.expires <= ${now}::timestamptz, false)`;
  let query = codes(tx)
    .where(isOver, '=', state === 'over')
    .orderBy('discount_codes.created_at', 'desc')
    .orderBy('discount_codes.code', 'desc')
    .limit(limit);
  if (state !== 'over')
    query = query.where('discount_codes.status', '=', state === 'paused' ? 'paused' : 'active');
  if (after)
    query = query.where(
      sql<boolean>`(discount_codes.created_at, discount_codes.code) < (${after.at}::timestamptz, ${after.id})`,
    );
  return query.execute();
}

/** A code that operators manage; null for another name. */
export async function readCode(tx: Tx, code: string): Promise<CodeWithMember | null> {
  return (await codes(tx).where('discount_codes.code', '=', code).executeTakeFirst()) ?? null;
}

/** Uses of a code in one currency by state, with the sums of their payments in minor units. */
export interface EffectRow {
  code: string;
  currency: string;
  used: number;
  reserved: number;
  cost: number;
  revenue: number;
}

/** Uses, discounts and revenue of codes, a row for each currency. A payment that was disputed or went back whole brought nothing. */
export async function readEffects(tx: Tx, names: readonly string[]): Promise<EffectRow[]> {
  if (names.length === 0) return [];
  const { rows } = await sql<EffectRow>`
    select u.code, p.currency,
      count(*) filter (where u.state = 'used')::int as used,
      count(*) filter (where u.state = 'reserved')::int as reserved,
      coalesce(sum(p.discount_amount) filter (where u.state = 'used'), 0)::int as cost,
      coalesce(sum(p.amount - coalesce(d.amount, 0) - coalesce(r.amount, 0)) filter (where u.state = 'used' and p.status = 'completed'), 0)::int
        as revenue
    from discount_uses u
    join payments p on p.id = u.payment_id
    left join debt_payments d on d.payment_id = p.id
    left join lateral (
      select sum(amount) as amount from payment_returns where payment_id = p.id and state <> 'failed'
    ) r on true
    where u.code = any(${names})
    group by u.code, p.currency
    order by u.code, p.currency`.execute(tx);
  return rows;
}

/** Discounts of payments that completed since a moment, and their prices before them, a row for each currency. */
export async function sumGiven(tx: Tx, since: Date) {
  const { rows } = await sql<{ currency: string; given: number; before: number }>`
    select p.currency, sum(p.discount_amount)::int as given,
      sum(p.amount + p.discount_amount - coalesce(d.amount, 0))::int as before
    from payments p left join debt_payments d on d.payment_id = p.id
    where p.settled_at >= ${since} and p.status in ('completed', 'refunded', 'charged_back') and p.credits > 0
    group by p.currency order by p.currency`.execute(tx);
  return rows;
}

/** First purchases of members since a moment, and those of them with a code. */
export async function countFirst(tx: Tx, since: Date): Promise<{ all: number; with_code: number }> {
  const { rows } = await sql<{ all: number; with_code: number }>`
    select count(*)::int as all, count(discount_code)::int as with_code from (
      select distinct on (p.user_id) p.discount_code from payments p
      where p.settled_at >= ${since} and p.status in ('completed', 'refunded', 'charged_back') and p.credits > 0
        and not exists (
          select from payments e where e.user_id = p.user_id and e.settled_at < ${since} and e.credits > 0
            and e.status in ('completed', 'refunded', 'charged_back')
        )
      order by p.user_id, p.settled_at, p.id
    ) firsts`.execute(tx);
  return rows[0] ?? { all: 0, with_code: 0 };
}

/** How many codes open orders reserve, and when the last of these orders ends. */
export async function countReserved(tx: Tx): Promise<{ count: number; until: Date | null }> {
  const { count, until } = await tx
    .selectFrom('discount_uses')
    .innerJoin('payments', 'payments.id', 'discount_uses.payment_id')
    .select((eb) => [eb.fn.countAll<string>().as('count'), eb.fn.max('payments.expires_at').as('until')])
    .where('discount_uses.state', '=', 'reserved')
    .executeTakeFirstOrThrow();
  return { count: Number(count), until };
}
