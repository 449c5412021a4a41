import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { SEARCH_MEMBERS } from '@rendezvous/contract/resources/members/endpoints';
import { sql } from 'kysely';
import { createTestApp, type TestClient } from '../harness.ts';
import { namesOf, search } from './support.ts';

const t = await createTestApp();
after(() => t.close());

test('[1.004] [3.017] filters by gender, country, region, age, interests and fictional profiles narrow a search together', async () => {
  const { client } = await t.member({ gender: 'male', country: 'IE' });
  const fits = {
    gender: 'female',
    country: 'BE',
    region: 'Limburg',
    dateOfBirth: '1990-05-17',
    interests: ['wine', 'reading'],
  } as const;
  const wanted = await t.makeUser({ ...fits, interests: [...fits.interests] });
  await t.makeUser({ ...fits, interests: ['wine'] });
  await t.makeUser({ ...fits, interests: [...fits.interests], gender: 'male' });
  await t.makeUser({ ...fits, interests: [...fits.interests], region: 'Antwerpen' });
  await t.makeUser({ ...fits, interests: [...fits.interests], country: 'NL' });
  await t.makeUser({ ...fits, interests: [...fits.interests], dateOfBirth: '1960-01-01' });
  await t.makeUser({ ...fits, interests: [...fits.interests], fictional: true });
  const result = await search(client, {
    gender: 'female',
    country: 'BE',
    countryregion: 'Limburg',
    min_age: 30,
    max_age: 40,
    interests: 'wine,reading',
    fictional: false,
  });
  assert.deepEqual(namesOf(result.items), [wanted.name]);
  assert.equal(result.num_results, 1);
});

test('ages are counted to the day: a birthday tomorrow still has the younger age', async () => {
  // The day of the members, which begins before that of the server.
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Vienna' }).format(t.clock.now());
  const [year = 0, month = 0, day = 0] = today.split('-').map(Number);
  const born = (days: number) =>
    new Date(Date.UTC(year - 40, month - 1, day + days)).toISOString().slice(0, 10);
  const { client } = await t.member({ country: 'IE' });
  const forty = await t.makeUser({ country: 'AT', dateOfBirth: born(0) });
  const thirtyNine = await t.makeUser({ country: 'AT', dateOfBirth: born(1) });
  assert.deepEqual(namesOf((await search(client, { country: 'AT', min_age: 40, max_age: 40 })).items), [
    forty.name,
  ]);
  assert.deepEqual(namesOf((await search(client, { country: 'AT', min_age: 39, max_age: 39 })).items), [
    thirtyNine.name,
  ]);
});

test('[4.026] pages follow each other in order of last activity, without gap or repeat', async () => {
  const { client } = await t.member({ country: 'IE' });
  for (let index = 0; index < 7; index += 1)
    await t.makeUser({ country: 'PL', lastActiveAgo: 100 + index * 50, name: `pole-${index}` });
  // Two members of the same moment: the id breaks the tie.
  await sql`update profiles set last_active = '2026-01-01 10:00:00.123456+00' where country = 'PL' and user_id in
    (select id from users where name in ('pole-5', 'pole-6'))`.execute(t.services.db);
  const seen: string[] = [];
  let cursor = '';
  for (let page = 0; page < 4; page += 1) {
    const result = await search(client, { country: 'PL', limit: 2, cursor });
    assert.equal(result.num_results, 7);
    seen.push(...namesOf(result.items));
    cursor = result.next_cursor ?? '';
  }
  assert.equal(cursor, '');
  assert.deepEqual(seen.slice(0, 5), ['pole-0', 'pole-1', 'pole-2', 'pole-3', 'pole-4']);
  assert.deepEqual(seen.slice(5).sort(), ['pole-5', 'pole-6']);
});

test('a cursor that this server did not write is malformed', async () => {
  const { client } = await t.member();
  for (const cursor of [
    'x',
    'eyJhIjoxfQ',
    Buffer.from('2026-13-45T00:00:00.000000Z abc').toString('base64url'),
  ]) {
    const answer = await client.call(SEARCH_MEMBERS, { cursor });
    assert.equal(answer.status, 400, cursor);
  }
});

test('the number of results is exact up to a thousand and capped beyond', async () => {
  const { client } = await t.member({ country: 'IE' });
  const insert = (from: number, to: number) =>
    sql`
    with made as (insert into users (id, email, email_key, name, name_key, status, language, country, payment_country, signup_date,
        notifications, domain, last_active, created_at)
      select 'bulk' || n, 'b' || n, 'b' || n, 'bulk' || n, 'bulk' || n, 'active', 'en', 'NZ', 'NZ', now(), '{}', 'x', now(), now()
      from generate_series(${from}::int, ${to}::int) n returning id)
    insert into profiles (user_id, status, gender, seeking, date_of_birth, country, last_active, listed)
    select id, 'active', 'female', 'male', '1990-01-01', 'NZ', now(), true from made`.execute(t.services.db);
  await insert(1, 1000);
  const exact = await search(client, { country: 'NZ' });
  assert.deepEqual([exact.num_results, exact.num_results_capped, exact.items.length], [1000, false, 24]);
  await insert(1001, 1001);
  const capped = await search(client, { country: 'NZ' });
  assert.deepEqual([capped.num_results, capped.num_results_capped], [1000, true]);
  const { similar } = await search(client, { country: 'NZ', countryregion: 'Otago' });
  assert.deepEqual([similar?.widened, similar?.count, similar?.count_capped], ['region', 1000, true]);
});

test('fictional profiles are marked and never seem active', async () => {
  const { client } = await t.member({ country: 'IE' });
  await t.makeUser({ country: 'AU', fictional: true, lastActiveAgo: 1 });
  const [card] = (await search(client, { country: 'AU' })).items;
  assert.deepEqual([card?.fictional, card?.online, card?.last_active_bucket], [true, false, 'longer']);
});

test('a card says how many interests it shares with the viewer, and for a week that the member is new', async () => {
  const { client } = await t.member({ country: 'IE', interests: ['wine', 'reading', 'dancing'] });
  const known = await t.makeUser({
    country: 'NZ',
    region: 'Otago',
    interests: ['wine', 'reading', 'cooking'],
  });
  const signedUp = new Date(t.clock.now().getTime() - 7 * 86_400_000);
  await sql`update users set signup_date = ${signedUp} where id = ${known.id}`.execute(t.services.db);
  await t.makeUser({ country: 'NZ', region: 'Otago' });
  await t.makeUser({ country: 'NZ', region: 'Otago', fictional: true, interests: ['wine'] });
  const facts = async (as: TestClient) =>
    (await search(as, { country: 'NZ', countryregion: 'Otago' })).items
      .map(({ new_member, interests_in_common }) => `${interests_in_common} ${new_member ? 'new' : 'known'}`)
      .sort();
  assert.deepEqual(await facts(client), ['0 new', '1 known', '2 known']);
  assert.deepEqual(await facts(t.asVisitor()), ['0 known', '0 known', '0 new']);
});
