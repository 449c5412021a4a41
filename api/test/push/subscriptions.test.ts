import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { PushSubscriptionJson } from '@rendezvous/contract/resources/push/schemas';
import { SUBSCRIBE_PUSH, UNSUBSCRIBE_PUSH } from '@rendezvous/contract/resources/push/endpoints';
import { LOG_IN, LOG_OUT } from '@rendezvous/contract/resources/accounts/endpoints';
import { READ_SETTINGS } from '@rendezvous/contract/settings/endpoints';
import { PushBrowser } from '../support/push/push-browser.ts';
import { createTestApp, type TestClient } from '../harness.ts';

const t = await createTestApp();
after(() => t.close());

const subscribe = (client: TestClient, subscription: PushSubscriptionJson) =>
  client.call(SUBSCRIBE_PUSH, { subscription });
const unsubscribe = (client: TestClient, endpoint: string) => client.call(UNSUBSCRIBE_PUSH, { endpoint });
const browser = (name: string) => new PushBrowser(`https://push.example/${name}`);
const endpointsOf = async (userId: string) => {
  const rows = await t.services.db
    .selectFrom('push_subscriptions')
    .select('endpoint')
    .where('user_id', '=', userId)
    .orderBy('endpoint')
    .execute();
  return rows.map((row) => row.endpoint);
};

test('[7.006] a subscription is stored for each browser of a member, once, and removed', async () => {
  const { user, client } = await t.member();
  const [phone, desk] = [browser('phone'), browser('desk')];
  for (const each of [phone, desk, desk])
    assert.equal((await subscribe(client, each.subscription)).status, 204);
  assert.deepEqual(await endpointsOf(user.id), [desk.endpoint, phone.endpoint]);
  assert.equal((await unsubscribe(client, desk.endpoint)).status, 204);
  assert.deepEqual(await endpointsOf(user.id), [phone.endpoint]);
});

test('a log-in at the same address is still a log-in', async () => {
  const { user } = await t.member();
  const answer = await t.asVisitor().call(LOG_IN, { email: user.email, password: 'violet-harbour-42' });
  assert.equal(answer.status, 200);
});

test('a visitor cannot subscribe, and a member cannot end the subscription of another', async () => {
  const [anna, bo] = [await t.member(), await t.member()];
  const phone = browser('annas');
  assert.equal((await subscribe(t.asVisitor(), phone.subscription)).code, 'authentication_required');
  await subscribe(anna.client, phone.subscription);
  assert.equal((await unsubscribe(bo.client, phone.endpoint)).status, 204);
  assert.deepEqual(await endpointsOf(anna.user.id), [phone.endpoint]);
});

test('a browser another account uses now belongs to that account', async () => {
  const [anna, bo] = [await t.member(), await t.member()];
  const shared = browser('shared');
  await subscribe(anna.client, shared.subscription);
  await subscribe(bo.client, shared.subscription);
  assert.deepEqual([await endpointsOf(anna.user.id), await endpointsOf(bo.user.id)], [[], [shared.endpoint]]);
});

test('a subscription ends with the session it came with', async () => {
  const { user, client } = await t.member();
  await subscribe(client, browser('leaving').subscription);
  await client.call(LOG_OUT);
  assert.deepEqual(await endpointsOf(user.id), []);
});

test('a member has the newest twenty browsers', async () => {
  const { user, client } = await t.member();
  for (let index = 10; index < 32; index += 1) {
    await subscribe(client, browser(`many-${index}`).subscription);
    await t.advance(1);
  }
  const endpoints = await endpointsOf(user.id);
  assert.equal(endpoints.length, 20);
  assert.equal(endpoints[0], 'https://push.example/many-12');
});

test('only public https endpoints with usable keys are stored', async () => {
  const { user, client } = await t.member();
  const good = browser('good').subscription;
  const refused = [
    'http://push.example/x',
    'https://user:secret@push.example/x',
    'https://push.example:8443/x',
    'https://127.0.0.1/x',
    'https://[::1]/x',
    'https://0x7f.1/x',
    'https://10.1.2.3/x',
    'https://192.168.0.1/x',
    'https://169.254.169.254/latest',
    'https://[fd00::1]/x',
    'https://[::ffff:10.0.0.1]/x',
    'https://100.64.0.1/x',
    `https://push.example/${'x'.repeat(1000)}`,
  ];
  for (const endpoint of refused) {
    const answer = await subscribe(client, { ...good, endpoint });
    assert.equal(answer.code, 'validation_failed', endpoint);
  }
  const badKey = { ...good, keys: { ...good.keys, p256dh: `B${'A'.repeat(86)}` } };
  assert.equal((await subscribe(client, badKey)).problem.errors?.[0]?.field, 'subscription.keys.p256dh');
  assert.deepEqual(await endpointsOf(user.id), []);
});

test('the key browsers subscribe with is in the settings, and is the same after a restart', async () => {
  const key = async () => (await t.asVisitor().call(READ_SETTINGS)).body.settings.push_public_key;
  const first = await key();
  assert.match(first ?? '', /^[A-Za-z0-9_-]{87}$/);
  const { vapidKeys } = await import('#src/platform/push/keys.ts');
  assert.equal((await vapidKeys(t.services.secrets, t.services.config)).publicKey, first);
});
