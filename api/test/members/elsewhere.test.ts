import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { BLOCK } from '@rendezvous/contract/resources/blocks/endpoints';
import { SEARCH_ELSEWHERE, SEARCH_MEMBERS } from '@rendezvous/contract/resources/members/endpoints';
import { READ_SETTINGS } from '@rendezvous/contract/settings/endpoints';
import type { QueryOf } from '@rendezvous/contract/kernel/call';
import { writeDomain } from '#src/platform/settings/face.ts';
import { createTestApp, type TestClient, type UserTraits } from '../harness.ts';

const HERE = 'here.example';
const THERE = 'there.example';
const FILTER = { country: 'ES', countryregion: 'Galicia' } as const;

const t = await createTestApp();
after(() => t.close());
const visitor = t.asVisitor();
const options = { headers: { host: HERE } };

const makeAt = async (domain: string, traits: UserTraits = {}) => {
  const user = await t.makeUser({ country: 'ES', region: 'Galicia', ...traits });
  await t.services.db.updateTable('users').set({ domain }).where('id', '=', user.id).execute();
  return user;
};
const elsewhere = async (client: TestClient, query: QueryOf<typeof SEARCH_ELSEWHERE> = FILTER) =>
  (await client.call(SEARCH_ELSEWHERE, query, options)).body.sites;
const search = async (client: TestClient) => (await client.call(SEARCH_MEMBERS, FILTER, options)).body;
const names = ({ items }: { items: { name: string }[] }) => items.map(({ name }) => name).toSorted();

before(async () => {
  await writeDomain(t.services.db, HERE, HERE);
  await writeDomain(t.services.db, THERE, THERE);
  await t.set('name', 'The Other Half', THERE);
});
beforeEach(async () => {
  await t.set('member_resell', false, HERE);
  await t.set('logged_out_search', 'all', HERE);
});

const own = await makeAt(HERE);
const sold = await makeAt(THERE);
await makeAt(THERE, { fictional: true, name: 'marked' });

test('[1.008] members of another site are in a section with its name, and not among the results, while member_resell is on', async () => {
  const { client } = await t.member({ country: 'IE' });
  await t.set('member_resell', true, HERE);
  const [site, ...others] = await elsewhere(client);
  assert.deepEqual(others, []);
  assert.deepEqual(
    [site?.domain, site?.name, site?.count, site?.count_capped],
    [THERE, 'The Other Half', 2, false],
  );
  assert.deepEqual(names(site!), ['marked', sold.name].toSorted());
  assert.equal(site?.items.find(({ name }) => name === 'marked')?.fictional, true);
  const results = await search(client);
  assert.deepEqual([names(results), results.num_results], [[own.name], 1]);
});

test('[1.008] while member_resell is off there is no section, and all sites are one list', async () => {
  const { client } = await t.member({ country: 'IE' });
  assert.deepEqual(await elsewhere(client), []);
  assert.deepEqual(names(await search(client)), ['marked', own.name, sold.name].toSorted());
});

test('the section follows the filters, and leaves out what the viewer may not see', async () => {
  const { client } = await t.member({ country: 'IE' });
  await t.set('member_resell', true, HERE);
  assert.deepEqual(await elsewhere(client, { ...FILTER, min_age: 90 }), []);
  assert.deepEqual(names((await elsewhere(client, { ...FILTER, fictional: false }))[0]!), [sold.name]);
  await client.call(BLOCK, { member: sold.id });
  assert.deepEqual(names((await elsewhere(client))[0]!), ['marked']);
});

test('visitors get the section under "all" alone; "none" asks them to log in', async () => {
  await t.set('member_resell', true, HERE);
  assert.equal((await elsewhere(visitor)).length, 1);
  await t.set('logged_out_search', 'limited', HERE);
  assert.deepEqual(await elsewhere(visitor), []);
  await t.set('logged_out_search', 'none', HERE);
  assert.equal((await visitor.call(SEARCH_ELSEWHERE, undefined, options)).status, 403);
});

test('[1.008] pages learn both settings, which are off until an operator turns them on', async () => {
  const settings = async () => (await visitor.call(READ_SETTINGS, undefined, options)).body.settings;
  const before = await settings();
  assert.deepEqual([before.member_resell, before.cam_url], [false, null]);
  await t.set('member_resell', true, HERE);
  await t.set('cam_url', 'https://cams.example/live', HERE);
  const now = await settings();
  assert.deepEqual([now.member_resell, now.cam_url], [true, 'https://cams.example/live']);
});
