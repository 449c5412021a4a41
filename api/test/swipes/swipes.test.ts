import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { CHANGE_USER } from '@rendezvous/contract/resources/accounts/endpoints';
import type { SwipeAction } from '@rendezvous/contract/resources/swipes/schemas';
import { DECK_ABOUT } from '@rendezvous/contract/resources/swipes/values';
import { SWIPE, READ_DECK } from '@rendezvous/contract/resources/swipes/endpoints';
import { LIKE, READ_LIKES } from '@rendezvous/contract/resources/likes/endpoints';
import { BLOCK } from '@rendezvous/contract/resources/blocks/endpoints';
import { serverText } from '#src/platform/lib/server-text.ts';
import type { BodyOf, QueryOf } from '@rendezvous/contract/kernel/call';
import { createTestApp, type TestClient } from '../harness.ts';
import type { UserTraits } from '../support/factories.ts';

const t = await createTestApp();
after(() => t.close());

const SEEKER = { gender: 'male', seeking: 'female' } as const satisfies UserTraits;
const FOUND = { gender: 'female', seeking: 'male' } as const satisfies UserTraits;

const deck = async (client: TestClient, query: QueryOf<typeof READ_DECK> = {}) =>
  (await client.call(READ_DECK, query)).body;
const ids = async (client: TestClient, query: QueryOf<typeof READ_DECK> = {}) =>
  (await deck(client, query)).items.map(({ id }) => id);
const swipe = (client: TestClient, member: string, action: SwipeAction) =>
  client.call(SWIPE, { member, action });

test('[2.026] the deck contains members of the kind looked for, people before fictional profiles', async () => {
  const country = 'AT';
  const seeker = await t.member({ ...SEEKER, country });
  const fictional = await t.makeUser({ ...FOUND, country, fictional: true, lastActiveAgo: 1 });
  const person = await t.makeUser({ ...FOUND, country, lastActiveAgo: 900 });
  await t.makeUser({ ...SEEKER, country });
  await t.makeUser({ ...FOUND, country, invisible: true });
  await t.makeUser({ ...FOUND, country: 'NL' });
  const { items } = await deck(seeker.client);
  assert.deepEqual(
    items.map((card) => [card.id, card.fictional]),
    [
      [person.id, false],
      [fictional.id, true],
    ],
  );
});

test('a wider deck reaches members of other countries', async () => {
  const seeker = await t.member({ ...SEEKER, country: 'PL' });
  const abroad = await t.makeUser({ ...FOUND, country: 'CH' });
  assert.deepEqual(await ids(seeker.client), []);
  assert.ok((await ids(seeker.client, { wider: true })).includes(abroad.id));
});

test('a card names shared interests first, and intimate ones never', async () => {
  const country = 'IE';
  const seeker = await t.member({ ...SEEKER, country, interests: ['wine', 'sushi'] });
  await t.makeUser({ ...FOUND, country, interests: ['lingerie', 'gym', 'beach', 'sushi', 'wine'] });
  const [card] = (await deck(seeker.client)).items;
  assert.deepEqual([card?.interests, card?.interests_shared], [['sushi', 'wine', 'gym'], 2]);
});

test('a card says a half sentence in the language it was written in, else the first sentence about the member', async () => {
  const country = 'IT';
  const seeker = await t.member({ ...SEEKER, country });
  const says = async (profile: BodyOf<typeof CHANGE_USER>['profile']) => {
    const { client, user } = await t.member({ ...FOUND, country });
    if (profile) await client.call(CHANGE_USER, { profile });
    const { half, about } = (await deck(seeker.client)).items.find(({ id }) => id === user.id)!;
    return { half, about };
  };
  const about_me = 'I mend bicycles. On Sundays I swim.';
  assert.deepEqual(await says({ about_me }), { half: null, about: 'I mend bicycles.' });
  assert.deepEqual(await says({}), { half: null, about: null });
  const { about } = await says({ about_me: `${'long '.repeat(40)}. Then more.` });
  assert.ok(about!.length <= DECK_ABOUT && about!.endsWith('long…'), about!);
  const written = { prompt: 'dance', language: 'nl', text: 'mijn tante binnenkomt' } as const;
  const spoken = await says({ about_me, half_prompts: [written] });
  assert.deepEqual(spoken, {
    half: { ...written, beginning: serverText('nl', 'half.dance') },
    about: null,
  });
});

