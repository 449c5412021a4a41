import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { LONGEST_STAY_MS } from '@rendezvous/contract/resources/visits/schemas';
import { LOG_BOUNCE, PAGE_HIDDEN } from '@rendezvous/contract/resources/visits/endpoints';
import { stayOf } from '#src/identity/visits/service.ts';
import { createTestApp, type TestClient } from '../harness.ts';
import { snapshot } from '../support/databases/snapshot.ts';

const t = await createTestApp();
after(() => t.close());
const { db } = t.services;

/** What `navigator.sendBeacon` sends: no header of ours, only what the browser adds by itself. */
const beacon = (client: TestClient, headers: Record<string, string> = {}) =>
  client.call(PAGE_HIDDEN, {}, { headers: { 'x-client': '', ...headers } });
const lastActive = async (id: string) =>
  (await db.selectFrom('users').select('last_active').where('id', '=', id).executeTakeFirstOrThrow())
    .last_active;
const bounces = () =>
  db.selectFrom('bounce_counts').select(['route', 'stay', 'count']).orderBy('stay').execute();

test('[7.008] a page that becomes hidden writes down until when its member was here, and nothing of others', async () => {
  const { user, client } = await t.member();
  const other = await t.makeUser();
  const before = await lastActive(other.id);
  await t.advance(120);
  const answer = await beacon(client);
  assert.deepEqual([answer.status, answer.text], [204, '']);
  assert.ok(t.clock.now().getTime() - (await lastActive(user.id)).getTime() < 10_000);
  assert.deepEqual(await lastActive(other.id), before);
});

test('a visitor’s beacon, and one of another site, change nothing', async () => {
  const { client } = await t.member();
  await t.advance(120);
  const before = await snapshot(db);
  assert.equal((await beacon(t.asVisitor())).status, 204);
  assert.equal(
    (await beacon(client, { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' })).status,
    403,
  );
  assert.equal((await client.call(PAGE_HIDDEN, { user: 'somebody' })).status, 422);
  assert.deepEqual(await snapshot(db), before);
});

test('[2.068] bounces are counted by route, day and rough length of stay, without an identity', async () => {
  const visitor = t.asVisitor();
  for (const duration of [800, 4_999, 5_000, LONGEST_STAY_MS]) {
    assert.equal((await visitor.call(LOG_BOUNCE, { route: 'landers-adultonly', duration })).status, 204);
  }
  assert.deepEqual(await bounces(), [
    { route: 'landers-adultonly', stay: 'longer', count: 1 },
    { route: 'landers-adultonly', stay: 'under_30s', count: 1 },
    { route: 'landers-adultonly', stay: 'under_5s', count: 2 },
  ]);
  const columns = Object.keys(
    (await db.selectFrom('bounce_counts').selectAll().executeTakeFirstOrThrow()) as object,
  );
  assert.deepEqual(columns.sort(), ['count', 'day', 'route', 'stay']);
});

test('a bounce of an unknown route, or longer than a day, is refused', async () => {
  const before = await bounces();
  for (const body of [
    { route: 'nowhere', duration: 5 },
    { route: 'index', duration: LONGEST_STAY_MS + 1 },
    { route: 'index', duration: -1 },
  ]) {
    assert.equal((await t.asVisitor().send(LOG_BOUNCE, body)).status, 422, JSON.stringify(body));
  }
  assert.deepEqual(await bounces(), before);
});

test('one address sends twenty bounces a minute, then no more', async (context) => {
  const strict = await createTestApp({ RATE_LIMIT_FACTOR: '1' });
  context.after(() => strict.close());
  const visitor = strict.asVisitor();
  const statuses: number[] = [];
  for (let count = 0; count < 22; count += 1)
    statuses.push((await visitor.call(LOG_BOUNCE, { route: 'index', duration: 1 })).status);
  assert.deepEqual(statuses.slice(-3), [204, 429, 429]);
});

test('a stay falls into the first length it is below', () => {
  assert.deepEqual([0, 5_000, 30_000, 120_000, 600_000].map(stayOf), [
    'under_5s',
    'under_30s',
    'under_2m',
    'under_10m',
    'longer',
  ]);
});
