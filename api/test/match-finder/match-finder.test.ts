import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type {
  MatchFinderBody,
  MatchFinderResponse,
} from '@rendezvous/contract/resources/match-finder/schemas';
import { TRAITS_CONSENT } from '@rendezvous/contract/resources/match-finder/values';
import { DECLARE_TRAITS, FIND_MATCHES } from '@rendezvous/contract/resources/match-finder/endpoints';
import { READ_USER } from '@rendezvous/contract/resources/accounts/endpoints';
import { WITHDRAW_CONSENT } from '@rendezvous/contract/resources/consents/endpoints';
import { READ_MEMBER } from '@rendezvous/contract/resources/members/endpoints';
import { createTestApp, type TestClient } from '../harness.ts';
import type { UserTraits } from '../support/factories.ts';

const t = await createTestApp();
after(() => t.close());

type Traits = { appearance: 'normal' | 'sexy' | null; background: 'white' | 'other' | null };

const find = async (client: TestClient, body: MatchFinderBody) =>
  (await client.call(FIND_MATCHES, body)).body;
const declare = (client: TestClient, traits: Traits) =>
  client.call(DECLARE_TRAITS, { version: TRAITS_CONSENT, ...traits });
const ids = ({ items }: MatchFinderResponse) => items.map(({ id }) => id);

/** A woman of this country, last active so many seconds ago, who has declared these traits. */
async function declared(country: UserTraits['country'], ago: number, traits?: Traits): Promise<string> {
  const { client, user } = await t.member({ gender: 'female', country, lastActiveAgo: ago });
  if (traits) assert.equal((await declare(client, traits)).status, 204);
  return user.id;
}

test('[3.028] members who declared what is asked come first, those who left it open after them, others not at all', async () => {
  const country = 'AT';
  const fits = await declared(country, 900, { appearance: 'sexy', background: 'other' });
  const half = await declared(country, 800, { appearance: 'sexy', background: null });
  const open = await declared(country, 700);
  await declared(country, 600, { appearance: 'normal', background: 'other' });
  const { client } = await t.member({ seeking: 'female', gender: 'male', country });
  const asked = { appearance: 'sexy', background: 'other' } as const;
  assert.deepEqual(ids(await find(client, asked)), [fits, half, open]);
});

test('a result names interests of both, intimate ones never, and none to a visitor', async () => {
  const country = 'FR';
  const { client } = await t.member({
    gender: 'male',
    seeking: 'female',
    country,
    interests: ['wine', 'lingerie', 'gym', 'sushi'],
  });
  await t.makeUser({ gender: 'female', country, interests: ['sushi', 'lingerie', 'beach', 'wine', 'gym'] });
  const [found] = (await find(client, {})).items;
  assert.deepEqual(found?.shared_interests, ['wine', 'gym']);
  const [seen] = (await find(t.asVisitor(), { country })).items;
  assert.deepEqual(seen?.shared_interests, []);
});

test('[3.028] the two ages meet at 35', async () => {
  const country = 'PL';
  const { client } = await t.member({ seeking: 'female', gender: 'male', country });
  const today = t.clock.now().toISOString().slice(5, 10);
  const year = t.clock.now().getUTCFullYear();
  const at = (age: number, ago: number) =>
    t.makeUser({ gender: 'female', country, dateOfBirth: `${year - age}-${today}`, lastActiveAgo: ago });
  const [young, both, older] = [await at(34, 100), await at(35, 200), await at(36, 300)];
  assert.deepEqual(ids(await find(client, { age: '18-35' })), [young.id, both.id]);
  assert.deepEqual(ids(await find(client, { age: '35+' })), [both.id, older.id]);
  assert.equal(ids(await find(client, {})).length, 3);
});

test('fictional profiles declare nothing and are not found', async () => {
  const country = 'CH';
  await t.makeUser({ gender: 'female', country, fictional: true });
  const { client } = await t.member({ seeking: 'female', gender: 'male', country });
  assert.deepEqual(ids(await find(client, {})), []);
});

test('pages go on through those who left answers open, without a member twice', async () => {
  const country = 'NZ';
  for (let number = 0; number < 20; number += 1) await t.makeUser({ gender: 'female', country });
  const fits = [];
  for (let number = 0; number < 10; number += 1)
    fits.push(await declared(country, 5_000 + number, { appearance: 'normal', background: null }));
  const { client } = await t.member({ seeking: 'female', gender: 'male', country });
  const first = await find(client, { appearance: 'normal' });
  assert.equal(first.items.length, 24);
  assert.deepEqual(ids(first).slice(0, 10), fits);
  const second = await find(client, { appearance: 'normal', cursor: first.next_cursor ?? '' });
  assert.equal(new Set([...ids(first), ...ids(second)]).size, 30);
  assert.equal(second.next_cursor, null);
  assert.equal((await client.call(FIND_MATCHES, { cursor: '9abc' })).code, 'malformed');
});

test('for visitors only age counts, within the logged-out search', async () => {
  const country = 'IE';
  await declared(country, 100, { appearance: 'normal', background: null });
  const found = await find(t.asVisitor(), { country, appearance: 'sexy' });
  assert.equal(found.items.length, 1);
  assert.equal(found.next_cursor, null);
});

test('withdrawing the consent clears what was declared and leaves the profile shown', async () => {
  const { client } = await t.member();
  await declare(client, { appearance: 'sexy', background: 'white' });
  const own = async () => (await client.call(READ_USER)).body.user!.profile;
  assert.deepEqual([(await own()).appearance, (await own()).background], ['sexy', 'white']);
  const { body } = await client.call(WITHDRAW_CONSENT, { kind: 'traits' });
  assert.ok(body.items.find(({ kind }) => kind === 'traits')?.withdrawn_at);
  assert.deepEqual([(await own()).appearance, (await own()).background], [null, null]);
  const [profile] = await t.services.db
    .selectFrom('profiles')
    .select('consented')
    .where('consented', '=', false)
    .execute();
  assert.equal(profile, undefined);
});

test('what a member declared is in no answer to others', async () => {
  const { client, user } = await t.member();
  await declare(client, { appearance: 'sexy', background: 'other' });
  const reader = await t.member();
  const { text } = { text: JSON.stringify((await reader.client.call(READ_MEMBER, { id: user.id })).body) };
  assert.doesNotMatch(text, /appearance|background/);
});
