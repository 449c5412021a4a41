import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { PaymentMethodId } from '@rendezvous/contract/resources/payments/schemas';
import { READ_REPEAT_ORDER } from '@rendezvous/contract/resources/payments/endpoints';
import { CHANGE_USER } from '@rendezvous/contract/resources/accounts/endpoints';
import { newId } from '#src/platform/lib/ids.ts';
import { createTestApp, type TestClient } from '../harness.ts';
import { choose, started } from './support.ts';

const t = await createTestApp();
after(() => t.close());
const { db } = t.services;

const orderOf = async (client: TestClient) => (await client.call(READ_REPEAT_ORDER)).body.order;

interface Consent {
  method?: PaymentMethodId;
  optedIn?: boolean;
  revoked?: boolean;
  provider?: string;
}

/** Stores a means of payment, as a provider's answer will. */
async function addMandate(
  userId: string,
  { method = 'creditcard', optedIn = true, revoked = false, provider = 'sandbox' }: Consent = {},
): Promise<void> {
  const now = t.clock.now();
  await db
    .insertInto('mandates')
    .values({
      id: newId(),
      user_id: userId,
      method,
      provider,
      token_reference: newId(),
      created_at: now,
      opted_in_at: optedIn ? now : null,
      revoked_at: revoked ? now : null,
    })
    .execute();
}

/** A member who bought with a credit card. */
async function buyer(body: Parameters<typeof started>[1] = {}) {
  const { user, client } = await t.member();
  const payment = await started(client, { package: 'p2', method: 'creditcard', ...body });
  await choose(client, payment.id, 'paid');
  return { user, client };
}

test('[6.008] the last completed order can be repeated once its means of payment is stored with consent, at today’s price', async () => {
  const { user, client } = await buyer();
  assert.equal(await orderOf(client), null);
  await addMandate(user.id);
  assert.deepEqual(await orderOf(client), {
    package: 'p2',
    credits: 25,
    method: 'creditcard',
    price: { amount: 2250, currency: 'EUR' },
  });
});

test('an own amount is repeated as it was', async () => {
  const { user, client } = await buyer({ package: 'p4', credits: 7 });
  await addMandate(user.id);
  assert.deepEqual(await orderOf(client), {
    package: 'p4',
    credits: 7,
    method: 'creditcard',
    price: { amount: 700, currency: 'EUR' },
  });
});

test('what is not agreed to, revoked, of another method or of another provider cannot be repeated', async () => {
  for (const consent of [
    { optedIn: false },
    { revoked: true },
    { method: 'paypal' },
    { provider: 'elsewhere' },
  ] as const) {
    const { user, client } = await buyer();
    await addMandate(user.id, consent);
    assert.equal(await orderOf(client), null, JSON.stringify(consent));
  }
});

test('only a completed payment counts, and the last one decides', async () => {
  const { user, client } = await buyer();
  await addMandate(user.id);
  await choose(client, (await started(client, { package: 'p1', method: 'paypal' })).id, 'failed');
  assert.equal((await orderOf(client))?.package, 'p2');
  await t.advance(1);
  await choose(client, (await started(client, { package: 'p1', method: 'paypal' })).id, 'paid');
  assert.equal(await orderOf(client), null);
});

test('the consent of one member is not valid for another, and visitors have no order', async () => {
  const { user } = await buyer();
  await addMandate(user.id);
  const other = await buyer();
  assert.equal(await orderOf(other.client), null);
  assert.equal((await t.asVisitor().call(READ_REPEAT_ORDER)).status, 403);
});

test('a method the payment country does not offer is not repeated', async () => {
  const { user, client } = await buyer({ method: 'ideal' });
  await addMandate(user.id, { method: 'ideal' });
  assert.equal((await orderOf(client))?.method, 'ideal');
  await client.call(CHANGE_USER, { payment_country: 'FR' });
  assert.equal(await orderOf(client), null);
});

test('a method is stored once at a time: a second consent in force is refused by the table', async () => {
  const { user } = await buyer();
  await addMandate(user.id);
  await assert.rejects(addMandate(user.id));
  await addMandate(user.id, { revoked: true });
});
