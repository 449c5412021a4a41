import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { READ_PACKAGES, READ_TIME_BONUS } from '@rendezvous/contract/resources/payments/endpoints';
import { createTestApp, type TestClient } from '../harness.ts';
import { addCode, choose, ledgerIsSound, order, started, statusOf } from '../payments/support.ts';

const t = await createTestApp();
after(() => t.close());

const TRANSFER = { method: 'sct' } as const;
const look = (client: TestClient, discountcode: string) => client.call(READ_PACKAGES, { discountcode });
const BONUS = { discountcode: 'TIMEBONUS25' };
const newMember = () => t.member({ signedUpAgo: 60 });

test('a code of one use is refused with a wire transfer, and stays free for others', async () => {
  await addCode(t, { code: 'ONE', validity: 'once' });
  const { client } = await t.member();
  assert.equal((await order(client, { ...TRANSFER, discountcode: 'ONE' })).code, 'code_method');
  const other = await t.member();
  const { id } = await started(other.client, { discountcode: 'ONE' });
  await choose(other.client, id, 'paid');
  assert.equal(await statusOf(other.client, id), 'completed');
});

test('a code of one use per member works with a wire transfer', async () => {
  await addCode(t, { code: 'EACH', validity: 'once-per-user' });
  const { client } = await t.member();
  assert.equal((await started(client, { ...TRANSFER, discountcode: 'EACH' })).discount_percentage, 10);
});

test('an own wire transfer with a code is not replaced, and the price list says which order uses the code', async () => {
  await addCode(t, { code: 'SLOW', validity: 'once-per-user' });
  const { client } = await t.member();
  const transfer = await started(client, { ...TRANSFER, discountcode: 'SLOW' });
  await t.advance(60);
  assert.equal((await order(client, { discountcode: 'SLOW' })).code, 'code_transfer');
  assert.equal((await look(client, 'SLOW')).code, 'code_transfer');
  assert.equal(await statusOf(client, transfer.id), 'pending');
  await choose(client, transfer.id, 'paid');
  assert.equal(await statusOf(client, transfer.id), 'completed');
  assert.equal((await look(client, 'SLOW')).code, 'code_used');
});

test('a code of a cancelled wire transfer is free again', async () => {
  await addCode(t, { code: 'AGAIN', validity: 'once-per-user' });
  const { client } = await t.member();
  await choose(client, (await started(client, { ...TRANSFER, discountcode: 'AGAIN' })).id, 'cancelled');
  assert.equal((await started(client, { discountcode: 'AGAIN' })).discount_percentage, 10);
});

test('the time bonus of an own wire transfer is not offered meanwhile', async () => {
  const { client } = await newMember();
  await started(client, { ...TRANSFER, ...BONUS });
  assert.equal((await client.call(READ_PACKAGES)).body.discount, null);
  assert.equal((await client.call(READ_TIME_BONUS)).body.timebonus, null);
});

for (const [title, turn] of [
  ['first', (ids: readonly string[]) => ids],
  ['last', (ids: readonly string[]) => ids.toReversed()],
] as const)
  test(`the first-purchase offer is given once, to the order that was made with it, paid ${title}`, async () => {
    const { client, user } = await newMember();
    const offered = await started(client, BONUS);
    const full = await started(client, { package: 'p1' });
    for (const id of turn([offered.id, full.id])) await choose(client, id, 'paid');
    assert.equal(await statusOf(client, offered.id), 'completed');
    assert.equal(await statusOf(client, full.id), 'completed');
    assert.equal((await order(client, BONUS)).code, 'code_used');
    const uses = t.services.db.selectFrom('discount_uses').select(['payment_id', 'state']);
    assert.deepEqual(await uses.where('user_id', '=', user.id).execute(), [
      { payment_id: offered.id, state: 'used' },
    ]);
    await ledgerIsSound(t);
  });
