import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { UserResponse } from '@rendezvous/contract/user';
import type { FastifyRequest } from 'fastify';
import { offersOf } from '#src/site/render/offers.ts';
import { createTestApp, type TestClient } from '../harness.ts';

const t = await createTestApp();
after(() => t.close());

/** As much of a request for a page as its offers depend on. */
const page = {
  server: t.app,
  host: 'localhost',
  cookies: {},
  headers: {},
  ip: '127.0.0.1',
  viewer: null,
  log: t.app.log,
} as unknown as FastifyRequest;
const NONE = { bonus: null, welcome: null, window_seconds: 14_400 };
const userOf = async (client: TestClient) => ({
  user: (await client.get<UserResponse>('/api/user.php')).body.user,
  known: true,
});

test('[2.056] a new member’s page is rendered with their bonus, on the server’s clock', async () => {
  const { client } = await t.member({ signedUpAgo: 600 });
  const { bonus, welcome } = await offersOf(page, await userOf(client));
  assert.equal(bonus?.code, 'TIMEBONUS25');
  assert.equal(welcome?.expires, bonus?.expires_at);
});

test('[1.013] a visitor’s page is rendered with the welcome discount, which has no clock yet', async () => {
  const { bonus, welcome } = await offersOf(page, { user: null, known: true });
  assert.deepEqual([bonus, welcome?.value_percentage, welcome?.expires], [null, 25, null]);
});

test('[4.019] pages of paying and of older members carry no offer', async () => {
  for (const traits of [{ signedUpAgo: 600, paid: true }, { signedUpAgo: 14_401 }]) {
    const { client } = await t.member(traits);
    assert.deepEqual(await offersOf(page, await userOf(client)), NONE);
  }
});

test('[8.022] a welcome discount that cannot be read leaves the page as it is', async () => {
  const broken = { ...t.services, db: null };
  const { client } = await t.member({ signedUpAgo: 600 });
  const failing = {
    ...page,
    server: { services: broken, log: t.app.log },
    log: t.app.log,
  } as unknown as FastifyRequest;
  assert.deepEqual(await offersOf(failing, await userOf(client)), NONE);
});

test('a page that cannot tell whom it is for offers nothing', async () => {
  assert.deepEqual(await offersOf(page, { user: null, known: false }), NONE);
});
