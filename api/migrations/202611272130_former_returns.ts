import { sql, type Kysely } from 'kysely';

/** Gives each order whose money went back before returns were stored the return that its status says. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`insert into payment_returns (id, payment_id, amount, currency, credits, reason, state, asked_at, changed_at)
    select 'former-' || substr(md5(p.id), 1, 22), p.id, p.amount, p.currency, coalesce(taken, 0), case when lot then 'operator' else 'late' end, 'done',
      coalesce(p.settled_at, p.created_at), coalesce(p.settled_at, p.created_at)
    from payments p
    left join lateral (select true as lot, -coalesce(sum(e.credits) filter (where e.kind = 'refund'), 0) as taken
      from ledger_lots l join ledger_entries e on e.account = l.user_id and e.lot_id = l.id where l.payment_id = p.id having count(*) > 0) l on true
    where p.status = 'refunded' and not exists (select from payment_returns r where r.payment_id = p.id)`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`delete from payment_returns where id like 'former-%'`.execute(db);
}