test('[6.007] a free member swipes 25 times a day, passes included; the next swipe says when the day ends', async () => {
  const { client } = await t.member(SEEKER);
  for (let number = 1; number <= 25; number += 1) {
    const { id } = await t.makeUser(FOUND);
    const answer = await swipe(client, id, number <= 2 ? 'like' : 'pass');
    assert.equal(answer.body.remaining, 25 - number);
  }
  const refused = await swipe(client, (await t.makeUser(FOUND)).id, 'pass');
  assert.deepEqual(
    [refused.status, refused.code, refused.problem.params?.limit],
    [429, 'swipes_exhausted', 25],
  );
  assert.ok(Date.parse(refused.problem.reset_at!) > t.clock.now().getTime());
});

test('passing goes on when the likes of the day are used up, and a refused like costs no swipe', async () => {
  const { client } = await t.member(SEEKER);
  for (let number = 1; number <= 4; number += 1) await swipe(client, (await t.makeUser(FOUND)).id, 'like');
  const next = await t.makeUser(FOUND);
  assert.equal((await swipe(client, next.id, 'like')).code, 'likes_exhausted');
  const passed = await swipe(client, next.id, 'pass');
  assert.deepEqual([passed.status, passed.body.remaining, passed.body.likes_remaining], [200, 20, 0]);
});

test('a like in the game is a like everywhere, and makes a match with one from the other side', async () => {
  const [seeker, found] = [await t.member(SEEKER), await t.member(FOUND)];
  await found.client.call(LIKE, { member: seeker.user.id });
  assert.equal((await swipe(seeker.client, found.user.id, 'like')).body.match, true);
  const { body } = await found.client.call(READ_LIKES);
  assert.deepEqual(
    body.matches.map(({ id }) => id),
    [seeker.user.id],
  );
});

test('the same swipe again changes nothing', async () => {
  const { client } = await t.member(SEEKER);
  const { id } = await t.makeUser(FOUND);
  await swipe(client, id, 'like');
  const again = await swipe(client, id, 'like');
  assert.deepEqual([again.body.remaining, again.body.likes_remaining], [24, 3]);
});

test('an undo within five seconds gives back the swipe and the like, a later one neither', async () => {
  const { client } = await t.member(SEEKER);
  const [early, late] = [await t.makeUser(FOUND), await t.makeUser(FOUND)];
  await swipe(client, early.id, 'like');
  await t.advance(4);
  const undone = await swipe(client, early.id, 'undo');
  assert.deepEqual([undone.body.remaining, undone.body.likes_remaining], [25, 4]);
  await swipe(client, late.id, 'like');
  await t.advance(6);
  const tooLate = await swipe(client, late.id, 'undo');
  assert.deepEqual([tooLate.body.remaining, tooLate.body.likes_remaining], [24, 3]);
  const { body } = await client.call(READ_LIKES);
  assert.deepEqual(body.sent, []);
});

test('a passed member returns to the deck after thirty days', async () => {
  const country = 'NZ';
  const { client } = await t.member({ ...SEEKER, country });
  const { id } = await t.makeUser({ ...FOUND, country });
  await swipe(client, id, 'pass');
  assert.deepEqual(await ids(client), []);
  await t.advance(29 * 86_400);
  assert.deepEqual(await ids(client), []);
  await t.advance(86_401);
  assert.deepEqual(await ids(client), [id]);
  assert.equal((await swipe(client, id, 'pass')).body.remaining, 24);
  assert.deepEqual(await ids(client), []);
});

test('thirty swipes at once use exactly 25', async () => {
  const { client } = await t.member(SEEKER);
  const members = await Promise.all(Array.from({ length: 30 }, () => t.makeUser(FOUND)));
  const answers = await Promise.all(members.map(({ id }) => swipe(client, id, 'pass')));
  assert.equal(answers.filter(({ status }) => status === 200).length, 25);
});

test('oneself, unknown and blocking members cannot be liked in the game', async () => {
  const [seeker, blocker] = [await t.member(SEEKER), await t.member(FOUND)];
  await blocker.client.call(BLOCK, { member: seeker.user.id });
  const codes = [];
  for (const id of [seeker.user.id, 'unknown', blocker.user.id])
    codes.push((await swipe(seeker.client, id, 'like')).code);
  assert.deepEqual(codes, ['validation_failed', 'not_found', 'blocked_by_member']);
});
