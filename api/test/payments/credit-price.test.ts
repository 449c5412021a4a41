import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { CreditPrice } from '@rendezvous/contract/resources/accounts/schemas';
import { READ_USER } from '@rendezvous/contract/resources/accounts/endpoints';
import { grantCredits, spendCredits } from '#src/money/wallet/face.ts';
import { lotsOf } from '#src/money/wallet/service.ts';
import { createTestApp, type TestClient } from '../harness.ts';
import { choose, started } from './support.ts';

const t = await createTestApp();
after(() => t.close());

const euros = (amount: number, credits: number, until: number): CreditPrice => ({
  price: { amount, currency: 'EUR' },
  credits,
  until,
});

async function priceOf(client: TestClient): Promise<CreditPrice | null> {
  const user = (await client.call(READ_USER)).body.user!;
  return user.credit_price;
}

async function buy(client: TestClient, packageId: 'p1' | 'p3'): Promise<void> {
  const { id } = await started(client, { package: packageId });
  await choose(client, id, 'paid');
}

let operation = 0;
const spend = (userId: string, credits: number) =>
  t.services.unitOfWork((tx) =>
    spendCredits(tx, { userId, credits, reason: 'message', operationId: `spent ${(operation += 1)}` }),
  );
const give = (userId: string, credits: number) =>
  t.services.unitOfWork((tx) =>
    grantCredits(tx, { userId, credits, kind: 'compensation', operationId: `given ${(operation += 1)}` }),
  );

test('a member without a purchase has no price of their own, with given credits either', async () => {
  const { user, client } = await t.member({ signedUpAgo: 3 * 86_400 });
  assert.equal(await priceOf(client), null);
  await give(user.id, 5);
  assert.equal(await priceOf(client), null);
});

test('a buyer of ten credits and a buyer of sixty each see what they paid', async () => {
  const ten = await t.member({ signedUpAgo: 3 * 86_400 });
  await buy(ten.client, 'p1');
  assert.deepEqual(await priceOf(ten.client), euros(1000, 10, 0));
  const sixty = await t.member({ signedUpAgo: 3 * 86_400 });
  await buy(sixty.client, 'p3');
  assert.deepEqual(await priceOf(sixty.client), euros(4800, 60, 0));
});

test('of several purchases the oldest with credits left counts, and the last one when nothing is left', async () => {
  const { user, client } = await t.member({ signedUpAgo: 3 * 86_400 });
  await buy(client, 'p1');
  await buy(client, 'p3');
  assert.deepEqual(await priceOf(client), euros(1000, 10, 60));
  await spend(user.id, 9);
  assert.deepEqual(await priceOf(client), euros(1000, 10, 60), 'one of the ten is left');
  await spend(user.id, 1);
  assert.deepEqual(await priceOf(client), euros(4800, 60, 0));
  await spend(user.id, 60);
  assert.deepEqual(await priceOf(client), euros(4800, 60, 0), 'all are spent');
});

test('given credits are spent first and cost nothing; the price is that of the lot in the ledger', async () => {
  const { user, client } = await t.member({ signedUpAgo: 3 * 86_400 });
  await buy(client, 'p1');
  await give(user.id, 2);
  assert.deepEqual(await priceOf(client), euros(0, 1, 10));
  await spend(user.id, 2);
  const next = (await lotsOf(t.services.db, user.id)).find(({ remaining }) => remaining > 0);
  assert.equal(next?.purse, 'paid');
  assert.deepEqual(await priceOf(client), euros(1000, 10, 0));
});
