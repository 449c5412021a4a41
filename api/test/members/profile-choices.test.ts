import assert from 'node:assert/strict';
import { daysIn } from '@rendezvous/contract/kernel/countries';
import { after, test } from 'node:test';
import {
  PROFILE_CHOICE_NAMES,
  PROFILE_CHOICES,
  type ChosenValues,
  type Interest,
  type ProfileChoice,
} from '@rendezvous/contract/resources/profile/values';
import { sql } from 'kysely';
import { matching } from '#src/people/members/filter-repository.ts';
import { CHANGE_USER, READ_USER } from '@rendezvous/contract/resources/accounts/endpoints';
import { READ_MEMBER, SEARCH_MEMBERS } from '@rendezvous/contract/resources/members/endpoints';
import { READ_SETTINGS } from '@rendezvous/contract/settings/endpoints';
import { createTestApp, type TestClient } from '../harness.ts';

const t = await createTestApp();
after(() => t.close());

/** The last and the first value of each field. */
const valuesAt = (index: number) =>
  Object.fromEntries(
    Object.entries(PROFILE_CHOICES).map(([field, values]) => [field, values.at(index)]),
  ) as ChosenValues;
const LAST = valuesAt(-1);
const picked = (profile: Record<ProfileChoice, string | null>) =>
  Object.fromEntries(PROFILE_CHOICE_NAMES.map((field) => [field, profile[field]]));

test('[3.002] [3.022] each profile field with fixed values is saved, shown to its owner and to others', async () => {
  const { user, client } = await t.member();
  const saved = await client.call(CHANGE_USER, { profile: LAST });
  assert.equal(saved.status, 200);
  assert.deepEqual(picked(saved.body.user.profile), LAST);
  const { client: other } = await t.member();
  const { body } = await other.call(READ_MEMBER, { id: user.id });
  assert.deepEqual(picked(body.member), LAST);
});

test('each profile field with fixed values is visible unless a site hides it', async () => {
  const { settings } = (await t.asVisitor().call(READ_SETTINGS)).body;
  assert.deepEqual(
    PROFILE_CHOICE_NAMES.filter((field) => !settings.visible_profile_fields.includes(field)),
    [],
  );
});

test('[3.017] each profile field that a site offers narrows a search', async () => {
  const { client } = await t.member({ country: 'IE' });
  const wanted = await t.makeUser({ country: 'CH', choices: LAST });
  await t.makeUser({ country: 'CH', choices: valuesAt(0) });
  await t.makeUser({ country: 'CH' });
  const found = async (field: ProfileChoice) =>
    (await client.call(SEARCH_MEMBERS, { country: 'CH', [field]: LAST[field] })).body.items.map(
      ({ name }) => name,
    );

  for (const field of PROFILE_CHOICE_NAMES) assert.equal((await found(field)).length, 3, field);
  await t.set('search_fields', [...PROFILE_CHOICE_NAMES]);
  for (const field of PROFILE_CHOICE_NAMES)
    assert.deepEqual(
      await found(field),
      [wanted.name],
      `the search does not find members by ${field}: see TRAITS in people/members/filter-repository.ts`,
    );
});

/** Fields in the text of an index or of statistics, as the database prints it. */
const fieldsOf = (text: string) => [...text.matchAll(/'(\w+):'::text/g)].map(([, field]) => field);

test('each profile field with fixed values is in the index of the search and in its statistics', async () => {
  const { rows } = await sql<{ name: string; text: string }>`
    select 'index profiles_by_traits' as name, pg_get_indexdef('profiles_by_traits'::regclass) as text
    union all select 'statistics profiles_traits', pg_get_statisticsobjdef(oid) from pg_statistic_ext
      where stxname = 'profiles_traits'`.execute(t.services.db);
  assert.equal(rows.length, 2);
  for (const { name, text } of rows)
    assert.deepEqual(
      fieldsOf(text),
      PROFILE_CHOICE_NAMES.toSorted(),
      `the ${name} has other fields than PROFILE_CHOICES: a migration creates it again, as "npm run new -- field" writes it`,
    );
});

test('a search by a profile field uses the index', async () => {
  await t.services.db.transaction().execute(async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx);
    for (const field of PROFILE_CHOICE_NAMES) {
      const asked = matching({ choices: { [field]: LAST[field] } }, daysIn(new Date('2026-01-01')));
      const { rows } = await sql`explain select from profiles p where listed and ${asked}`.execute(tx);
      assert.match(JSON.stringify(rows), /profiles_by_traits/, `a search by ${field} reads all profiles`);
    }
  });
});

test('[3.013] fields and notes that a site hides are sent to their owner alone', async () => {
  const interests: Interest[] = ['wine', 'bondage'];
  const given = { ...LAST, interests, about_me: 'Mornings at the lake.' };
  const nothing = {
    ...Object.fromEntries(PROFILE_CHOICE_NAMES.map((field) => [field, null])),
    interests: [],
    about_me: '',
  };
  const { user, client } = await t.member({ country: 'DE', interests, choices: LAST });
  assert.equal((await client.call(CHANGE_USER, { profile: { about_me: given.about_me } })).status, 200);
  const { client: other } = await t.member({ country: 'DE', interests });
  const shown = async (as: TestClient, more: { as?: 'free' } = {}) => {
    const { member } = (await as.call(READ_MEMBER, { id: user.id, ...more })).body;
    return { ...picked(member), interests: member.interests, about_me: member.about_me };
  };
  const inCommon = async () =>
    (await other.call(SEARCH_MEMBERS, { country: 'DE' })).body.items.map((card) => card.interests_in_common);
  assert.deepEqual(await shown(other), given);
  assert.deepEqual(await inCommon(), [2]);

  await t.set('visible_profile_fields', []);
  await t.set('visible_profile_notes', []);
  for (const viewer of [other, t.asVisitor()]) assert.deepEqual(await shown(viewer), nothing);
  assert.deepEqual(await inCommon(), [0]);
  assert.deepEqual(await shown(client, { as: 'free' }), nothing);
  assert.deepEqual(await shown(client), given);
  assert.equal((await client.call(READ_USER)).body.user!.profile.about_me, given.about_me);

  await t.set('visible_profile_fields', ['hair_color']);
  await t.set('visible_profile_notes', ['about_me']);
  assert.deepEqual(await shown(other), {
    ...nothing,
    hair_color: LAST.hair_color,
    about_me: given.about_me,
  });
});
