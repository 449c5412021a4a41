import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { ReportedMoney } from '#src/money/returns/context.ts';
import { openDebtOf } from '#src/money/debts/face.ts';
import { balanceOf, giveBackCredits } from '#src/money/wallet/face.ts';
import { giveBackToLots } from '#src/money/returns/face.ts';
import { createTestApp } from '../harness.ts';
import {
  booksAreRight,
  buy,
  buyer,
  chargeback,
  isPremium,
  paymentOf,
  refund,
  report,
  spend,
} from './support.ts';

const t = await createTestApp();
after(() => t.close());
const { db } = t.services;
const REVERSED = new Date('2026-11-25T12:00:00Z');

/** All that the books say about one buyer's order. */
async function stateOf({ user, client, id }: Awaited<ReturnType<typeof buyer>>) {
  const { status, money, credits_left: left } = await paymentOf(client, id);
  const debt = await openDebtOf(db, user.id);
  return {
    status,
    money: money?.state,
    left,
    balance: await balanceOf(db, user.id),
    debt: debt?.amount ?? 0,
    premium: await isPremium(t, user.id),
    returns: money?.returns.map(({ amount, state }) => `${amount.amount} ${state}`).sort(),
  };
}

test('a refund made at the provider revokes the unused credits it paid for, once', async () => {
  const someone = await buyer(t, { used: 9 });
  await report(t, someone.id, { refunds: [refund('re-1', 1440, 'under_way')] });
  assert.deepEqual(await stateOf(someone), {
    status: 'completed',
    money: 'settled',
    left: 0,
    balance: 0,
    debt: 0,
    premium: true,
    returns: ['1440 under_way'],
  });
  for (const _again of [1, 2]) await report(t, someone.id, { refunds: [refund('re-1', 1440)] });
  const done = await stateOf(someone);
  assert.deepEqual([done.money, done.returns, done.status], ['partly_returned', ['1440 done'], 'completed']);
  await report(t, someone.id, { refunds: [refund('re-1', 1440), refund('re-2', 810)] });
  const whole = await stateOf(someone);
  assert.deepEqual(
    [whole.money, whole.status, whole.premium, whole.debt],
    ['returned', 'refunded', false, 0],
  );
  await booksAreRight(t);
});

test('a charge-back revokes the unused credits of its purchase alone, the rest is a debt, and the account stays open', async () => {
  const someone = await buyer(t, { used: 9 });
  const other = await buy(someone.client);
  await report(t, someone.id, { chargebacks: [chargeback('cb-1', 2250)] });
  const disputed = await stateOf(someone);
  assert.deepEqual(
    [disputed.status, disputed.left, disputed.debt, disputed.balance],
    ['charged_back', 0, 810, 25],
  );
  assert.equal(disputed.premium, true, 'by the other purchase');
  assert.equal((await paymentOf(someone.client, other)).credits_left, 25);
  await booksAreRight(t);
  await report(t, someone.id, { chargebacks: [chargeback('cb-1', 2250, REVERSED)] });
  assert.deepEqual(await stateOf(someone), {
    status: 'completed',
    money: 'reversed',
    left: 16,
    balance: 41,
    debt: 0,
    premium: true,
    returns: [],
  });
  await booksAreRight(t);
});

test('a charge-back of the only purchase ends Premium, and its reversal brings it back', async () => {
  const someone = await buyer(t);
  await report(t, someone.id, { chargebacks: [chargeback('cb-1', 2250)] });
  assert.deepEqual([await isPremium(t, someone.user.id), (await stateOf(someone)).debt], [false, 0]);
  await report(t, someone.id, { chargebacks: [chargeback('cb-1', 2250, REVERSED)] });
  assert.deepEqual([await isPremium(t, someone.user.id), await balanceOf(db, someone.user.id)], [true, 25]);
});

