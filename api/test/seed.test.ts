import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { COUNTRIES } from '@rendezvous/contract/kernel/countries';
import type { Settings } from '@rendezvous/contract/settings/schemas';
import { LOG_IN } from '@rendezvous/contract/resources/accounts/endpoints';
import { READ_CHATS } from '@rendezvous/contract/resources/chats/endpoints';
import { READ_LIKES } from '@rendezvous/contract/resources/likes/endpoints';
import type { QueryOf } from '@rendezvous/contract/kernel/call';
import { SEARCH_MEMBERS } from '@rendezvous/contract/resources/members/endpoints';
import { sql } from 'kysely';
import places from '../data/places.json' with { type: 'json' };
import { ACCOUNTS, DEMO_LOGINS } from '../seed/accounts.ts';
import { seedDemo } from '../seed/demo.ts';
import { eveningsOf } from '../seed/evenings.ts';
import { unlikeness } from '../seed/art/likeness.ts';
import { drawUpPeople, type Person } from '../seed/people.ts';
import { createTestApp, type TestClient } from './harness.ts';
import { difference, thumbnailOf } from './thumbnails.ts';

const TODAY = new Date('2026-11-21T12:00:00Z');
const people = drawUpPeople(TODAY);
const t = await createTestApp();
after(() => t.close());

async function count(query: string): Promise<number> {
  const { rows } = await sql
    .raw<{ n: number }>(`select count(*)::int as n from ${query}`)
    .execute(t.services.db);
  return rows[0]!.n;
}

async function logIn(email: string) {
  const client = t.asVisitor();
  const password = DEMO_LOGINS.find((login) => login.email === email)!.password;
  const reply = await client.call(LOG_IN, { email, password });
  return { client, status: reply.status, user: reply.code ? null : reply.body.user };
}

before(() => seedDemo(t.services));

test('the same day always draws up the same four hundred people', () => {
  assert.deepEqual(drawUpPeople(TODAY), people);
  assert.equal(people.length, 400);
  const unlike = (of: (person: Person) => string) => new Set(people.map(of)).size;
  assert.equal(
    unlike((person) => person.name.toLowerCase()),
    400,
  );
  const pictured = people.filter((person) => person.looks.length > 0);
  assert.equal(new Set(pictured.map((person) => JSON.stringify(person.looks[0]))).size, pictured.length);
  assert.equal(
    unlike((person) => person.aboutMe),
    400,
  );
});

test('they live in all fifteen countries, and ordinary ones enough in the two largest', () => {
  assert.deepEqual(new Set(people.map((person) => person.country)), new Set(Object.keys(COUNTRIES)));
  for (const country of ['NL', 'DE']) {
    for (const gender of ['male', 'female']) {
      const ordinary = people.filter(
        (person) => person.country === country && person.gender === gender && !person.fictional,
      );
      assert.ok(ordinary.length >= 12, `${country} ${gender} ${ordinary.length}`);
    }
  }
});

test('every member is of age, lives in a place of their region and bears a name sign-up accepts', () => {
  for (const person of people) {
    assert.ok(person.dateOfBirth <= '2008-11-21');
    const regions: Record<string, string[]> = places[person.country];
    assert.ok(regions[person.region]?.includes(person.city), `${person.city}, ${person.region}`);
    assert.match(person.name, /^[A-Za-z0-9._-]{3,20}$/);
  }
});

const fresh = people.filter((person) => person.looks.length === 0);

test('members who came today have no photo yet: people, in every country', () => {
  assert.ok(fresh.length >= 15 && fresh.length <= 24, `${fresh.length}`);
  assert.deepEqual(new Set(fresh.map((person) => person.country)).size, Object.keys(COUNTRIES).length);
  for (const person of fresh) {
    assert.equal(person.fictional, false);
    assert.equal(person.account, null);
    assert.ok(person.signedUpDaysAgo < 1);
  }
});

/** First cards of a search, as the server gives them. */
async function firstCards(client: TestClient, query: QueryOf<typeof SEARCH_MEMBERS>) {
  const { status, body } = await client.call(SEARCH_MEMBERS, query);
  assert.equal(status, 200);
  return body.items.slice(0, 24);
}

const SEARCHES = (['female', 'male'] as const).flatMap((gender) => [
  { gender },
  { gender, country: 'NL' } as const,
  { gender, country: 'DE' } as const,
]);

/** Cards within this distance are next to or above one another in a grid of two or four. */
const ADJACENT = 4;

