import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { MembersResponse } from '@rendezvous/contract/members';
import { sql } from 'kysely';
import { createTestApp } from '../harness.ts';

const t = await createTestApp();
after(() => t.close());

const search = async (client: { get: typeof visitor.get }, query: string) =>
  (await client.get<MembersResponse>(`/api/members.php?${query}`)).body;
const names = (result: MembersResponse) => result.items.map((item) => item.name);
const visitor = t.asVisitor();

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
  const query =
    'gender=female&country=BE&countryregion=Limburg&min_age=30&max_age=40&interests=wine,reading&fictional=false';
  const result = await search(client, query);
  assert.deepEqual(names(result), [wanted.name]);
  assert.equal(result.num_results, 1);
});

test('ages are counted to the day: a birthday tomorrow still has the younger age', async () => {
  const now = t.clock.now();
  const born = (days: number) =>
    new Date(Date.UTC(now.getUTCFullYear() - 40, now.getUTCMonth(), now.getUTCDate() + days))
      .toISOString()
      .slice(0, 10);
  const { client } = await t.member({ country: 'IE' });
  const forty = await t.makeUser({ country: 'AT', dateOfBirth: born(0) });
  const thirtyNine = await t.makeUser({ country: 'AT', dateOfBirth: born(1) });
  assert.deepEqual(names(await search(client, 'country=AT&min_age=40&max_age=40')), [forty.name]);
  assert.deepEqual(names(await search(client, 'country=AT&min_age=39&max_age=39')), [thirtyNine.name]);
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
    const result = await search(client, `country=PL&limit=2${cursor && `&cursor=${cursor}`}`);
    assert.equal(result.num_results, 7);
    seen.push(...names(result));
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
    const answer = await client.get<{ code: string }>(`/api/members.php?cursor=${cursor}`);
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
  const exact = await search(client, 'country=NZ');
  assert.deepEqual([exact.num_results, exact.num_results_capped, exact.items.length], [1000, false, 24]);
  await insert(1001, 1001);
  const capped = await search(client, 'country=NZ');
  assert.deepEqual([capped.num_results, capped.num_results_capped], [1000, true]);
  const { similar } = await search(client, 'country=NZ&countryregion=Otago');
  assert.deepEqual([similar?.widened, similar?.count, similar?.count_capped], ['region', 1000, true]);
});

test('[3.017] a page that is not full brings similar members of the country, then of nearby ages', async () => {
  const { client } = await t.member({ country: 'IE' });
  const base = { country: 'CA', gender: 'female', dateOfBirth: '1990-05-17' } as const;
  await t.makeUser({ ...base, region: 'Ontario' });
  const elsewhere = await t.makeUser({ ...base, region: 'Quebec' });
  const older = await t.makeUser({ ...base, region: 'Ontario', dateOfBirth: '1983-01-01' });
  const byRegion = await search(client, 'country=CA&countryregion=Ontario&min_age=34&max_age=40');
  assert.equal(byRegion.similar?.widened, 'region');
  assert.deepEqual(
    byRegion.similar?.items.map((item) => item.name),
    [elsewhere.name],
  );
  assert.deepEqual([byRegion.similar?.count, byRegion.similar?.count_capped], [1, false]);
  const byAge = await search(client, 'country=CA&min_age=34&max_age=40');
  assert.equal(byAge.similar?.widened, 'age');
  assert.deepEqual(
    byAge.similar?.items.map((item) => item.name),
    [older.name],
  );
});

test('[6.001] visitors see twelve cards under "limited", all pages under "all", and are asked to log in under "none"', async () => {
  for (let index = 0; index < 14; index += 1) await t.makeUser({ country: 'CH' });
  const set = (value: string | null) => openTo('logged_out_search', value);
  const limited = await search(visitor, 'country=CH&limit=48');
  assert.deepEqual([limited.items.length, limited.next_cursor, limited.num_results], [12, null, 14]);
  await set('all');
  assert.equal((await search(visitor, 'country=CH&limit=13')).items.length, 13);
  await set('none');
  assert.equal((await visitor.get('/api/members.php')).status, 403);
  assert.equal((await visitor.get(`/api/suggestions.php`)).status, 403);
  await set(null);
});

/** Sets what visitors may search; null puts the setting back to its default. */
async function openTo(key: 'logged_out_search' | 'logged_out_search_trafficsource', value: string | null) {
  await sql`delete from settings where key = ${key}`.execute(t.services.db);
  if (value !== null)
    await sql`insert into settings (domain, key, value, updated_at, updated_by) values ('*', ${key}, ${JSON.stringify(value)}, now(), 'test')`.execute(
      t.services.db,
    );
  await t.services.settings.reload();
}

/** What a visitor gets of fourteen members of a country: how many cards, and whether a page follows. */
async function seen(client: typeof visitor, country: string): Promise<string> {
  const { status, body } = await client.get<MembersResponse>(`/api/members.php?country=${country}&limit=13`);
  return status === 200 ? `${body.items.length} ${body.next_cursor ? 'and on' : 'and no more'}` : `${status}`;
}

