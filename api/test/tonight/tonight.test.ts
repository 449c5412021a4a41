import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { CountryCode } from '@rendezvous/contract/kernel/countries';
import type { TonightChoice, TonightResponse } from '@rendezvous/contract/resources/tonight/schemas';
import { CHOOSE_TONIGHT, READ_TONIGHT } from '@rendezvous/contract/resources/tonight/endpoints';
import { LIKE } from '@rendezvous/contract/resources/likes/endpoints';
import { BLOCK } from '@rendezvous/contract/resources/blocks/endpoints';
import { endOfEvening } from '#src/site/tonight/policy.ts';
import { removeEnded } from '#src/site/tonight/repository.ts';
import type { StoredEvent } from '#src/platform/ports/live.ts';
import { memberWith, send } from '../chats/support.ts';
import { createTestApp, type TestClient } from '../harness.ts';
import type { UserTraits } from '../support/factories.ts';

const t = await createTestApp();
after(() => t.close());

const HE = { gender: 'male', seeking: 'female' } as const satisfies UserTraits;
const SHE = { gender: 'female', seeking: 'male' } as const satisfies UserTraits;

const board = async (client: TestClient) => (await client.call(READ_TONIGHT)).body;
const choose = (client: TestClient, choice: TonightChoice | null | string) =>
  client.send(CHOOSE_TONIGHT, { choice });
const chosenBy = ({ items }: TonightResponse, id: string) => items.find((card) => card.id === id)?.choice;
const countOf = ({ choices }: TonightResponse, choice: TonightChoice) =>
  choices.find((row) => row.choice === choice)?.count;

/** 06:00 of the member's clock, as UTC shows it. */
const END = (now: string, country: CountryCode) => endOfEvening(new Date(now), country).toISOString();

test('a choice is gone at the next 06:00 of the member’s clock, also on days of 23 and 25 hours', () => {
  assert.equal(END('2026-07-01T18:00:00Z', 'NL'), '2026-07-02T04:00:00.000Z');
  assert.equal(END('2026-07-02T03:59:59Z', 'NL'), '2026-07-02T04:00:00.000Z');
  assert.equal(END('2026-07-02T04:00:00Z', 'NL'), '2026-07-03T04:00:00.000Z');
  assert.equal(END('2026-12-01T22:30:00Z', 'PL'), '2026-12-02T05:00:00.000Z');
  assert.equal(END('2026-07-01T18:00:00Z', 'NZ'), '2026-07-02T18:00:00.000Z');
  assert.equal(END('2026-07-01T17:59:00Z', 'NZ'), '2026-07-01T18:00:00.000Z');
  // The clocks of Amsterdam go forward and back in these nights.
  assert.equal(END('2026-03-28T20:00:00Z', 'NL'), '2026-03-29T04:00:00.000Z');
  assert.equal(END('2026-10-24T20:00:00Z', 'NL'), '2026-10-25T05:00:00.000Z');
  // In New York they change between 00:00 and 06:00 as UTC shows it, so that midnight and 06:00 differ in their offset.
  assert.equal(END('2026-03-08T02:00:00Z', 'US'), '2026-03-08T10:00:00.000Z');
  assert.equal(END('2026-03-08T09:59:59Z', 'US'), '2026-03-08T10:00:00.000Z');
  assert.equal(END('2026-11-01T02:00:00Z', 'US'), '2026-11-01T11:00:00.000Z');
});

test('one choice of eight, changed and removed; others who look for each other see it', async () => {
  const country = 'AT';
  const him = await t.member({ ...HE, country });
  const her = await t.member({ ...SHE, country });
  assert.equal((await choose(her.client, 'rooftop')).status, 204);
  const seen = await board(him.client);
  assert.equal(chosenBy(seen, her.user.id), 'rooftop');
  assert.equal(countOf(seen, 'rooftop'), 1);
  assert.deepEqual([seen.mine, seen.here, seen.choices.length], [null, 1, 8]);
  assert.equal((await board(her.client)).mine, 'rooftop');
  assert.equal(countOf(await board(her.client), 'rooftop'), 0, 'her own choice is not counted for her');
  await choose(her.client, 'walk');
  assert.deepEqual(
    [countOf(await board(him.client), 'rooftop'), countOf(await board(him.client), 'walk')],
    [0, 1],
  );
  await choose(her.client, null);
  const back = await board(him.client);
  assert.deepEqual([chosenBy(back, her.user.id), countOf(back, 'walk')], [null, 0]);
  assert.equal((await choose(her.client, 'parachute')).status, 422);
  assert.equal((await choose(t.asVisitor(), 'walk')).status, 403);
});

