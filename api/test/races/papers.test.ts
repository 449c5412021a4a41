import assert from 'node:assert/strict';
import { findPayment } from '#src/money/payments/repository.ts';
import { issueReceipt } from '#src/money/papers/face.ts';
import type { TestApp } from '../harness.ts';
import { started } from '../payments/support.ts';
import { prepareRaces } from './support.ts';

const raceTest = await prepareRaces();

const numbersOf = async ({ services: { db } }: TestApp) =>
  (await db.selectFrom('papers').select('number').orderBy('number').execute()).map(({ number }) => number);

/** Issues the receipt of an order, and rolls it back where `fails`. */
async function issue({ services }: TestApp, paymentId: string, fails: boolean): Promise<void> {
  await services.unitOfWork(async (tx, afterCommit) => {
    const payment = (await findPayment(tx, paymentId))!;
    await issueReceipt(services, { tx, afterCommit }, payment);
    if (fails) throw new Error('rolled back');
  });
}

raceTest(
  'fifty receipts at once, on two servers, have numbers without gaps, and rolled back ones leave none',
  async ({ t, other }) => {
    const members = await Promise.all(Array.from({ length: 10 }, () => t.member()));
    const orders: string[] = [];
    for (const { client } of members)
      for (let count = 0; count < 7; count += 1) orders.push((await started(client, { package: 'p1' })).id);
    const results = await Promise.allSettled(
      orders.map((id, index) => issue(index % 2 ? t : other, id, index % 7 === 3 || index % 7 === 5)),
    );
    assert.equal(results.filter(({ status }) => status === 'fulfilled').length, 50);
    const year = new Date(t.clock.now()).getUTCFullYear();
    assert.deepEqual(
      await numbersOf(t),
      Array.from({ length: 50 }, (_, index) => `${year}-${String(index + 1).padStart(6, '0')}`),
    );
  },
);
