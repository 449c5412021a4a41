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
  await sql`
    with lot as (
      insert into ledger_lots (id, user_id, purse, credits, payment_id, operation_id)
      values (${lotId}, ${userId}, ${purse}, ${credits}::int, ${paymentId}, ${operationId}))
    insert into ledger_entries (operation_id, line, account, purse, credits, kind, lot_id) values
      (${operationId}, 1, ${userId}, ${purse}, ${credits}::int, ${kind}, ${lotId}),
      (${operationId}, 2, ${source}, null, -${credits}::int, ${kind}, null)`.execute(tx);
  return moveWallet(tx, userId, { free: 0, paid: 0, [purse]: credits });
}

/** Adds to the purses of a locked wallet what was booked on its lots. @returns the balance after it */
async function moveWallet(
  tx: Tx,
  userId: string,
  { free, paid }: Readonly<Record<Purse, number>>,
): Promise<number> {
  const { rows } = await sql<{
    balance: number;
  }>`select move_wallet(${userId}, ${free}::int, ${paid}::int) as balance`.execute(tx);
  return rows[0]!.balance;
}

/**
 * Reverts what an operation debited, lot by lot, and books both sides; the caller has locked the wallet.
 * @returns whether this call did; not when this operation is booked already, or there is nothing to return
 */
export async function putBack(
  tx: Tx,
  { userId, operationId, kind, of }: Omit<Movement, 'credits'> & { of: string },
): Promise<boolean> {
  const { rows } = await sql<Record<Purse, number>>`
    with booked as (
      insert into ledger_entries (operation_id, line, account, purse, credits, kind, lot_id)
      select ${operationId}, line, account, purse, -credits, ${kind}, lot_id from ledger_entries
      where operation_id = ${of} and not exists (select from ledger_entries where operation_id = ${operationId})
        and exists (select from ledger_entries where operation_id = ${of} and account = ${userId} and credits < 0)
      returning purse, credits)
    select coalesce(sum(credits) filter (where purse = 'free'), 0)::int as free, coalesce(sum(credits) filter (where purse = 'paid'), 0)::int as paid
    from booked`.execute(tx);
  const back = rows[0]!;
  if (back.free + back.paid === 0) return false;
  await moveWallet(tx, userId, back);
  return true;
}

/**
 * Debits the lot of a payment, at most what is left of it, and books both sides; the caller has locked the wallet.
 * @returns the credits debited
 */
export async function debitLot(
  tx: Tx,
  { userId, credits, operationId, kind, paymentId }: Movement & { paymentId: string },
): Promise<number> {
  const { rows } = await sql<{ credits: number }>`
    with taken as (
      select l.id, least(sum(e.credits), ${credits}::int)::int as credits from ledger_lots l
      join ledger_entries e on e.account = l.user_id and e.lot_id = l.id and e.purse is not null
      where l.payment_id = ${paymentId} and l.user_id = ${userId} group by l.id having sum(e.credits) > 0),
    booked as (
      insert into ledger_entries (operation_id, line, account, purse, credits, kind, lot_id)
      select ${operationId}, part.line, part.account, part.purse, part.credits, ${kind}, part.lot
      from taken cross join lateral (values (1, ${userId}, 'paid', -taken.credits, taken.id), (2, ${ACCOUNTS.sold}, null, taken.credits, null))
        as part (line, account, purse, credits, lot))
    select credits from taken`.execute(tx);
  const debited = rows[0]?.credits ?? 0;
  if (debited > 0) await moveWallet(tx, userId, { free: 0, paid: -debited });
  return debited;
}

/**
 * Credits the lot of a payment again after credits of it were revoked, and books both sides; the caller has locked the wallet.
 * @returns false when the payment has no lot
 */
export async function creditLot(
  tx: Tx,
  { userId, credits, operationId, kind, paymentId }: Movement & { paymentId: string },
): Promise<boolean> {
  const { rows } = await sql`
    with lot as (select id from ledger_lots where payment_id = ${paymentId} and user_id = ${userId}),
    booked as (
      insert into ledger_entries (operation_id, line, account, purse, credits, kind, lot_id)
      select ${operationId}, part.line, part.account, part.purse, part.credits, ${kind}, part.lot
      from lot cross join lateral (values (1, ${userId}, 'paid', ${credits}::int, lot.id), (2, ${ACCOUNTS.sold}, null, -${credits}::int, null))
        as part (line, account, purse, credits, lot))
    select from lot`.execute(tx);
  if (rows.length > 0) await moveWallet(tx, userId, { free: 0, paid: credits });
  return rows.length > 0;
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

/** Credits received at once, and what is left of them. */
export interface Lot {
  id: string;
  purse: Purse;
  credits: number;
  remaining: number;
  paymentId: string | null;
}

/** Credits of a purchase: spent, and left. Revoked ones are in neither. */
export interface LotUse {
  used: number;
  unused: number;
}

/** The credits of these payments, booked ones only, by payment. */
export async function readLotUses(
  tx: Tx,
  payments: readonly string[],
): Promise<(LotUse & { payment: string })[]> {
  const { rows } = await sql<LotUse & { payment: string }>`
    select l.payment_id as payment, sum(e.credits)::int as unused,
      -coalesce(sum(e.credits) filter (where e.kind not in ('purchase', 'refund', 'charge_back', 'reversal')), 0)::int as used
    from ledger_lots l join ledger_entries e on e.account = l.user_id and e.lot_id = l.id and e.purse is not null
    where l.payment_id = any(${payments}) group by l.payment_id`.execute(tx);
  return rows;
}

/** Everything a member received, in the order it is spent in. */
export async function readLots(tx: Tx, userId: string): Promise<Lot[]> {
  const { rows } = await sql<Lot>`
    select lot.id, lot.purse, lot.credits, lot.payment_id as "paymentId",
      (select sum(e.credits)::int from ledger_entries e where e.account = lot.user_id and e.lot_id = lot.id and e.purse is not null) as remaining
    from ledger_lots lot where lot.user_id = ${userId} order by (lot.purse = 'paid'), lot.position`.execute(
    tx,
  );
  return rows;
}
