import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { CHANGE_USER } from '@rendezvous/contract/resources/accounts/endpoints';
import { READ_TRANSACTIONS, START_PAYMENT } from '@rendezvous/contract/resources/payments/endpoints';
import { createWaiting } from '#src/money/payments/create.ts';
import { findPayment } from '#src/money/payments/repository.ts';
import { newId } from '#src/platform/lib/ids.ts';
import { createTestApp } from '../harness.ts';
import { addCode, ASKED, away, order, orderBy, started, statusOf, withProvider } from './support.ts';

const t = await createTestApp();
after(() => t.close());
const { db } = t.services;

const ordersOf = (userId: string) =>
  db.selectFrom('payments').selectAll().where('user_id', '=', userId).execute();
const madeFor = (paymentId: string) =>
  db.selectFrom('sandbox_payments').selectAll().where('payment_id', '=', paymentId).execute();

test('a provider that is away reserves neither code nor limit, and stores no order', async () => {
  const { user, client } = await t.member();
  await addCode(t, { code: 'AWAY' });
  await client.call(CHANGE_USER, { spend_limit: { amount: 5_000, currency: 'EUR' } });
  const { context, events } = withProvider(t, { create: away });
  const amount = { amount: 2_025, currency: 'EUR' };
  for (let count = 0; count < 20; count += 1)
    await assert.rejects(orderBy(context, user, { discountcode: 'AWAY', amount }), { code: 'unavailable' });
  assert.deepEqual(await ordersOf(user.id), []);
  assert.equal(events.filter(({ event }) => event === 'payment_provider_away').length, 20);
  assert.equal((await order(client, { discountcode: 'AWAY' })).status, 201);
});

test('a provider that is away before the order is stored changes nothing', async () => {
  const { user } = await t.member();
  const { context } = withProvider(t, { methods: away });
  await assert.rejects(orderBy(context, user), { code: 'unavailable' });
  assert.deepEqual(await ordersOf(user.id), []);
});

test('a creation that fails after it was done is one payment at the provider and one order after another try (mollie-api-php#642)', async () => {
  const { user } = await t.member();
  const id = newId();
  const { context, sandbox } = withProvider(t, {
    async create(wanted, key) {
      await sandbox.create(wanted, key);
      throw new Error('500 Internal Server Error');
    },
  });
  await assert.rejects(orderBy(context, user, { id }), { code: 'unavailable' });
  const { payment, redirect_url: url } = await orderBy(withProvider(t, {}).context, user, { id });
  assert.deepEqual([payment.id, payment.status], [id, 'pending']);
  assert.match(url ?? '', new RegExp(`/sandbox/checkout/${id}$`));
  assert.equal((await madeFor(id)).length, 1);
  assert.equal((await ordersOf(user.id)).length, 1);
});

test('the same key is the same order after its answer was lost with the process, and still with the code it reserved', async () => {
  const { user, client } = await t.member();
  await addCode(t, { code: 'LOST' });
  const amount = { amount: 2_025, currency: 'EUR' };
  const body = { package: 'p2', method: 'ideal', amount, discountcode: 'LOST', ...ASKED } as const;
  const headers = { 'idempotency-key': newId() };
  const send = () => client.call(START_PAYMENT, body, { headers });
  const first = await send();
  for (const seconds of [61, 3_600, 23 * 3_600 - 61]) {
    await db.updateTable('idempotency_keys').set({ status: null, body: null }).execute();
    await t.advance(seconds);
    const again = await Promise.all(Array.from({ length: 5 }, send));
    assert.deepEqual(
      new Set(again.map(({ status, body: { payment } }) => `${status} ${payment.id}`)),
      new Set([`201 ${first.body.payment.id}`]),
    );
  }
  assert.equal((await ordersOf(user.id)).length, 1);
});

test('a key of a lost answer makes no other order than its own', async () => {
  const { client } = await t.member();
  const amount = { amount: 2_250, currency: 'EUR' };
  const body = { package: 'p2', method: 'ideal', amount, ...ASKED } as const;
  const headers = { 'idempotency-key': newId() };
  await client.call(START_PAYMENT, body, { headers });
  await db.updateTable('idempotency_keys').set({ status: null }).execute();
  await t.advance(61);
  const other = await client.call(START_PAYMENT, { ...body, method: 'paypal' }, { headers });
  assert.deepEqual([other.status, other.code], [409, 'idempotency_mismatch']);
});

test('the order of a key does not depend on language, browser or address of the request (adyen-commercetools#1305)', async () => {
  const { client } = await t.member();
  const amount = { amount: 2_250, currency: 'EUR' };
  const body = { package: 'p2', method: 'ideal', amount, ...ASKED } as const;
  const key = newId();
  const ids = new Set<string>();
  for (const [language, browser] of [
    ['en', 'a browser'],
    ['de-DE', 'another one'],
  ] as const) {
    const headers = { 'idempotency-key': key, 'accept-language': language, 'user-agent': browser };
    ids.add((await client.call(START_PAYMENT, body, { headers })).body.payment.id);
    await db.updateTable('idempotency_keys').set({ status: null }).execute();
    await t.advance(61);
  }
  assert.equal(ids.size, 1);
});

test('an order whose process ended before it was made is made by a job, once', async () => {
  const { user, client } = await t.member();
  const id = newId();
  const { context } = withProvider(t, { create: () => new Promise<never>(() => {}) });
  void orderBy(context, user, { id });
  while (!(await findPayment(db, id))) await new Promise((next) => setImmediate(next));
  await t.services.jobs.drain();
  assert.deepEqual(await madeFor(id), [], 'the request still has time');
  await t.advance(31);
  await t.services.jobs.drain();
  const stored = await findPayment(db, id);
  const [made] = await madeFor(id);
  assert.equal(stored?.provider_id, made?.id);
  await createWaiting(context, { payment: id, origin: 'http://localhost:4200' });
  assert.equal(await statusOf(client, id), 'pending');
  const { items } = (await client.call(READ_TRANSACTIONS)).body;
  assert.equal(items.length, 1);
});

test('an order at another provider stays there after new orders go elsewhere', async () => {
  const elsewhere = await createTestApp({ PAYMENT_PROVIDER: 'sandbox-events' });
  after(() => elsewhere.close());
  const { user, client } = await elsewhere.member();
  const { id } = await started(client);
  const { provider } = (await findPayment(elsewhere.services.db, id))!;
  assert.equal(provider, 'sandbox-events');
  const { context } = withProvider(elsewhere, {});
  const second = await orderBy(context, user);
  const stored = (await findPayment(elsewhere.services.db, second.payment.id))!;
  assert.equal(stored.provider, 'sandbox');
});
