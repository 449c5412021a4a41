import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { IDS } from '#src/money/payments/sandbox/dialects.ts';
import { settle } from '#src/money/payments/settle.ts';
import { openDebtOf } from '#src/money/debts/face.ts';
import { balanceOf } from '#src/money/wallet/face.ts';
import { createTestApp } from '../harness.ts';
import { choose, paymentsOf, snapshotOf, started, statusOf } from '../payments/support.ts';
import { booksAreRight, buyer, chargeback, isPremium, refund, spend } from './support.ts';

const t = await createTestApp();
after(() => t.close());
const { db } = t.services;
const WON = new Date('2026-11-25T12:00:00Z');

/** Books an answer of the provider about an order, changed in some parts. */
const answer = async (id: string, changes: NonNullable<Parameters<typeof snapshotOf>[2]>) =>
  settle(paymentsOf(t), IDS.name, id, await snapshotOf(t, id, changes));

const receiptsOf = (id: string) =>
  db.selectFrom('papers').select('kind').where('payment_id', '=', id).execute();

test('an order whose first answer is paid and charged back gets its credits once, and loses them once', async () => {
  const { user, client } = await t.member({ signedUpAgo: 30 * 86_400 });
  const { id } = await started(client);
  const changes = { status: 'paid', chargebacks: [chargeback('cb-1', 2250)] } as const;
  for (const _again of [1, 2]) await answer(id, changes);
  assert.deepEqual([await statusOf(client, id), await balanceOf(db, user.id)], ['charged_back', 0]);
  assert.deepEqual([await isPremium(t, user.id), await openDebtOf(db, user.id)], [false, null]);
  assert.deepEqual(await receiptsOf(id), [{ kind: 'receipt' }]);
  await booksAreRight(t);
});

test('paid, charged back and paid again ends charged back in each order of delivery, with one receipt', async () => {
  const paid = { status: 'paid', chargebacks: [] } as const;
  const back = { status: 'paid', chargebacks: [chargeback('cb-1', 2250)] } as const;
  for (const order of [
    [paid, back, paid],
    [back, paid, paid],
    [paid, paid, back],
  ]) {
    const { user, client } = await t.member({ signedUpAgo: 30 * 86_400 });
    const { id } = await started(client);
    for (const changes of order) await answer(id, changes);
    assert.deepEqual([await statusOf(client, id), await balanceOf(db, user.id)], ['charged_back', 0]);
    assert.deepEqual(await receiptsOf(id), [{ kind: 'receipt' }]);
  }
  await booksAreRight(t);
});

test('a charge-back that is won and then refunded revokes the credits once', async () => {
  const { user, client, id } = await buyer(t, { used: 9 });
  const chargebacks = [chargeback('cb-1', 2250, WON)];
  await answer(id, { chargebacks: [chargeback('cb-1', 2250)] });
  await answer(id, { chargebacks });
  await spend(t, user.id, 1);
  await answer(id, { chargebacks, refunds: [refund('re-1', 1350)] });
  assert.deepEqual([await statusOf(client, id), await balanceOf(db, user.id)], ['completed', 0]);
  assert.equal(await openDebtOf(db, user.id), null);
  assert.deepEqual((await receiptsOf(id)).map(({ kind }) => kind).toSorted(), ['credit_note', 'receipt']);
  await booksAreRight(t);
});

test('an answer with a charge-back, received by several processes within a moment, is booked once', async () => {
  const { user, client, id } = await buyer(t, { used: 9 });
  const changes = { chargebacks: [chargeback('cb-1', 2250)] };
  await Promise.all([1, 2, 3, 4].map(() => answer(id, changes)));
  assert.equal((await openDebtOf(db, user.id))?.amount, 810);
  assert.deepEqual([await statusOf(client, id), await balanceOf(db, user.id)], ['charged_back', 0]);
  await booksAreRight(t);
});

test('the checkout of tests makes a charge-back and its reversal', async () => {
  const { user, client, id } = await buyer(t, { used: 9 });
  await choose(client, id, 'charged_back');
  assert.deepEqual([await statusOf(client, id), await balanceOf(db, user.id)], ['charged_back', 0]);
  await choose(client, id, 'chargeback_reversed');
  assert.deepEqual([await statusOf(client, id), await balanceOf(db, user.id)], ['completed', 16]);
  await booksAreRight(t);
});
