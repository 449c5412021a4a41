import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { Money } from '@rendezvous/contract/kernel/common';
import type { CountryCode } from '@rendezvous/contract/kernel/countries';
import type { CreatePaymentBody } from '@rendezvous/contract/resources/payments/schemas';
import { CHANGE_USER, REAUTHENTICATE } from '@rendezvous/contract/resources/accounts/endpoints';
import { READ_SPEND_LIMIT } from '@rendezvous/contract/resources/spend-limit/endpoints';
import { balanceOf } from '#src/money/wallet/face.ts';
import { localMonth } from '@rendezvous/rules/local-day';
import { createTestApp, PASSWORD, type TestClient } from '../harness.ts';
import { choose, ledgerIsSound, order, payLate, refunded, started, statusOf } from './support.ts';

const t = await createTestApp();
after(() => t.close());

const DAY = 86_400;
const eur = (amount: number): Money => ({ amount, currency: 'EUR' });
/** Changes the limit with a fresh log-in. */
async function set(client: TestClient, limit: Money | null) {
  await client.call(REAUTHENTICATE, { password: PASSWORD });
  return client.call(CHANGE_USER, { spend_limit: limit });
}
const read = async (client: TestClient) => (await client.call(READ_SPEND_LIMIT)).body;
const refused = async (client: TestClient, body: Partial<CreatePaymentBody> = {}) =>
  (await order(client, body)).problem;

/** Moves the clock to shortly after the start of the next month in the Netherlands. */
async function nextMonth(): Promise<void> {
  const { end } = localMonth(t.clock.now(), 'Europe/Amsterdam');
  await t.advance((end.getTime() - t.clock.now().getTime()) / 1000 + 60);
}
await nextMonth();

test('an order beyond the limit is refused with what is left and until when; one within it passes', async () => {
  const { client } = await t.member();
  assert.equal((await set(client, eur(2_500))).status, 200);
  await started(client, { package: 'p1' });
  const problem = await refused(client);
  assert.equal(problem.status, 409);
  assert.equal(problem.code, 'spend_limit_reached');
  assert.deepEqual(problem.params, { limit: eur(2_500), left: eur(1_500) });
  assert.equal(problem.reset_at, localMonth(t.clock.now(), 'Europe/Amsterdam').end.toISOString());
  await started(client, { package: 'p1' });
  assert.deepEqual(await read(client), {
    limit: eur(2_500),
    next: null,
    spent: eur(2_000),
    left: eur(500),
    currency: 'EUR',
    until: problem.reset_at,
  });
});

test('a limit of zero refuses each order, and without a limit none is refused', async () => {
  const { client } = await t.member();
  await set(client, eur(0));
  assert.equal((await refused(client, { package: 'p1' })).code, 'spend_limit_reached');
  const free = await t.member();
  const { limit, left, spent } = await read(free.client);
  assert.deepEqual([limit, left, spent], [null, null, eur(0)]);
  await started(free.client, { package: 'p3' });
});

test('a lower limit applies at once; a higher one and its end apply a day later', async () => {
  const { client } = await t.member();
  await set(client, eur(5_000));
  await set(client, eur(1_000));
  assert.deepEqual((await read(client)).limit, eur(1_000));
  const asked = t.clock.now().getTime();
  await set(client, eur(9_000));
  const { limit, next } = await read(client);
  assert.deepEqual([limit, next?.limit], [eur(1_000), eur(9_000)]);
  assert.ok(Date.parse(next!.from) >= asked + DAY * 1000);
  assert.equal((await refused(client)).code, 'spend_limit_reached');
  await t.advance(DAY + 60);
  assert.deepEqual((await read(client)).limit, eur(9_000));
  await started(client);

  await set(client, null);
  assert.deepEqual((await read(client)).next?.limit, null);
  assert.deepEqual((await read(client)).limit, eur(9_000));
  await t.advance(DAY + 60);
  assert.deepEqual((await read(client)).limit, null);
});

test('a raise that waits is dropped by the present limit asked for again, and starts again when asked for again', async () => {
  const { client } = await t.member();
  await set(client, eur(1_000));
  await set(client, eur(3_000));
  await set(client, eur(1_000));
  assert.equal((await read(client)).next, null);
  await set(client, eur(3_000));
  await t.advance(DAY / 2);
  await set(client, eur(4_000));
  await t.advance(DAY / 2 + 60);
  assert.deepEqual((await read(client)).limit, eur(1_000));
});

