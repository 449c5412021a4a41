import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import {
  LIKE,
  MARK_LIKE_SEEN,
  READ_LIKES,
  READ_UNSEEN_MATCH,
  UNLIKE,
} from '@rendezvous/contract/resources/likes/endpoints';
import { BLOCK } from '@rendezvous/contract/resources/blocks/endpoints';
import { READ_USER } from '@rendezvous/contract/resources/accounts/endpoints';
import { READ_TONIGHT } from '@rendezvous/contract/resources/tonight/endpoints';
import { READ_DECK } from '@rendezvous/contract/resources/swipes/endpoints';
import { SEARCH_MEMBERS } from '@rendezvous/contract/resources/members/endpoints';
import { countNewLikes, newestLikers } from '#src/people/likes/face.ts';
import { createTestApp, type TestClient, type UserTraits } from '../harness.ts';

const t = await createTestApp();
after(() => t.close());

const like = (client: TestClient, member: string) => client.call(LIKE, { member });
const unlike = (client: TestClient, member: string) => client.call(UNLIKE, { member });
const likes = async (client: TestClient) => (await client.call(READ_LIKES)).body;

test('[1.004] [4.011] likes from both sides make a match, which either side ends by removing theirs', async () => {
  const [anna, bo] = [await t.member(), await t.member()];
  assert.equal((await like(anna.client, bo.user.id)).body.match, false);
  assert.equal((await like(bo.client, anna.user.id)).body.match, true);
  assert.deepEqual(
    (await likes(anna.client)).matches.map((match) => match.id),
    [bo.user.id],
  );
  assert.equal((await unlike(bo.client, anna.user.id)).body.liked, false);
  const after = await likes(anna.client);
  assert.deepEqual(after.matches, []);
  assert.deepEqual(
    after.sent.map((entry) => entry.id),
    [bo.user.id],
  );
});

test('[3.008] likes are received, sent and matches, each with the cards they name', async () => {
  const [anna, bo, cas] = [await t.member(), await t.member(), await t.member()];
  await like(anna.client, bo.user.id);
  await like(cas.client, anna.user.id);
  const mine = await likes(anna.client);
  assert.deepEqual(
    mine.sent.map((entry) => entry.id),
    [bo.user.id],
  );
  assert.deepEqual(
    mine.liked_by.map((entry) => [entry.id, entry.like_new]),
    [[cas.user.id, true]],
  );
  assert.deepEqual(mine.profiles.map((card) => card.id).sort(), [bo.user.id, cas.user.id].sort());
});

test('[4.012] a new like is no longer new once that profile was opened', async () => {
  const [anna, bo] = [await t.member(), await t.member()];
  await like(bo.client, anna.user.id);
  assert.equal((await anna.client.call(MARK_LIKE_SEEN, { member: bo.user.id })).status, 204);
  assert.deepEqual(
    (await likes(anna.client)).liked_by.map((entry) => entry.like_new),
    [false],
  );
});

test('new likes are listable, unseen, unanswered and not withheld; lists and the board have the newest first', async () => {
  const [anna, elsewhere] = [await t.member(), await t.makeUser()];
  const began = t.clock.now().getTime() - 3_600_000;
  const row = (from: string, to: string, minute: number, more: { held?: boolean; seen?: boolean } = {}) => ({
    from_user: from,
    to_user: to,
    created_at: new Date(began + minute * 6e4),
    counted_on: '2026-01-01',
    held: more.held ?? false,
    seen_at: more.seen ? new Date(began) : null,
    match_seen_at: null,
  });
  const liker = async (traits?: UserTraits) => (await t.makeUser(traits)).id;
  const news = [await liker(), await liker(), await liker()];
  const [withheld, seen, answered, refused, hidden, blocked] = [
    await liker(),
    await liker(),
    await liker(),
    await liker(),
    await liker({ invisible: true }),
    await liker(),
  ] as const;
  await anna.client.call(BLOCK, { member: blocked });
  await t.services.db
    .insertInto('likes')
    .values([
      row(news[1]!, anna.user.id, 2),
      row(news[0]!, anna.user.id, 3),
      row(news[2]!, anna.user.id, 1),
      row(withheld, anna.user.id, 4, { held: true }),
      row(seen, anna.user.id, 5, { seen: true }),
      row(answered, anna.user.id, 6),
      row(anna.user.id, answered, 7),
      row(refused, anna.user.id, 0),
      row(anna.user.id, refused, 8, { held: true }),
      row(hidden, anna.user.id, 9),
      row(blocked, anna.user.id, 10),
      row(news[0]!, elsewhere.id, 11),
    ])
    .execute();
  const { db } = t.services;
  assert.deepEqual(await newestLikers(db, anna.user.id, 20), [...news, refused]);
  assert.deepEqual(await newestLikers(db, anna.user.id, 2), news.slice(0, 2));
  assert.equal(await countNewLikes(db, anna.user.id), 4);
  const board = (await anna.client.call(READ_TONIGHT)).body;
  assert.deepEqual([board.new_likes, board.likers.map(({ id }) => id).slice(0, 3)], [4, news]);
  const { liked_by, sent, matches } = await likes(anna.client);
  assert.deepEqual(
    liked_by.map(({ id, like_new }) => [id, like_new]),
    [[answered, false], [seen, false], ...[...news, refused].map((id) => [id, true])],
  );
  assert.deepEqual(
    [sent, matches].map((list) => list.map(({ id }) => id)),
    [[refused, answered], [answered]],
  );
});