test('a choice that is over no longer counts, whether or not its row has been deleted', async () => {
  const country = 'CH';
  const him = await t.member({ ...HE, country });
  const her = await t.member({ ...SHE, country });
  await choose(her.client, 'drink');
  const until = Date.parse((await board(her.client)).until);
  const rows = () =>
    t.services.db.selectFrom('tonight_choices').select('choice').where('user_id', '=', her.user.id).execute();
  await t.services.db
    .updateTable('tonight_choices')
    .set({ until: t.clock.now(), chosen_at: new Date(0) })
    .where('user_id', '=', her.user.id)
    .execute();
  assert.deepEqual([(await board(her.client)).mine, countOf(await board(him.client), 'drink')], [null, 0]);
  assert.equal((await rows()).length, 1);
  await removeEnded(t.services.db, t.clock.now());
  assert.equal((await rows()).length, 0);
  assert.ok(until > t.clock.now().getTime() && until - t.clock.now().getTime() <= 25 * 3_600_000);
});

test('all pages of the member receive a choice, and no other member', async () => {
  const [her, him] = [await t.member(SHE), await t.member(HE)];
  const received: [string, StoredEvent][] = [];
  const stops = [
    await t.services.live.subscribe(her.user.id, (event) => received.push(['her', event])),
    await t.services.live.subscribe(him.user.id, (event) => received.push(['him', event])),
  ];
  await choose(her.client, 'film');
  await choose(her.client, null);
  for (const stop of stops) stop();
  assert.deepEqual(
    received.map(([who, { name, data }]) => [who, name, data]),
    [
      ['her', 'tonight', { choice: 'film' }],
      ['her', 'tonight', { choice: null }],
    ],
  );
});

test('the board contains people who look for each other and were here today: no fictional profile, and no member of long ago', async () => {
  const country = 'IE';
  const him = await t.member({ ...HE, country });
  const her = await t.makeUser({ ...SHE, country });
  const fictional = await t.makeUser({ ...SHE, country, fictional: true });
  await t.services.db
    .insertInto('tonight_choices')
    .values({
      user_id: fictional.id,
      choice: 'film',
      chosen_at: t.clock.now(),
      until: endOfEvening(t.clock.now(), country),
    })
    .execute();
  await t.makeUser({ ...SHE, country, lastActiveAgo: 25 * 3600 });
  await t.makeUser({ ...SHE, country, seeking: 'female' });
  await t.makeUser({ ...SHE, country, invisible: true });
  await t.makeUser({ ...SHE, country: 'NL' });
  await t.makeUser({ ...HE, country });
  const seen = await board(him.client);
  assert.deepEqual(
    seen.items.map(({ id }) => id),
    [her.id],
  );
  assert.deepEqual([seen.here, countOf(seen, 'film')], [1, 0]);
  assert.ok(seen.suggestions.every(({ fictional: made }) => !made));
});

test('the board stays in the region while enough were here in it, else it covers the country', async () => {
  const country = 'GB';
  const him = await t.member({ ...HE, country, region: 'Kent' });
  for (let number = 0; number < 7; number += 1) await t.makeUser({ ...SHE, country, region: 'Kent' });
  await t.makeUser({ ...SHE, country, region: 'Wales' });
  const wide = await board(him.client);
  assert.deepEqual([wide.area, wide.here], [{ country, region: null }, 8]);
  await t.makeUser({ ...SHE, country, region: 'Kent' });
  const near = await board(him.client);
  assert.deepEqual([near.area, near.here], [{ country, region: 'Kent' }, 8]);
  assert.ok(near.items.every(({ region }) => region === 'Kent'));
});

