import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { READ_USER } from '@rendezvous/contract/resources/accounts/endpoints';
import { fromPool } from '#src/platform/db/database.ts';
import { serverPool } from '#src/platform/db/pool.ts';
import { DEFAULT_DOMAIN } from '#src/platform/settings/face.ts';
import { offersOf } from '#src/pages/render/offers.ts';
import type { PageMember } from '#src/pages/render/page-member.ts';
import { createTestApp, type TestClient } from '../harness.ts';

const t = await createTestApp();
after(() => t.close());

const offersFor = (member: PageMember, services = t.services) =>
  offersOf(
    services,
    { viewer: null, domain: DEFAULT_DOMAIN, country: 'NL', now: t.clock.now() },
    member,
    t.app.log,
  );
const NONE = { bonus: null, welcome: null, window_seconds: 14_400 };
const userOf = async (client: TestClient) => ({
  user: (await client.call(READ_USER)).body.user,
  known: true,
});

test('[2.056] a new member’s page is rendered with their bonus, on the server’s clock', async () => {
  const { client } = await t.member({ signedUpAgo: 600 });
  const { bonus, welcome } = await offersFor(await userOf(client));
  assert.equal(bonus?.code, 'TIMEBONUS25');
  assert.equal(welcome?.expires, bonus?.expires_at);
});

test('[1.013] a visitor’s page is rendered with the welcome discount, which has no clock yet', async () => {
  const { bonus, welcome } = await offersFor({ user: null, known: true });
  assert.deepEqual([bonus, welcome?.value_percentage, welcome?.expires], [null, 25, null]);
});

test('[4.019] pages of paying and of older members carry no offer', async () => {
  for (const traits of [{ signedUpAgo: 600, paid: true }, { signedUpAgo: 14_401 }]) {
    const { client } = await t.member(traits);
    assert.deepEqual(await offersFor(await userOf(client)), NONE);
  }
});

test('[8.022] a welcome discount that cannot be read leaves the page as it is', async () => {
  const unreachable = fromPool('postgres', serverPool('postgres://127.0.0.1:1/none'));
  const { client } = await t.member({ signedUpAgo: 600 });
  const services = { ...t.services, db: unreachable.db };
  assert.deepEqual(await offersFor(await userOf(client), services), NONE);
  await unreachable.close();
});

test('a page without a known viewer offers nothing', async () => {
  assert.deepEqual(await offersFor({ user: null, known: false }), NONE);
});
