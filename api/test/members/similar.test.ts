import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { createTestApp } from '../harness.ts';
import { search } from './support.ts';

const t = await createTestApp();
after(() => t.close());

test('[3.017] a page that is not full brings similar members of the country, then of nearby ages', async () => {
  const { client } = await t.member({ country: 'IE' });
  const base = { country: 'CA', gender: 'female', dateOfBirth: '1990-05-17' } as const;
  await t.makeUser({ ...base, region: 'Ontario' });
  const elsewhere = await t.makeUser({ ...base, region: 'Quebec' });
  const older = await t.makeUser({ ...base, region: 'Ontario', dateOfBirth: '1983-01-01' });
  const byRegion = await search(client, {
    country: 'CA',
    countryregion: 'Ontario',
    min_age: 34,
    max_age: 40,
  });
  assert.equal(byRegion.similar?.widened, 'region');
  assert.deepEqual(
    byRegion.similar?.items.map((item) => item.name),
    [elsewhere.name],
  );
  assert.deepEqual([byRegion.similar?.count, byRegion.similar?.count_capped], [1, false]);
  const byAge = await search(client, { country: 'CA', min_age: 34, max_age: 40 });
  assert.equal(byAge.similar?.widened, 'age');
  assert.deepEqual(
    byAge.similar?.items.map((item) => item.name),
    [older.name],
  );
});

test('[3.017] similar members are at most five years younger or older than asked, and of the same country', async () => {
  const { client } = await t.member({ country: 'IE' });
  const aged = (age: number, country: 'DE' | 'US') =>
    t.makeUser({ country, dateOfBirth: `${t.clock.now().getUTCFullYear() - age}-01-01` });
  const [youngest, oldest] = [await aged(29, 'DE'), await aged(45, 'DE')];
  await aged(28, 'DE');
  await aged(46, 'DE');
  await aged(37, 'US');
  const { similar } = await search(client, { country: 'DE', min_age: 34, max_age: 40 });
  assert.deepEqual(similar?.items.map(({ name }) => name).sort(), [youngest.name, oldest.name].sort());
  assert.deepEqual([similar?.widened, similar?.count], ['age', 2]);
  assert.equal(
    (await search(client, { country: 'DE', countryregion: 'Hessen', min_age: 60, max_age: 65 })).similar,
    undefined,
  );
});

test('[3.017] a page that is just full brings no similar members', async () => {
  const { client } = await t.member({ country: 'IE' });
  const base = { country: 'FR', dateOfBirth: '1990-05-17' } as const;
  for (const region of ['Alsace', 'Alsace', 'Bretagne']) await t.makeUser({ ...base, region });
  const found = async (limit: number) => {
    const { items, similar } = await search(client, { country: 'FR', countryregion: 'Alsace', limit });
    return [items.length, similar?.count];
  };
  assert.deepEqual(await found(2), [2, undefined]);
  assert.deepEqual(await found(3), [2, 1]);
});
