import type { Money } from '@rendezvous/contract/kernel/common';
import { COUNTRIES, type CountryCode } from '@rendezvous/contract/kernel/countries';
import type { SpendLimitResponse } from '@rendezvous/contract/resources/spend-limit/schemas';
import { findUser } from '#src/identity/accounts/face.ts';
import type { Db, Tx } from '#src/platform/db/database.ts';
import { after } from '#src/platform/lib/clock.ts';
import { money } from '#src/platform/lib/money.ts';
import { fieldProblem, problem } from '#src/platform/lib/problem.ts';
import type { Services } from '#src/platform/services.ts';
import {
  inCurrency,
  LEFT_BEHIND_AFTER_MS,
  leftOf,
  limitAfter,
  limitAt,
  monthAt,
  type LimitNow,
} from './policy.ts';
import * as repository from './repository.ts';
import type { SpendMonth } from './repository.ts';

type Parts = Pick<Services, 'settings' | 'clock'>;

/** What a member's limit leaves of a month. */
export interface Room {
  limit: Money;
  left: Money;
}

/** @throws problem `not_found` */
async function spender(tx: Tx, { settings }: Parts, userId: string) {
  const user = await findUser(tx, userId);
  if (!user) throw problem('not_found');
  return {
    timeZone: COUNTRIES[user.country].timeZone,
    currency: COUNTRIES[user.payment_country].currency,
    rates: settings.value(user.domain, 'base_prices'),
    hours: settings.value(user.domain, 'spend_limit_raise_hours'),
  };
}

/**
 * The member's limit: what it is and becomes, and what this month has left of it.
 * @param country counts as a new order from there does: in its currency, without the orders that it replaces
 */
export async function ownLimit(
  parts: Parts & { db: Db },
  userId: string,
  country?: CountryCode,
): Promise<SpendLimitResponse> {
  const { db, clock } = parts;
  const now = clock.now();
  const { timeZone, currency, rates } = await spender(db, parts, userId);
  const { limit: own, next } = limitAt(await repository.findLimit(db, userId), now);
  const limit = own && country ? inCurrency(own, COUNTRIES[country].currency, rates) : own;
  const { month, until } = monthAt(now, timeZone, await repository.findLastMonth(db, userId));
  const leftBefore = country ? after(now, -LEFT_BEHIND_AFTER_MS) : null;
  const spent = await repository.sumSpent(db, userId, { month, now, leftBefore });
  const counted = leftOf(limit ?? money(0, country ? COUNTRIES[country].currency : currency), spent, rates);
  return {
    limit,
    next: next && { limit: next.limit, from: next.from.toISOString() },
    spent: counted.spent,
    left: limit && counted.left,
    currency,
    until: until.toISOString(),
  };
}

/**
 * Sets the member's limit, or ends it with null. A first and a lower one apply at once, a raise and the end after
 * `spend_limit_raise_hours` (090-spend-limit.md).
 * @returns whether more is allowed than before
 * @throws field error for an amount that is not in the currency the member pays in
 */
export async function limitSpending(
  parts: Parts,
  tx: Tx,
  userId: string,
  wanted: Money | null,
): Promise<boolean> {
  const now = parts.clock.now();
  const { currency, rates, hours } = await spender(tx, parts, userId);
  if (wanted && wanted.currency !== currency) throw fieldProblem('spend_limit', 'not_allowed');
  const present = limitAt(await repository.lockLimit(tx, userId), now);
  const changed = limitAfter(present, wanted, { now, hours, rates });
  await store(tx, userId, changed, now);
  return changed.next !== null;
}

async function store(tx: Tx, userId: string, { limit, next }: LimitNow, now: Date): Promise<void> {
  if (!limit) return repository.deleteLimit(tx, userId);
  await repository.putLimit(tx, {
    user_id: userId,
    ...limit,
    next_amount: next?.limit?.amount ?? null,
    next_currency: next?.limit?.currency ?? null,
    next_from: next?.from ?? null,
    set_at: now,
  });
}

/** The month that an order made now belongs to. The member's other orders wait until the transaction ends, where a limit counts them. */
export async function lockMonth(parts: Parts, tx: Tx, userId: string): Promise<SpendMonth> {
  await repository.lockLimit(tx, userId);
  const { timeZone } = await spender(tx, parts, userId);
  return monthAt(parts.clock.now(), timeZone, await repository.findLastMonth(tx, userId));
}

/**
 * What a member may still spend in the month of an order, in the currency of the order. Their other orders wait until the transaction
 * ends. Null without a limit.
 */
export async function lockRoom(
  parts: Parts,
  tx: Tx,
  order: { userId: string; month: string; currency: string },
): Promise<Room | null> {
  const now = parts.clock.now();
  const { limit } = limitAt(await repository.lockLimit(tx, order.userId), now);
  if (!limit) return null;
  const { rates } = await spender(tx, parts, order.userId);
  const spent = await repository.sumSpent(tx, order.userId, { month: order.month, now });
  const inOrders = inCurrency(limit, order.currency, rates);
  return { limit: inOrders, left: leftOf(inOrders, spent, rates).left };
}