test('every suggestion names its strongest true reason, and members without one are not suggested', async () => {
  const country = 'IT';
  const halves = JSON.stringify([{ prompt: 'midnight', language: 'it', text: 'x' }]);
  const him = await t.member({ ...HE, country, region: 'Lazio', interests: ['wine', 'music', 'dancing'] });
  const made = async (traits: UserTraits) =>
    t.member({ ...SHE, country, region: 'Umbria', signedUpAgo: 90 * 86_400, ...traits });
  const [same, likes, half, three, one, fresh, near, none] = [
    await made({}),
    await made({ interests: ['wine'] }),
    await made({}),
    await made({ interests: ['wine', 'music', 'dancing', 'sushi'] }),
    await made({ interests: ['music'] }),
    await made({ signedUpAgo: 3600 }),
    await made({ region: 'Lazio' }),
    await made({}),
  ];
  await choose(him.client, 'dinner');
  await choose(same.client, 'dinner');
  await choose(three.client, 'walk');
  await likes.client.call(LIKE, { member: him.user.id });
  for (const { user } of [him, half])
    await t.services.db
      .updateTable('profiles')
      .set({ half_prompts: halves })
      .where('user_id', '=', user.id)
      .execute();
  const { suggestions } = await board(him.client);
  assert.deepEqual(
    suggestions.map(({ id, reason }) => [id, reason]),
    [
      [same.user.id, { kind: 'choice', choice: 'dinner' }],
      [likes.user.id, { kind: 'likes_you' }],
      [half.user.id, { kind: 'half', beginning: 'The best thing to do after midnight is …' }],
      [three.user.id, { kind: 'interests', count: 3 }],
      [one.user.id, { kind: 'interests', count: 1 }],
      [fresh.user.id, { kind: 'new' }],
      [near.user.id, { kind: 'region' }],
    ],
  );
  assert.ok(!suggestions.some(({ id }) => id === none.user.id));
});

test('new likes and unread messages are those of their own lists: no like of an unconfirmed member, nothing across a block', async () => {
  const country = 'ES';
  const him = await memberWith(t, 5, { ...HE, country });
  const liker = await t.member({ ...SHE, country });
  const unconfirmed = await t.member({ ...SHE, country, status: 'not_confirmed' });
  const blocked = await memberWith(t, 5, { ...SHE, country });
  const writer = await memberWith(t, 5, { ...SHE, country });
  for (const { client } of [liker, unconfirmed, blocked]) await client.call(LIKE, { member: him.user.id });
  for (const { client } of [blocked, writer]) await send(client, him.user.id, 'Sunday works');
  await him.client.call(BLOCK, { member: blocked.user.id });
  const seen = await board(him.client);
  assert.deepEqual([seen.new_likes, seen.likers.map(({ id }) => id)], [1, [liker.user.id]]);
  assert.equal(seen.unread, 1);
  assert.deepEqual(
    seen.unread_chats.map(({ profile, conversation }) => [profile.id, conversation.last_message?.text]),
    [[writer.user.id, 'Sunday works']],
  );
});

test('visitors see who was here as far as they may search, how many chose what, and whose choice it is never', async () => {
  const her = await t.member({ ...SHE, country: 'NL' });
  await choose(her.client, 'music');
  for (let number = 0; number < 13; number += 1) await t.makeUser({ ...SHE, country: 'NL' });
  const seen = await board(t.asVisitor());
  assert.equal(seen.items.length, 12);
  assert.ok(seen.here > 12);
  assert.ok(seen.items.every(({ choice }) => choice === null));
  assert.equal(countOf(seen, 'music'), 1);
  assert.deepEqual(
    [seen.mine, seen.new_likes, seen.unread, seen.likers, seen.unread_chats, seen.suggestions],
    [null, 0, 0, [], [], []],
  );
  await t.set('logged_out_search', 'none');
  assert.equal((await t.asVisitor().call(READ_TONIGHT)).status, 403);
});