test('the month is that of the member’s country; the next one starts at nothing', async () => {
  const { client } = await t.member();
  await set(client, eur(2_500));
  await started(client);
  assert.equal((await refused(client)).code, 'spend_limit_reached');
  await nextMonth();
  await started(client);
});

test('a new order replaces an abandoned one; late money of the abandoned one is refunded', async () => {
  const { user, client } = await t.member();
  await set(client, eur(2_500));
  const left = await started(client);
  await t.advance(60);
  const paid = await started(client);
  assert.equal(await statusOf(client, left.id), 'cancelled');
  await choose(client, paid.id, 'paid');
  await payLate(t, left.id);
  await refunded(t);
  assert.equal(await statusOf(client, left.id), 'refunded');
  assert.equal(await statusOf(client, paid.id), 'completed');
  assert.equal(await balanceOf(t.services.db, user.id), paid.credits);
  await ledgerIsSound(t);
});

test('an expired order does not count in the month from its expiry, before it is marked', async () => {
  const { client } = await t.member();
  await set(client, eur(2_500));
  const { id } = await started(client, { package: 'p1' });
  assert.equal((await read(client)).spent.amount, 1_000);
  const { expires_at: end } = await t.services.db
    .selectFrom('payments')
    .select('expires_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  t.clock.advance((end.getTime() - t.clock.now().getTime()) / 1000 + 1);
  assert.equal((await read(client)).spent.amount, 0);
});

test('orders of another currency count by the site’s prices, so a change of country opens no second limit', async () => {
  const { client } = await t.member();
  await set(client, eur(2_500));
  await started(client);
  await client.call(CHANGE_USER, { payment_country: 'PL' });
  const problem = await refused(client, { package: 'p1', method: 'blik' });
  const left = problem.params?.left as Money | undefined;
  assert.deepEqual([problem.code, left?.currency], ['spend_limit_reached', 'PLN']);
});

test('a limit in a currency that is not the member’s own, or that is no amount, is refused', async () => {
  const { client } = await t.member();
  assert.equal((await set(client, { amount: 1_000, currency: 'USD' })).status, 422);
  assert.equal((await set(client, eur(-1))).status, 422);
  assert.equal((await set(client, eur(1.5))).status, 422);
  assert.equal((await read(client)).limit, null);
});

test('a wire transfer that is under way stays pending when an order beyond the limit is refused', async () => {
  const { client } = await t.member();
  await set(client, eur(2_500));
  const transfer = await started(client, { method: 'sct' });
  await t.advance(60);
  const problem = await refused(client);
  assert.equal(problem.code, 'spend_limit_reached');
  assert.deepEqual(problem.params?.left, eur(250));
  assert.equal(await statusOf(client, transfer.id), 'pending');
});

test('an order of exactly what is left passes, and an order left at the checkout stays pending', async () => {
  const { client } = await t.member();
  await set(client, eur(3_250));
  const left = await started(client, { package: 'p1' });
  await t.advance(60);
  await started(client);
  assert.equal(await statusOf(client, left.id), 'pending');
  assert.equal((await read(client)).left?.amount, 0);
});

test('an order of exactly the limit replaces an order left at the checkout', async () => {
  const { client } = await t.member();
  await set(client, eur(2_250));
  const left = await started(client);
  await t.advance(60);
  await started(client);
  assert.equal(await statusOf(client, left.id), 'cancelled');
});

test('what the limit leaves to an order is in the currency of its country, without orders that it replaces', async () => {
  const { client } = await t.member();
  await set(client, eur(5_000));
  await started(client, { package: 'p1', method: 'sct' });
  await started(client, { package: 'p2' });
  const leftTo = async (country: CountryCode) => {
    const { limit, left } = (await client.call(READ_SPEND_LIMIT, { country })).body;
    return { limit, left };
  };
  assert.deepEqual(await leftTo('NL'), { limit: eur(5_000), left: eur(1_750) });
  await t.advance(11);
  assert.deepEqual((await read(client)).left, eur(1_750), 'the settings count what is pending');
  assert.deepEqual(await leftTo('NL'), { limit: eur(5_000), left: eur(4_000) }, 'a transfer is not replaced');
  const zloty = (amount: number): Money => ({ amount, currency: 'PLN' });
  assert.deepEqual(await leftTo('PL'), { limit: zloty(22_000), left: zloty(17_600) });
  await started(client, { package: 'p4', credits: 40 });
  assert.equal((await refused(client, { package: 'p4', credits: 5 })).code, 'spend_limit_reached');
});
