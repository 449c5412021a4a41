import type { Db, Tx } from '#src/platform/db/database.ts';
import type { Unit } from '#src/platform/db/unit-of-work.ts';
import { newId } from '#src/platform/lib/ids.ts';
import { problem } from '#src/platform/lib/problem.ts';
import type { AccountKey } from '#src/platform/ports/accounts.ts';
import type { Live } from '#src/platform/ports/live.ts';
import type { Services } from '#src/platform/services.ts';
import * as repository from './repository.ts';
import type { Lot, LotUse } from './repository.ts';

export interface Grant {
  userId: string;
  /** Whole credits, above 0. */
  credits: number;
  /** Why: bought credits come as `purchase`; everything else is a gift of the house and is spent first. */
  kind: 'purchase' | 'signup' | 'compensation' | 'demonstration';
  /** Names this movement for ever; the same name again changes nothing. */
  operationId: string;
  /** The payment that bought them; only, and always, with `purchase`. */
  paymentId?: string;
}

export interface Spend {
  userId: string;
  credits: number;
  operationId: string;
  /** What they were spent on, e.g. `message`. */
  reason: string;
}

/** Opens an empty wallet; an existing wallet stays as it is. */
export async function openWallet(tx: Tx, userId: string): Promise<void> {
  await repository.insertWallet(tx, userId);
}

/** Closes a wallet that was always empty; one with entries in the ledger stays, like they do. */
export async function closeEmptyWallet(tx: Tx, userId: string): Promise<void> {
  await repository.deleteUnusedWallet(tx, userId);
}

/** Credits a member has; 0 without a wallet. */
export async function balanceOf(tx: Tx, userId: string): Promise<number> {
  return repository.readBalance(tx, userId);
}

function checkAmount(credits: number): void {
  if (!Number.isSafeInteger(credits) || credits <= 0)
    throw new RangeError(`${credits} is not a number of credits`);
}

/**
 * Puts credits into a member's wallet, inside the caller's transaction. An operation that is booked already is not booked
 * again, so a repeated webhook or activation is harmless.
 * @returns the balance after it, and whether this call booked it
 */
export async function grantCredits(tx: Tx, grant: Grant): Promise<{ balance: number; granted: boolean }> {
  const { userId, credits, kind, operationId, paymentId = null } = grant;
  checkAmount(credits);
  if ((kind === 'purchase') !== (paymentId !== null))
    throw new TypeError('bought credits name their payment, others have none');
  await repository.insertWallet(tx, userId);
  await repository.lockWallet(tx, userId);
  if (await repository.operationExists(tx, operationId))
    return { balance: await balanceOf(tx, userId), granted: false };
  const purse = kind === 'purchase' ? 'paid' : 'free';
  return {
    balance: await repository.putIn(tx, {
      userId,
      credits,
      operationId,
      kind,
      lotId: newId(),
      purse,
      paymentId,
    }),
    granted: true,
  };
}

/**
 * Debits credits from a member's wallet, inside the caller's transaction: gifts of the house first, then the oldest purchase
 * (spec §9 Credit costs). The same operation again debits nothing more.
 * @throws problem `not_enough_credits` with `params.needed` and `params.credits`; nothing is debited then
 */
export async function spendCredits(tx: Tx, spend: Spend): Promise<{ balance: number }> {
  const { userId, credits, operationId, reason } = spend;
  checkAmount(credits);
  const left = await repository.debitCredits(tx, { userId, credits, operationId, kind: reason });
  if (left !== null) return { balance: left };
  const balance = await balanceOf(tx, userId);
  if (await repository.operationExists(tx, operationId)) return { balance };
  throw problem('not_enough_credits', { params: { needed: credits, credits: balance } });
}

export interface Return {
  userId: string;
  operationId: string;
  /** The operation whose credits come back, whole. */
  of: string;
}

/**
 * Refunds what a message cost that was neither read nor answered, inside the caller's transaction: each credit returns to the lot it
 * was spent from. The same operation again changes nothing.
 * @returns whether this call booked it
 */
export async function giveBackCredits(tx: Tx, { userId, operationId, of }: Return): Promise<boolean> {
  await repository.lockWallet(tx, userId);
  return repository.putBack(tx, { userId, operationId, of, kind: 'credit_back' });
}

export interface Reversal {
  userId: string;
  /** The payment that bought them. */
  paymentId: string;
  /** At most so many, above 0. */
  credits: number;
  operationId: string;
  kind: 'refund' | 'charge_back';
}

/**
 * Revokes unused credits of one purchase, inside the caller's transaction; those of other purchases stay. The same operation again
 * revokes nothing.
 * @returns the credits revoked: fewer where fewer are left
 */
export async function revokeCredits(tx: Tx, reversal: Reversal): Promise<number> {
  checkAmount(reversal.credits);
  await repository.lockWallet(tx, reversal.userId);
  if (await repository.operationExists(tx, reversal.operationId)) return 0;
  return repository.debitLot(tx, reversal);
}

/**
 * Restores revoked credits of a purchase whose money is back, inside the caller's transaction, in their lot. The same operation again
 * restores nothing.
 */
export async function restoreCredits(tx: Tx, reversal: Omit<Reversal, 'kind'>): Promise<void> {
  checkAmount(reversal.credits);
  await repository.lockWallet(tx, reversal.userId);
  if (await repository.operationExists(tx, reversal.operationId)) return;
  await repository.creditLot(tx, { ...reversal, kind: 'reversal' });
}

/** Locks a wallet until the transaction ends: nothing is spent meanwhile. */
export async function lockWallet(tx: Tx, userId: string): Promise<void> {
  await repository.lockWallet(tx, userId);
}

/** The newest returns of a member. */
export async function returnsOf(
  tx: Tx,
  userId: string,
  limit: number,
): Promise<{ credits: number; at: Date }[]> {
  return repository.listReturns(tx, userId, limit);
}

/** What is used and unused of the credits these payments bought, by payment; payments that booked none are left out. */
export async function lotsOfPayments(tx: Tx, payments: readonly string[]): Promise<Map<string, LotUse>> {
  const rows = await repository.readLotUses(tx, payments);
  return new Map(rows.map(({ payment, used, unused }) => [payment, { used, unused }]));
}

/** What a member received and what is left of each, in the order it is spent in: the base of every withdrawal. */
export async function lotsOf(tx: Tx, userId: string): Promise<Lot[]> {
  return repository.readLots(tx, userId);
}

/** Notifies a member's open pages of their balance; called once the transaction that moved credits is committed. */
export async function announceCredits({ db, live }: { db: Db; live: Live }, userId: string): Promise<void> {
  const facts = await repository.readBalanceFacts(db, userId);
  if (facts) await live.publish(userId, 'credits', facts);
}

/** Opens the wallet of a confirmed account and grants the sign-up credits, once; a step of the activation (spec §9). */
export async function welcomeWallet(
  { db, live, settings }: Pick<Services, 'db' | 'live' | 'settings'>,
  { tx, afterCommit }: Unit,
  { id, domain }: AccountKey,
): Promise<void> {
  await openWallet(tx, id);
  const credits = settings.value(domain, 'signup_credits');
  if (credits > 0)
    await grantCredits(tx, { userId: id, credits, kind: 'signup', operationId: `signup:${id}` });
  afterCommit(() => announceCredits({ db, live }, id));
}
