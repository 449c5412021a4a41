import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { balanceOf } from '#src/money/wallet/face.ts';
import { createTestApp, type TestClient } from '../harness.ts';
import { addCode, choose, ledgerIsSound, order, payLate, refunded, started, statusOf } from './support.ts';

const t = await createTestApp();
after(() => t.close());
const { db } = t.services;
const checkout = async (client: TestClient, id: string) => (await client.get(`/sandbox/checkout/${id}`)).text;

/** Orders with one code, each of which replaces the one before. */
async function replacedOrders(client: TestClient, discountcode: string): Promise<string[]> {
  const ids: string[] = [];
  for (let count = 0; count < 4; count += 1) {
    ids.push((await started(client, { discountcode })).id);
    await t.advance(11);
  }
  return ids;
}

/** The statuses of orders, once their returns are made. */
async function statusesOf(client: TestClient, ids: readonly string[]) {
  await refunded(t);
  return Promise.all(ids.map((id) => statusOf(client, id)));
}

/** Exactly one order is completed with the discount, and the money of the others goes back. */
async function assertOneDiscount(client: TestClient, userId: string, ids: readonly string[]): Promise<void> {
  const statuses = await statusesOf(client, ids);
  assert.deepEqual(statuses.toSorted(), ['completed', 'refunded', 'refunded', 'refunded']);
  assert.equal(await balanceOf(db, userId), 25);
  const uses = await db
    .selectFrom('discount_uses')
    .select(['payment_id', 'state'])
    .where('user_id', '=', userId)
    .execute();
  assert.deepEqual(uses, [{ payment_id: ids[statuses.indexOf('completed')], state: 'used' }]);
  for (const [index, id] of ids.entries())
    assert.equal(
      /€22\.50 refunded|€16\.88 refunded/.test(await checkout(client, id)),
      statuses[index] === 'refunded',
    );
  await ledgerIsSound(t);
}

for (const [order, turn] of [
  ['first to last', (ids: string[]) => ids],
  ['last to first', (ids: string[]) => ids.toReversed()],
] as const)
  test(`four replaced orders paid late, ${order}, give one discount; the money of the others goes back`, async () => {
    const { user, client } = await t.member({ signedUpAgo: 60 });
    const ids = await replacedOrders(client, 'TIMEBONUS25');
    for (const id of turn(ids)) await payLate(t, id);
    await assertOneDiscount(client, user.id, ids);
    for (const id of ids) await payLate(t, id);
    await assertOneDiscount(client, user.id, ids);
  });

test('four replaced orders paid late in parallel give one discount', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { user, client } = await t.member({ signedUpAgo: 60 });
    const ids = await replacedOrders(client, 'TIMEBONUS25');
    await Promise.all([...ids, ...ids].map((id) => payLate(t, id)));
    await assertOneDiscount(client, user.id, ids);
  }
});

test('a replaced order whose discount is free again is completed with it, once', async () => {
  const { user, client } = await t.member();
  await addCode(t, { code: 'FREED' });
  const [first = '', second = '', third = '', last = ''] = await replacedOrders(client, 'FREED');
  await choose(client, last, 'failed');
  await Promise.all([first, second, third].map((id) => payLate(t, id)));
  const statuses = await statusesOf(client, [first, second, third]);
  assert.deepEqual(statuses.toSorted(), ['completed', 'refunded', 'refunded']);
  assert.equal(await balanceOf(db, user.id), 25);
});

test('a refunded order makes no member premium', async () => {
  const { user, client } = await t.member();
  await addCode(t, { code: 'HELD' });
  const [first = ''] = await replacedOrders(client, 'HELD');
  await payLate(t, first);
  await refunded(t);
  const { paid_user: paid } = await db
    .selectFrom('users')
    .select('paid_user')
    .where('id', '=', user.id)
    .executeTakeFirstOrThrow();
  assert.deepEqual(
    [await statusOf(client, first), paid, await balanceOf(db, user.id)],
    ['refunded', false, 0],
  );
});

test('the checkout of a replaced order and of an expired one is closed by a job and accepts no payment', async () => {
  const { user, client } = await t.member();
  await addCode(t, { code: 'LEFT' });
  const [first = '', ...others] = await replacedOrders(client, 'LEFT');
  const last = others.at(-1) ?? '';
  assert.doesNotMatch(await checkout(client, first), /This checkout is closed/);
  await t.services.jobs.drain();
  assert.match(await checkout(client, first), /This checkout is closed/);
  assert.doesNotMatch(await checkout(client, last), /This checkout is closed/);
  assert.equal((await choose(client, first, 'paid')).status, 303);
  assert.equal(await statusOf(client, first), 'cancelled');
  await t.advance(31 * 60);
  await t.services.jobs.drain();
  assert.equal(await statusOf(client, last), 'expired');
  await choose(client, last, 'paid');
  assert.deepEqual([await statusOf(client, last), await balanceOf(db, user.id)], ['expired', 0]);
});

test('a code reserved by another member’s order is refused, however old the order is', async () => {
  const [holder, other] = [await t.member(), await t.member()];
  await addCode(t, { code: 'ONE-FOR-ALL', validity: 'once' });
  const reserved = await started(holder.client, { discountcode: 'ONE-FOR-ALL' });
  for (const seconds of [0, 11, 600]) {
    await t.advance(seconds);
    const refused = await order(other.client, { discountcode: 'ONE-FOR-ALL' });
    assert.deepEqual([refused.status, refused.code], [422, 'code_used'], `after ${seconds} s`);
  }
  assert.equal(await statusOf(holder.client, reserved.id), 'pending');
  await choose(holder.client, reserved.id, 'paid');
  assert.equal(await statusOf(holder.client, reserved.id), 'completed');
});
