import assert from 'node:assert/strict';
import type { Payment } from '@rendezvous/contract/resources/payments/schemas';
import { READ_PAYMENT } from '@rendezvous/contract/resources/payments/endpoints';
import { checkBooks } from '#src/cli/ledger-report.ts';
import { money } from '#src/platform/lib/money.ts';
import { newId } from '#src/platform/lib/ids.ts';
import { bookReturns } from '#src/money/returns/face.ts';
import type { ReportedMoney } from '#src/money/returns/context.ts';
import { spendCredits } from '#src/money/wallet/face.ts';
import type { TestApp, TestClient } from '../harness.ts';
import { choose, started } from '../payments/support.ts';

/** A member who has bought 25 credits for €22.50 and used some of them. */
export async function buyer(t: TestApp, { used = 0 } = {}) {
  const { user, client } = await t.member({ signedUpAgo: 30 * 86_400 });
  const id = await buy(client);
  if (used > 0) await spend(t, user.id, used);
  return { user, client, id };
}

/** Buys 25 credits. @returns the order's id */
export async function buy(client: TestClient): Promise<string> {
  const { id } = await started(client);
  await choose(client, id, 'paid');
  return id;
}

export const spend = (t: TestApp, userId: string, credits: number, operationId = `spent:${newId()}`) =>
  t.services.unitOfWork((tx) => spendCredits(tx, { userId, credits, operationId, reason: 'gift' }));

/** Books what the provider says about an order. */
export const report = (t: TestApp, id: string, said: Partial<ReportedMoney>) =>
  t.services.unitOfWork((tx, afterCommit) =>
    bookReturns(t.services, { tx, afterCommit }, { id }, { refunds: [], chargebacks: [], ...said }),
  );

export const eur = (amount: number) => money(amount, 'EUR');

/** A refund made at the provider by hand. */
export const refund = (id: string, amount: number, state: 'under_way' | 'done' | 'failed' = 'done') => ({
  id,
  key: null,
  amount: eur(amount),
  state,
});

export const chargeback = (id: string, amount: number, reversedAt: Date | null = null) => ({
  id,
  amount: eur(amount),
  at: new Date('2026-11-20T12:00:00Z'),
  reversedAt,
});

export async function paymentOf(client: TestClient, id: string): Promise<Payment> {
  return (await client.call(READ_PAYMENT, { id })).body.payment;
}

export const isPremium = async ({ services: { db } }: TestApp, id: string) =>
  (await db.selectFrom('users').select('paid_user').where('id', '=', id).executeTakeFirstOrThrow()).paid_user;

export async function booksAreRight({ services: { db } }: TestApp): Promise<void> {
  assert.deepEqual(
    (await checkBooks(db)).faults.filter((fault) => !fault.includes('for no message')),
    [],
  );
}