test('[4.012] a like stays new while the profile is not opened, in lists, the deck and the board; answered, it is news among the matches alone', async () => {
  const [anna, bo] = [
    await t.member({ gender: 'female', seeking: 'male' }),
    await t.member({ gender: 'male', seeking: 'female' }),
  ];
  await like(bo.client, anna.user.id);
  for (const read of [READ_LIKES, READ_TONIGHT, READ_DECK, SEARCH_MEMBERS, READ_UNSEEN_MATCH])
    assert.equal((await anna.client.call(read)).status, 200, read.path);
  const news = async () => (await anna.client.call(READ_USER)).body.user!.counters.new_likes;
  assert.deepEqual([(await likes(anna.client)).liked_by[0]?.like_new, await news()], [true, 1]);
  await like(anna.client, bo.user.id);
  const answered = await likes(anna.client);
  assert.deepEqual(
    [answered.liked_by[0]?.like_new, answered.matches[0]?.seen, await news()],
    [false, false, 0],
  );
  const seen = await anna.client.call(MARK_LIKE_SEEN, { member: bo.user.id, only: 'match' });
  assert.equal(seen.status, 204);
  const { liked_by: received, matches } = await likes(anna.client);
  assert.deepEqual([received[0]?.like_new, matches[0]?.seen, await news()], [false, true, 0]);
});

test('[6.007] [9.003] a free member gives four likes a day; the fifth says when the next day begins where they live', async () => {
  const { client } = await t.member({ country: 'NZ' });
  for (const remaining of [3, 2, 1, 0]) {
    const other = await t.makeUser();
    assert.equal((await like(client, other.id)).body.likes_remaining, remaining);
  }
  const fifth = await t.makeUser();
  const refused = await like(client, fifth.id);
  assert.deepEqual(
    [refused.status, refused.code, refused.problem.params],
    [429, 'likes_exhausted', { limit: 4 }],
  );
  const local = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Pacific/Auckland',
    timeStyle: 'medium',
  }).format(new Date(refused.problem.reset_at!));
  assert.equal(local, '00:00:00');
  assert.ok(new Date(refused.problem.reset_at!) > t.clock.now());
  const wait = (new Date(refused.problem.reset_at!).getTime() - t.clock.now().getTime()) / 1000;
  await t.advance(wait + 1);
  assert.equal((await like(client, fifth.id)).body.likes_remaining, 3);
});

test('twenty likes at once give exactly four', async () => {
  const { client } = await t.member();
  const others = await Promise.all(Array.from({ length: 20 }, () => t.makeUser()));
  const answers = await Promise.all(others.map((other) => like(client, other.id)));
  assert.equal(answers.filter((answer) => answer.status === 200).length, 4);
  assert.equal((await likes(client)).sent.length, 4);
});

test('a like undone within five seconds is returned, later it is not', async () => {
  const { client } = await t.member();
  const [first, second] = [await t.makeUser(), await t.makeUser()];
  await like(client, first.id);
  assert.equal((await unlike(client, first.id)).body.likes_remaining, 4);
  await like(client, second.id);
  await t.advance(6);
  assert.equal((await unlike(client, second.id)).body.likes_remaining, 3);
});

test('a second like of the same member changes nothing and costs nothing', async () => {
  const [anna, bo] = [await t.member(), await t.member()];
  await like(anna.client, bo.user.id);
  assert.equal((await like(anna.client, bo.user.id)).body.likes_remaining, 3);
  assert.equal((await likes(bo.client)).liked_by.length, 1);
});

test('Premium members give two hundred likes a day', async () => {
  const { client } = await t.member({ paid: true });
  assert.equal((await like(client, (await t.makeUser()).id)).body.likes_remaining, 199);
});

test('of several unseen matches the one made last is named, in whatever order they began', async () => {
  const anna = await t.member({ paid: true });
  const others = [await t.member(), await t.member(), await t.member()];
  const [first, last, seen] = others.map(({ user }) => user.id);
  await like(anna.client, last!);
  for (const other of [first!, seen!]) await like(anna.client, other);
  for (const place of [0, 1, 2]) {
    await t.advance(1);
    await like(others[place]!.client, anna.user.id);
  }
  const auto = async () => (await anna.client.call(READ_UNSEEN_MATCH)).body.profile?.id;
  assert.equal(await auto(), seen);
  await anna.client.call(MARK_LIKE_SEEN, { member: seen! });
  assert.equal(await auto(), last);
});

test('[7.009] auto-like names a real unseen match, and makes none', async () => {
  const [anna, bo] = [await t.member(), await t.member()];
  const auto = async () => (await anna.client.call(READ_UNSEEN_MATCH)).body.profile;
  await like(anna.client, bo.user.id);
  assert.equal(await auto(), null);
  await like(bo.client, anna.user.id);
  assert.equal((await auto())?.id, bo.user.id);
  await anna.client.call(MARK_LIKE_SEEN, { member: bo.user.id });
  assert.equal(await auto(), null);
});

test('likes of an unconfirmed member are withheld: invisible, without a match', async () => {
  const [anna, bo] = [await t.member({ status: 'not_confirmed' }), await t.member()];
  assert.equal((await like(anna.client, bo.user.id)).status, 200);
  assert.deepEqual((await likes(bo.client)).liked_by, []);
  assert.equal((await like(bo.client, anna.user.id)).status, 404);
});

test('[6.012] invisible members cannot be liked', async () => {
  const { client } = await t.member();
  const hidden = await t.makeUser({ invisible: true });
  assert.equal((await like(client, hidden.id)).status, 404);
});

test('oneself, unknown members and leavers cannot be liked', async () => {
  const { client, user } = await t.member();
  assert.equal((await like(client, user.id)).status, 422);
  assert.equal((await like(client, 'nobody')).status, 404);
  assert.equal((await like(client, (await t.makeUser({ status: 'pending_deletion' })).id)).status, 404);
});