test('[4.035] what a visitor of a known traffic source may search is the wider of both settings', async () => {
  for (let index = 0; index < 14; index += 1) await t.makeUser({ country: 'GB' });
  const sourced = t.asVisitor();
  sourced.cookies.set('traffic_source', encodeURIComponent('network=partner'));
  const found: Record<string, string> = {};
  for (const usual of ['none', 'limited', 'all'])
    for (const bySource of ['none', null, 'all']) {
      await openTo('logged_out_search', usual);
      await openTo('logged_out_search_trafficsource', bySource);
      found[`${usual}, ${bySource ?? 'default'}`] =
        `${await seen(t.asVisitor(), 'GB')}; ${await seen(sourced, 'GB')}`;
    }
  for (const key of ['logged_out_search', 'logged_out_search_trafficsource'] as const)
    await openTo(key, null);
  assert.deepEqual(found, {
    'none, none': '403; 403',
    'none, default': '403; 12 and no more',
    'none, all': '403; 13 and on',
    'limited, none': '12 and no more; 12 and no more',
    'limited, default': '12 and no more; 12 and no more',
    'limited, all': '12 and no more; 13 and on',
    'all, none': '13 and on; 13 and on',
    'all, default': '13 and on; 13 and on',
    'all, all': '13 and on; 13 and on',
  });
});

test('fictional profiles are marked and never seem active', async () => {
  const { client } = await t.member({ country: 'IE' });
  await t.makeUser({ country: 'AU', fictional: true, lastActiveAgo: 1 });
  const [card] = (await search(client, 'country=AU')).items;
  assert.deepEqual([card?.fictional, card?.online, card?.last_active_bucket], [true, false, 'longer']);
});

test('suggestions leave out the liked, the viewer and the member whose page is open', async () => {
  const { user, client } = await t.member({ country: 'US', gender: 'male', seeking: 'female' });
  const open = await t.makeUser({ country: 'US', gender: 'female' });
  const liked = await t.makeUser({ country: 'US', gender: 'female' });
  const fresh = await t.makeUser({ country: 'US', gender: 'female' });
  await client.post('/api/like.php', { member: liked.id });
  const related = await client.get<MembersResponse>(`/api/suggestions.php?for=${open.id}`);
  assert.deepEqual(
    related.body.items.map((item) => item.id),
    [fresh.id],
  );
  assert.ok(!related.body.items.some((item) => item.id === user.id));
});

test('suggestions name people before fictional profiles, however well those fit', async () => {
  const interests = ['wine', 'reading'] as const;
  const { client } = await t.member({ country: 'ES', gender: 'male', interests: [...interests] });
  const person = await t.makeUser({ country: 'ES', gender: 'female' });
  const fictional = await t.makeUser({
    country: 'ES',
    gender: 'female',
    interests: [...interests],
    fictional: true,
  });
  const { items } = (await client.get<MembersResponse>('/api/suggestions.php')).body;
  assert.deepEqual(
    items.map(({ id }) => id),
    [person.id, fictional.id],
  );
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
  const facts = async (as: typeof visitor) =>
    (await search(as, 'country=NZ&countryregion=Otago')).items
      .map(({ new_member, interests_in_common }) => `${interests_in_common} ${new_member ? 'new' : 'known'}`)
      .sort();
  assert.deepEqual(await facts(client), ['0 new', '1 known', '2 known']);
  assert.deepEqual(await facts(visitor), ['0 known', '0 known', '0 new']);
});

test('[3.017] similar members are at most five years younger or older than asked, and of the same country', async () => {
  const { client } = await t.member({ country: 'IE' });
  const aged = (age: number, country: 'DE' | 'US') =>
    t.makeUser({ country, dateOfBirth: `${t.clock.now().getUTCFullYear() - age}-01-01` });
  const [youngest, oldest] = [await aged(29, 'DE'), await aged(45, 'DE')];
  await aged(28, 'DE');
  await aged(46, 'DE');
  await aged(37, 'US');
  const { similar } = await search(client, 'country=DE&min_age=34&max_age=40');
  assert.deepEqual(similar?.items.map(({ name }) => name).sort(), [youngest.name, oldest.name].sort());
  assert.deepEqual([similar?.widened, similar?.count], ['age', 2]);
  assert.equal(
    (await search(client, 'country=DE&countryregion=Hessen&min_age=60&max_age=65')).similar,
    undefined,
  );
});

test('[3.017] a page that is just full brings no similar members', async () => {
  const { client } = await t.member({ country: 'IE' });
  const base = { country: 'FR', dateOfBirth: '1990-05-17' } as const;
  for (const region of ['Alsace', 'Alsace', 'Bretagne']) await t.makeUser({ ...base, region });
  const found = async (limit: number) => {
    const { items, similar } = await search(client, `country=FR&countryregion=Alsace&limit=${limit}`);
    return [items.length, similar?.count];
  };
  assert.deepEqual(await found(2), [2, undefined]);
  assert.deepEqual(await found(3), [2, 1]);
});