test('no two of the first 24 in a search of the demonstration look alike, by their features and as thumbnails', async () => {
  const lookOfName = new Map(people.map((person) => [person.name, person.looks[0]]));
  const thumbnails = new Map<string, Buffer>();
  const { client: seekingWomen } = await logIn('free@demo.example');
  const { client: seekingMen } = await logIn('premium@demo.example');
  for (const client of [t.asVisitor(), seekingWomen, seekingMen])
    for (const query of SEARCHES) {
      const cards = (await firstCards(client, query)).filter(({ main_image: image }) => image);
      assert.ok(cards.length >= 6, `${query}: ${cards.length}`);
      for (const [index, { name }] of cards.entries()) {
        const look = lookOfName.get(name)!;
        if (!thumbnails.has(name)) thumbnails.set(name, await thumbnailOf(look));
        for (const [before, other] of cards.slice(0, index).entries()) {
          const isAdjacent = index - before <= ADJACENT;
          const features = unlikeness(look, lookOfName.get(other.name)!);
          const seen = difference(thumbnails.get(name)!, thumbnails.get(other.name)!);
          const pair = `${name} and ${other.name} in ${query}: ${features.toFixed(2)} ${seen.toFixed(3)}`;
          assert.ok(features > (isAdjacent ? 0.5 : 0.42), pair);
          assert.ok(seen > (isAdjacent ? 0.1 : 0.06), pair);
        }
      }
    }
});

test('the first cards of each search show a member without a photo', async () => {
  const client = t.asVisitor();
  for (const gender of ['female', 'male'] as const) {
    const cards = await firstCards(client, { gender, country: 'NL' });
    assert.ok(
      cards.some(({ main_image: image }) => !image),
      gender,
    );
  }
});

test('the seed stores them once; a second run changes nothing', async () => {
  assert.equal(await count('users'), 400);
  assert.equal(await count('users where fictional'), 60);
  assert.equal(await count('profiles where main_photo_id is null'), fresh.length);
  const before = await count('photos');
  assert.equal(await seedDemo(t.services), false);
  assert.equal(await count('photos'), before);
});

test('fictional profiles have never acted and own no credits', async () => {
  const fictional = '(select id from users where fictional)';
  assert.equal(await count(`messages where sender_id in ${fictional}`), 0);
  assert.equal(await count(`likes where from_user in ${fictional}`), 0);
  assert.equal(await count(`blocks where blocker in ${fictional}`), 0);
  assert.equal(await count(`ledger_lots where user_id in ${fictional}`), 0);
});

test('the premium account has bought its credits and has chats, likes and a match', async () => {
  const { client, user } = await logIn('premium@demo.example');
  assert.equal(user?.paid_user, true);
  assert.ok(user.credits > 10);
  assert.ok(user.credit_price && user.credit_price.price.amount > 0, 'the next credit is a bought one');
  assert.equal(await count(`payments where status = 'completed' and user_id = '${user.id}'`), 1);
  const chats = (await client.call(READ_CHATS)).body;
  assert.ok(chats.chats.length >= 4);
  assert.ok(chats.total_unread > 0);
  const likes = (await client.call(READ_LIKES)).body;
  assert.equal(likes.matches.length, 1);
});

test('the free account has both of its starts left, unread messages and a full day of likes', async () => {
  const { client, user } = await logIn('free@demo.example');
  assert.equal(user?.paid_user, false);
  const chats = (await client.call(READ_CHATS)).body;
  assert.deepEqual(chats.starts, { used: 0, limit: 2 });
  assert.ok(chats.total_unread > 0);
  const likes = (await client.call(READ_LIKES)).body;
  assert.equal(likes.likes_remaining, 4);
  assert.equal(likes.matches.length, 1);
});

test('the account that is leaving cannot log in, the unconfirmed one can', async () => {
  assert.equal((await logIn('leaving@demo.example')).status, 403);
  assert.equal((await logIn('new@demo.example')).user?.status, 'not_confirmed');
  assert.equal(ACCOUNTS.length, DEMO_LOGINS.length);
});

test('the second domain has its own language and company, and both say that they are a demonstration', () => {
  const first: Settings = t.services.settings.ofHost('localhost:4200').present();
  const second = t.services.settings.ofHost('zweihaelften.localhost:4200').present();
  assert.deepEqual([first.domain_language, second.domain_language], ['en', 'de']);
  assert.notEqual(first.company.name, second.company.name);
  for (const { demonstration, company } of [first, second]) {
    assert.equal(demonstration, true);
    assert.match(company.name, /\(demo\)$/);
  }
});

test('on no board of the demonstration is a member alone with a choice', () => {
  const boards = new Map<string, string[]>();
  const regions = new Map<string, Person[]>();
  for (const person of people) {
    const key = `${person.country} ${person.region} ${person.gender} ${person.seeking}`;
    regions.set(key, [...(regions.get(key) ?? []), person]);
  }
  for (const [person, choice] of eveningsOf(people)) {
    const { country, region, gender, seeking } = person;
    const ofRegion = `${country} ${region} ${gender} ${seeking}`;
    const keys = [
      `${country} ${gender} ${seeking}`,
      ...(regions.get(ofRegion)!.length >= 8 ? [ofRegion] : []),
    ];
    for (const key of keys) boards.set(key, [...(boards.get(key) ?? []), choice]);
  }
  for (const [board, choices] of boards)
    for (const choice of choices)
      assert.ok(choices.filter((other) => other === choice).length > 1, `${board}: ${choice}`);
  for (const board of ['NL male female', 'NL female male'])
    assert.ok(new Set(boards.get(board)).size >= 2, `${board}: ${boards.get(board)!.join()}`);
});