test('a partial refund and then a charge-back of another amount return nothing twice', async () => {
  const someone = await buyer(t, { used: 9 });
  await report(t, someone.id, { refunds: [refund('re-1', 1440)] });
  await report(t, someone.id, { refunds: [refund('re-1', 1440)], chargebacks: [chargeback('cb-1', 2250)] });
  const both = await stateOf(someone);
  assert.deepEqual([both.left, both.debt, both.status], [0, 2250, 'charged_back']);
  await booksAreRight(t);
  await report(t, someone.id, { chargebacks: [chargeback('cb-1', 2250, REVERSED)] });
  const won = await stateOf(someone);
  assert.deepEqual([won.left, won.debt, won.money, won.premium], [0, 0, 'partly_returned', true]);
  await booksAreRight(t);
});

test('an older answer after a newer one changes nothing', async () => {
  const someone = await buyer(t, { used: 9 });
  const newer: Partial<ReportedMoney> = {
    refunds: [refund('re-1', 450)],
    chargebacks: [chargeback('cb-1', 1000, REVERSED)],
  };
  await report(t, someone.id, newer);
  const state = await stateOf(someone);
  await report(t, someone.id, { refunds: [refund('re-1', 450, 'under_way')] });
  await report(t, someone.id, { chargebacks: [chargeback('cb-1', 1000)] });
  assert.deepEqual(await stateOf(someone), state);
});

function permutations<T>(list: readonly T[]): T[][] {
  if (list.length < 2) return [[...list]];
  return list.flatMap((first, index) =>
    permutations(list.toSpliced(index, 1)).map((rest) => [first, ...rest]),
  );
}

test('answers about refunds, charge-backs and a reversal end alike in every order of delivery, repeated or not', async () => {
  const answers: Partial<ReportedMoney>[] = [
    { refunds: [refund('re-1', 500, 'under_way')] },
    { refunds: [refund('re-1', 500)], chargebacks: [chargeback('cb-1', 1100)] },
    { chargebacks: [chargeback('cb-1', 1100, REVERSED)] },
    { chargebacks: [chargeback('cb-2', 1300)] },
  ];
  const ends: Awaited<ReturnType<typeof stateOf>>[] = [];
  for (const order of permutations(answers)) {
    const someone = await buyer(t, { used: 12 });
    for (const answer of [...order, order[0]!]) await report(t, someone.id, answer);
    ends.push(await stateOf(someone));
  }
  assert.equal(ends.length, 24);
  // 4.50 remains, and 12 credits for 10.80 were used.
  assert.deepEqual(ends[0], {
    status: 'charged_back',
    money: 'charged_back',
    left: 0,
    balance: 0,
    debt: 630,
    premium: true,
    returns: ['500 done'],
  });
  for (const end of ends) assert.deepEqual(end, ends[0]);
  await booksAreRight(t);
});

test('the same answer on two connections at once is booked once', async () => {
  const someone = await buyer(t, { used: 9 });
  const answer = { refunds: [refund('re-1', 900)], chargebacks: [chargeback('cb-1', 1350)] };
  await Promise.all([1, 2, 3].map(() => report(t, someone.id, answer)));
  const state = await stateOf(someone);
  assert.deepEqual([state.debt, state.left, state.returns], [810, 0, ['900 done']]);
  await booksAreRight(t);
});

test('a credit that returns to a purchase is usable as far as its remaining money pays for it, else it lapses and lowers the debt', async () => {
  const giveBack = (userId: string, of: string) =>
    t.services.unitOfWork((tx, afterCommit) =>
      giveBackToLots(t.services, { tx, afterCommit }, of, () =>
        giveBackCredits(tx, { userId, of, operationId: `back:${of}` }),
      ),
    );
  const withdrawn = await buyer(t, { used: 8 });
  await spend(t, withdrawn.user.id, 1, `one:${withdrawn.id}`);
  await report(t, withdrawn.id, { refunds: [refund('re-1', 1440)] });
  await giveBack(withdrawn.user.id, `one:${withdrawn.id}`);
  assert.equal((await stateOf(withdrawn)).balance, 1, 'its money is still here');

  const disputed = await buyer(t, { used: 8 });
  await spend(t, disputed.user.id, 1, `one:${disputed.id}`);
  await report(t, disputed.id, { chargebacks: [chargeback('cb-1', 2250)] });
  await giveBack(disputed.user.id, `one:${disputed.id}`);
  const { balance, debt } = await stateOf(disputed);
  assert.deepEqual([balance, debt], [0, 720]);
  await booksAreRight(t);
});
