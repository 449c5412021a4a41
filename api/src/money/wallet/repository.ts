import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '#src/platform/db/database.ts';
import type { Purse } from './tables.ts';

/** The house's side of each movement. */
export const ACCOUNTS = { sold: 'system:sold', given: 'system:given', spent: 'system:spent' } as const;

export interface Movement {
  userId: string;
  credits: number;
  operationId: string;
  kind: string;
}

/** Makes an empty wallet unless there is one. */
export async function insertWallet(tx: Tx, userId: string): Promise<void> {
  await tx
    .insertInto('wallets')
    .values({ user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Deletes a wallet no entry was ever booked on. */
export async function deleteUnusedWallet(tx: Tx, userId: string): Promise<void> {
  await sql`delete from wallets where user_id = ${userId} and not exists (select from ledger_entries where account = ${userId} and purse is not null)`.execute(
    tx,
  );
}

/** Locks a wallet until the transaction ends. */
export async function lockWallet(tx: Tx, userId: string): Promise<void> {
  await sql`select from wallets where user_id = ${userId} for update`.execute(tx);
}

/** Credits of a member, as a part of another query. */
export function creditsOf(userId: string): RawBuilder<number> {
  return sql<number>`coalesce((select w.free + w.paid from wallets w where w.user_id = ${userId}), 0)`;
}

export async function readBalance(tx: Tx, userId: string): Promise<number> {
  const row = await tx
    .selectFrom('wallets')
    .select(({ eb }) => eb('free', '+', eb.ref('paid')).as('credits'))
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.credits ?? 0;
}

/** Balance and status of a member in one read; null once the account is gone. */
export async function readBalanceFacts(
  tx: Tx,
  userId: string,
): Promise<{ credits: number; paid_user: boolean } | null> {
  const { rows } = await sql<{ credits: number; paid_user: boolean }>`
    select coalesce(w.free + w.paid, 0) as credits, u.paid_user from users u left join wallets w on w.user_id = u.id where u.id = ${userId}`.execute(
    tx,
  );
  return rows[0] ?? null;
}

export async function operationExists(tx: Tx, operationId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('ledger_entries')
    .select('line')
    .where('operation_id', '=', operationId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Debits credits, given ones first, and books both sides: one statement, in which the wallet's row is the lock.
 * @returns the balance after it; null when nothing was debited (too few credits, no wallet, or the operation is booked already)
 */
export async function debitCredits(
  tx: Tx,
  { userId, credits, operationId, kind }: Movement,
): Promise<number | null> {
  const { rows } = await sql<{ balance: number | null }>`
    select spend_credits(${userId}, ${credits}, ${operationId}, ${kind}) as balance`.execute(tx);
  return rows[0]?.balance ?? null;
}

export interface Deposit extends Movement {
  lotId: string;
  purse: Purse;
  paymentId: string | null;
}

/** Puts credits in as a new lot and books both sides; the caller has locked the wallet. */
export async function putIn(
  tx: Tx,
  { userId, credits, operationId, kind, lotId, purse, paymentId }: Deposit,
): Promise<number> {
  const source = purse === 'paid' ? ACCOUNTS.sold : ACCOUNTS.given;
  const { rows } = await sql<{ balance: number }>`
    with lot as (
      insert into ledger_lots (id, user_id, purse, credits, payment_id, operation_id)
      values (${lotId}, ${userId}, ${purse}, ${credits}::int, ${paymentId}, ${operationId})),
    booked as (
      insert into ledger_entries (operation_id, line, account, purse, credits, kind) values
        (${operationId}, 1, ${userId}, ${purse}, ${credits}::int, ${kind}),
        (${operationId}, 2, ${source}, null, -${credits}::int, ${kind}))
    update wallets set ${sql.ref(purse)} = ${sql.ref(purse)} + ${credits}::int where user_id = ${userId}
    returning free + paid as balance`.execute(tx);
  return rows[0]!.balance;
}

/**
 * Refunds what an operation debited, into the purses it came from, and books both sides; a return is no lot, so lots have that much more left.
 * @returns the balance after it; null when this operation is booked already, or there is nothing to return
 */
export async function putBack(
  tx: Tx,
  { userId, operationId, kind, of }: Omit<Movement, 'credits'> & { of: string },
): Promise<number | null> {
  const { rows } = await sql<{ balance: number }>`
    with taken as materialized (
      select coalesce(-sum(credits) filter (where purse = 'free'), 0)::int as free, coalesce(-sum(credits) filter (where purse = 'paid'), 0)::int as paid
      from ledger_entries where operation_id = ${of} and account = ${userId}),
    filled as (
      update wallets w set free = w.free + taken.free, paid = w.paid + taken.paid from taken
      where w.user_id = ${userId} and taken.free + taken.paid > 0
        and not exists (select from ledger_entries where operation_id = ${operationId})
      returning w.free + w.paid as balance, taken.free, taken.paid),
    booked as (
      insert into ledger_entries (operation_id, line, account, purse, credits, kind)
      select ${operationId}, part.line, part.account, part.purse, part.credits, ${kind}
      from filled cross join lateral (values
        (1, ${userId}, 'free', filled.free),
        (2, ${userId}, 'paid', filled.paid),
        (3, ${ACCOUNTS.spent}, null, -(filled.free + filled.paid))) as part (line, account, purse, credits)
      where part.credits <> 0)
    select balance from filled`.execute(tx);
  return rows[0]?.balance ?? null;
}

/** Returns of a member, newest first. */
export async function listReturns(
  tx: Tx,
  userId: string,
  limit: number,
): Promise<{ credits: number; at: Date }[]> {
  const { rows } = await sql<{ credits: number; at: Date }>`
    select sum(credits)::int as credits, min(recorded_at) as at from ledger_entries
    where account = ${userId} and purse is not null and kind = 'credit_back'
    group by operation_id order by at desc limit ${limit}`.execute(tx);
  return rows;
}

/** Everything a member received, in the order it is spent in, with what went out of its purse so far. */
export async function readLots(tx: Tx, userId: string) {
  const { rows } = await sql<{
    id: string;
    purse: Purse;
    credits: number;
    payment_id: string | null;
    spent: number;
  }>`
    select lot.id, lot.purse, lot.credits, lot.payment_id,
      (select coalesce(-sum(e.credits), 0)::int from ledger_entries e
        where e.account = lot.user_id and e.purse = lot.purse and (e.credits < 0 or e.kind = 'credit_back')) as spent
    from ledger_lots lot where lot.user_id = ${userId} order by (lot.purse = 'paid'), lot.position`.execute(
    tx,
  );
  return rows;
}
