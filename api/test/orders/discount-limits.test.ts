import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { READ_DISCOUNT_CODE } from '@rendezvous/contract/resources/payments/endpoints';
import { createTestApp, type TestClient } from '../harness.ts';
import { addCode, choose, order, payLate, refunded, started, statusOf } from '../payments/support.ts';

const t = await createTestApp();
after(() => t.close());
const { db } = t.services;

const refusal = async (client: TestClient, discountcode: string, body: object = {}) => {
  const answer = await order(client, { ...body, discountcode });
  return answer.status === 422 ? answer.code : answer.status;
};
const pause = (code: string) =>
  db.updateTable('discount_codes').set({ status: 'paused' }).where('code', '=', code).execute();
const end = (code: string) =>
  db.updateTable('discount_codes').set({ expires: t.clock.now() }).where('code', '=', code).execute();
const count = <T>(results: readonly T[], result: T) => results.filter((one) => one === result).length;

/** Sum of the discounts of all orders that reserve or use a code. */
async function costOf(code: string): Promise<number> {
  const rows = await db
    .selectFrom('discount_uses')
    .innerJoin('payments', 'payments.id', 'discount_uses.payment_id')
    .select('payments.discount_amount')
    .where('discount_uses.code', '=', code)
    .execute();
  return rows.reduce((sum, row) => sum + row.discount_amount, 0);
}

test('a code with a limit of uses is refused when all of them are reserved or used', async () => {
  await addCode(t, { code: 'TWO', max_uses: 2 });
  const [first, second, third] = await Promise.all([t.member(), t.member(), t.member()]);
  const open = await started(first.client, { discountcode: 'TWO' });
  const paid = await started(second.client, { discountcode: 'TWO' });
  await choose(second.client, paid.id, 'paid');
  assert.equal(await refusal(third.client, 'TWO'), 'code_exhausted');
  assert.equal((await third.client.call(READ_DISCOUNT_CODE, { code: 'TWO' })).code, 'code_exhausted');
  assert.equal((await first.client.call(READ_DISCOUNT_CODE, { code: 'TWO' })).status, 200);
  await choose(first.client, open.id, 'failed');
  assert.equal(await refusal(third.client, 'TWO'), 201);
});

test('a late payment whose code has no use left gives its money back', async () => {
  await addCode(t, { code: 'LAST', max_uses: 1 });
  const [early, late] = await Promise.all([t.member(), t.member()]);
  const left = await started(early.client, { discountcode: 'LAST' });
  await choose(early.client, left.id, 'failed');
  const paid = await started(late.client, { discountcode: 'LAST' });
  await choose(late.client, paid.id, 'paid');
  await payLate(t, left.id);
  await refunded(t);
  assert.equal(await statusOf(early.client, left.id), 'refunded');
  assert.equal(await costOf('LAST'), 225);
});

test('a code with a limit of its budget gives no more than that, open orders included', async () => {
  await addCode(t, { code: 'BUDGET', currency: 'EUR', max_budget: 500 });
  const members = await Promise.all(Array.from({ length: 3 }, () => t.member()));
  assert.equal(await refusal(members[0]!.client, 'BUDGET'), 201);
  assert.equal(await refusal(members[1]!.client, 'BUDGET', { package: 'p3' }), 'code_exhausted');
  assert.equal(await refusal(members[1]!.client, 'BUDGET'), 201);
  assert.equal(await refusal(members[2]!.client, 'BUDGET'), 'code_exhausted');
  assert.equal(await costOf('BUDGET'), 450);
});

test('two hundred parallel orders never pass a limit of uses or of a budget', async () => {
  const members = await Promise.all(Array.from({ length: 20 }, () => t.member()));
  await addCode(t, { code: 'SEVEN', max_uses: 7, validity: 'unlimited' });
  await addCode(t, { code: 'PURSE', currency: 'EUR', max_budget: 1000, validity: 'unlimited' });
  const orders = (code: string) =>
    Promise.all(Array.from({ length: 200 }, (_, index) => refusal(members[index % 20]!.client, code)));
  const uses = await orders('SEVEN');
  assert.deepEqual([count(uses, 201), count(uses, 'code_exhausted')], [7, 193]);
  const purse = await orders('PURSE');
  assert.deepEqual([count(purse, 201), count(purse, 'code_exhausted')], [4, 196]);
  assert.equal(await costOf('PURSE'), 900);
});

test('a code that ends or is paused while it is reserved stays good for its order', async () => {
  for (const stop of [pause, end]) {
    const [{ client }, other] = await Promise.all([t.member(), t.member()]);
    const code = `STOP-${stop.name.toUpperCase()}`;
    await addCode(t, { code });
    const open = await started(client, { discountcode: code });
    await stop(code);
    assert.equal(await refusal(other.client, code), 'code_expired');
    await choose(client, open.id, 'paid');
    assert.deepEqual([await statusOf(client, open.id), open.amount.amount], ['completed', 2025]);
  }
});

test('a code ends in its moment: an order of the same moment is refused', async () => {
  const { client } = await t.member();
  await addCode(t, { code: 'ZERO', expires: t.clock.now() });
  assert.equal(await refusal(client, 'ZERO'), 'code_expired');
});

test('a code for a first purchase is refused after one', async () => {
  await addCode(t, { code: 'FIRST', first_purchase: true });
  const { client } = await t.member();
  const bought = await started(client);
  await choose(client, bought.id, 'paid');
  assert.equal(await refusal(client, 'FIRST'), 'code_first');
  assert.equal(await refusal((await t.member()).client, 'FIRST'), 201);
});

test('an order stores the discount of its code', async () => {
  const { client } = await t.member();
  await addCode(t, { code: 'STATED' });
  const { id } = await started(client, { package: 'p3', discountcode: 'STATED' });
  const row = await db
    .selectFrom('payments')
    .select(['amount', 'discount_amount'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  assert.deepEqual(row, { amount: 4320, discount_amount: 480 });
});
