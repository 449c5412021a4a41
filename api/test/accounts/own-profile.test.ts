import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { ProfilePatch } from '@rendezvous/contract/resources/profile/schemas';
import type { User } from '@rendezvous/contract/resources/accounts/schemas';
import { CHANGE_USER, READ_USER } from '@rendezvous/contract/resources/accounts/endpoints';
import { READ_MEMBER } from '@rendezvous/contract/resources/members/endpoints';
import { createTestApp, type TestClient } from '../harness.ts';

const t = await createTestApp();
after(() => t.close());

const read = async (client: TestClient): Promise<User['profile']> =>
  (await client.call(READ_USER)).body.user!.profile;

/** Saves a change that a page made on this version of the profile. */
const save = (client: TestClient, profile: ProfilePatch, version?: number) =>
  client.call(CHANGE_USER, {
    profile,
    ...(version !== undefined && { profile_version: version }),
  });

test('[3.002] a member changes every field of the own profile that may change, and others see it', async () => {
  const { user, client } = await t.member({ country: 'NL' });
  const patch = {
    gender: 'female',
    seeking: 'male',
    sexuality: 'bi',
    relationship_status: 'divorced',
    hair_color: 'red',
    eye_color: 'green',
    body_type: 'curvy',
    tattoos: 'few',
    country: 'DE',
    region: 'Berlin',
    city: 'Berlin',
    interests: ['wine', 'dancing', 'bondage'],
    about_me: 'I answer in whole sentences.',
  } as const;
  const saved = await save(client, { ...patch, interests: [...patch.interests] });
  assert.equal(saved.status, 200, saved.text);
  const { client: other } = await t.member();
  const { member } = (await other.call(READ_MEMBER, { id: user.id })).body;
  for (const [field, value] of Object.entries(patch)) {
    assert.deepEqual(saved.body.user.profile[field as keyof ProfilePatch], value, field);
    assert.deepEqual(member[field as keyof ProfilePatch], value, field);
  }
  assert.equal(saved.body.user.country, 'DE');
  assert.equal('version' in member, false, 'the count of changes is the owner’s');
});

test('[3.002] name and date of birth are no fields of a change', async () => {
  const { client } = await t.member();
  for (const field of [{ name: 'Another' }, { date_of_birth: '1980-01-01' }, { age: 20 }]) {
    const answer = await client.send(CHANGE_USER, { profile: field });
    assert.equal(answer.status, 422);
    assert.equal(answer.problem.errors?.[0]?.code, 'unknown_field');
  }
});

test('a country the site does not serve is refused', async () => {
  const { client } = await t.member({ country: 'NL' });
  const all = t.services.settings.value('localhost', 'countries');
  await t.set('countries', ['NL', 'BE']);
  const refused = await save(client, { country: 'FR' });
  await t.set('countries', all);
  assert.deepEqual(refused.problem.errors?.[0], { field: 'profile.country', code: 'not_allowed' });
});

test('a change made on a stale page is refused with its fields, and changes nothing', async () => {
  const { client } = await t.member();
  const { version } = await read(client);
  await save(client, { about_me: 'Written on the first page.' }, version);
  const stale = await save(client, { about_me: 'Written on the second.', tattoos: 'many' }, version);
  assert.equal(stale.status, 409);
  assert.equal(stale.code, 'profile_changed');
  assert.deepEqual(stale.problem.params, { fields: ['about_me'] });
  const profile = await read(client);
  assert.equal(profile.about_me, 'Written on the first page.');
  assert.equal(profile.tattoos, null);
});

test('a stale page may still change another field, and say the same', async () => {
  const { client } = await t.member();
  const { version } = await read(client);
  await save(client, { about_me: 'Said twice.' }, version);
  assert.equal((await save(client, { hair_color: 'grey' }, version)).status, 200);
  assert.equal((await save(client, { about_me: 'Said twice.' }, version)).status, 200);
  assert.equal((await read(client)).version, version! + 2, 'what is said already counts as no change');
});

test('country, region and city are one answer', async () => {
  const { client } = await t.member({ country: 'NL' });
  const { version } = await read(client);
  await save(client, { country: 'DE' }, version);
  const stale = await save(client, { region: 'Berlin' }, version);
  assert.equal(stale.code, 'profile_changed');
  assert.deepEqual(stale.problem.params, { fields: ['region', 'country', 'city'] });
});

test('of two changes made at once on one version, one is refused', async () => {
  const { client } = await t.member();
  const { version } = await read(client);
  const answers = await Promise.all(['one', 'two'].map((text) => save(client, { about_me: text }, version)));
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409]);
});

test('a new country drops the region and the city that were in the old one', async () => {
  const { client } = await t.member({ country: 'NL' });
  await save(client, { region: 'Utrecht', city: 'Utrecht' });
  const moved = await save(client, { country: 'PL' });
  const { country, region, city } = moved.body.user.profile;
  assert.deepEqual({ country, region, city }, { country: 'PL', region: null, city: null });
  const wrong = await save(client, { country: 'PL', region: 'Utrecht' });
  assert.deepEqual(wrong.problem.errors?.[0], { field: 'profile.region', code: 'invalid' });
});
