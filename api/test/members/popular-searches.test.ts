import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import type { MembersResponse } from '@rendezvous/contract/resources/members/schemas';
import { SEARCH_MEMBERS } from '@rendezvous/contract/resources/members/endpoints';
import { sql } from 'kysely';
import { beginningAfter, PopularSearches } from '#src/people/members/popular-searches.ts';
import { findPlaces, readPage } from '#src/people/members/search-repository.ts';
import { daysIn } from '@rendezvous/contract/kernel/countries';
import { createTestApp } from '../harness.ts';

const t = await createTestApp();
after(() => t.close());
const { db } = t.services;

const searches = new PopularSearches();
const IN_PL = { filter: { gender: 'female', country: 'PL' } } as const;
const days = daysIn(t.clock.now());
const place = (second: number, id: string) => ({
  id,
  position: `2026-01-01T10:00:${String(second).padStart(2, '0')}.000000Z`,
});

test('a search is remembered from its fourth asking within four seconds on, for two seconds at most', async () => {
  let reads = 0;
  const ask = (now: number) =>
    searches.places(
      'remembered',
      async () => {
        reads += 1;
        return [place(1, `read-${reads}`)];
      },
      now,
    );
  for (const now of [0, 100, 200]) assert.equal(await ask(now), null);
  assert.equal((await ask(300))?.[0]?.id, 'read-1');
  assert.equal((await ask(1_299))?.[0]?.id, 'read-1', 'a second has not passed');
  assert.equal(reads, 1);
  assert.equal((await ask(1_400))?.[0]?.id, 'read-1', 'it is read anew, and this asking does not wait');
  assert.equal(reads, 2);
  assert.equal((await ask(1_401))?.[0]?.id, 'read-2');
  assert.equal((await ask(3_450))?.[0]?.id, 'read-3', 'what is older than two seconds is not given out');
  assert.equal(await ask(9_000), null, 'nobody has asked for a while');
});

test('a remembered search is read again once at a time, and is forgotten when that fails', async () => {
  const begun: { resolve(): void; reject(): void }[] = [];
  const ask = (now: number) =>
    searches.places(
      'once',
      () =>
        new Promise((resolve, reject) => {
          const id = `read-${begun.length}`;
          begun.push({ resolve: () => resolve([place(1, id)]), reject: () => reject(new Error('away')) });
        }),
      now,
    );
  for (const now of [0, 1, 2]) await ask(now);
  const first = ask(3);
  begun[0]!.resolve();
  assert.equal((await first)?.[0]?.id, 'read-0');
  for (const now of [1_100, 1_200, 1_300]) assert.equal((await ask(now))?.[0]?.id, 'read-0');
  assert.equal(begun.length, 2);
  begun[1]!.reject();
  await setImmediate();
  assert.equal(await ask(1_400), null);
});

test('a search that failed is not remembered', async () => {
  const failing = (now: number) => searches.places('failing', () => Promise.reject(new Error('away')), now);
  for (const now of [0, 1, 2]) assert.equal(await failing(now), null);
  await assert.rejects(failing(3), /away/);
  assert.equal(await failing(4), null);
});

test('a hundred searches are remembered; one more ends the memory of the oldest', async () => {
  const ask = (key: string) => searches.places(key, async () => [place(1, key)], 0);
  const askOften = async (key: string) => {
    for (let count = 0; count < 3; count += 1) await ask(key);
    return (await ask(key))?.[0]?.id;
  };
  for (let index = 0; index < 100; index += 1) assert.equal(await askOften(`s-${index}`), `s-${index}`);
  assert.notEqual(await ask('s-0'), null, 'a hundred fit');
  await ask('s-100');
  assert.equal(await ask('s-1'), null, 'the one that was asked for longest ago');
  assert.notEqual(await ask('s-0'), null, 'asked for since');
});

test('a page begins after its position, and is not guessed where several members share one time', () => {
  const places = [place(9, 'a'), place(7, 'b'), place(7, 'c'), place(3, 'd')];
  const begin = (second: number, id: string) =>
    beginningAfter(places, { at: place(second, id).position, id });
  assert.equal(beginningAfter(places, null), 0);
  assert.equal(begin(9, 'a'), 1);
  assert.equal(begin(8, 'gone'), 1);
  assert.equal(begin(3, 'd'), 4);
  assert.equal(begin(1, 'gone'), 4);
  assert.equal(begin(7, 'b'), null);
  assert.equal(begin(3, 'other'), null);
});

test('members who may be found no more since the search was remembered are on no page of it', async () => {
  const { user: viewer } = await t.member({ gender: 'male', country: 'IE' });
  const make = (name: string) => t.makeUser({ gender: 'female', country: 'PL', name });
  const hidden = {
    blocked: await make('blocked'),
    blocking: await make('blocking'),
    unlisted: await make('unlisted'),
    photo: await make('photo'),
  };
  const others = [await make('one'), await make('two'), await make('three')];
  const places = await findPlaces(db, days, IN_PL, 100);
  assert.equal(places.length, 7, 'remembered for everyone');

  const at = t.clock.now();
  await db
    .insertInto('blocks')
    .values([
      { blocker: viewer.id, blocked: hidden.blocked.id, created_at: at },
      { blocker: hidden.blocking.id, blocked: viewer.id, created_at: at },
    ])
    .execute();
  await sql`update profiles set listed = false where user_id = ${hidden.unlisted.id}`.execute(db);

  const view = { viewerId: viewer.id, days };
  const page = await readPage(db, view, places, { from: 0, limit: 4 });
  assert.deepEqual(
    page.rows.map(({ name }) => name).sort(),
    ['one', 'photo', 'three', 'two'],
    'the page is full with the ones further on',
  );
  assert.deepEqual([...page.blocked].sort(), [hidden.blocked.id, hidden.blocking.id].sort());

  const own = await readPage(db, { viewerId: others[0]!.id, days }, places, { from: 0, limit: 50 });
  assert.ok(!own.rows.some(({ id }) => id === others[0]!.id), 'nobody finds themselves');
  const visitor = await readPage(db, { viewerId: null, days }, places, { from: 0, limit: 50 });
  assert.equal(visitor.rows.length, 6, 'blocks of others hide nobody from a visitor');
});

test('a popular search answers with the numbers and cards of any other, in pages', async () => {
  const { client, user } = await t.member({ gender: 'male', country: 'IE', interests: ['wine', 'sports'] });
  const made = [];
  for (let index = 0; index < 9; index += 1)
    made.push(
      await t.makeUser({ gender: 'female', country: 'CH', interests: ['sports', 'wine', 'reading'] }),
    );
  await db
    .insertInto('blocks')
    .values({ blocker: user.id, blocked: made[4]!.id, created_at: t.clock.now() })
    .execute();
  const ask = (cursor?: string) =>
    client.call(SEARCH_MEMBERS, { gender: 'female', country: 'CH', limit: 3, cursor });
  const [first, ...further] = await Promise.all(Array.from({ length: 8 }, () => ask()));
  for (const { body } of further) assert.deepEqual(body, first!.body);
  assert.equal(first!.body.num_results, 8);
  assert.equal(first!.body.items[0]!.interests_in_common, 2);
  const seen = first!.body.items.map(({ id }) => id);
  for (let cursor = first!.body.next_cursor; cursor !== null;) {
    const { body }: { body: MembersResponse } = await ask(cursor);
    seen.push(...body.items.map(({ id }) => id));
    cursor = body.next_cursor;
  }
  assert.equal(new Set(seen).size, 8);
  assert.equal(seen.length, 8);
  assert.ok(!seen.includes(made[4]!.id));
});
