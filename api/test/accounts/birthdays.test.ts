import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { CountryCode } from '@rendezvous/contract/kernel/countries';
import { SEARCH_MEMBERS } from '@rendezvous/contract/resources/members/endpoints';
import { SIGN_UP } from '@rendezvous/contract/resources/signup/endpoints';
import { createFixedClock } from '#src/platform/lib/clock.ts';
import { createTestApp } from '../harness.ts';
import { signupDraft } from '../support/accounts/signup-draft.ts';

const BORN = '2008-07-15';
const clock = createFixedClock(new Date('2026-07-14T10:00:00Z'));
const t = await createTestApp({}, { clock });
after(() => t.close());

async function signUpAt(at: string, country: CountryCode) {
  clock.advance((Date.parse(at) - clock.now().getTime()) / 1000);
  return t.asVisitor().call(SIGN_UP, signupDraft({ country, date_of_birth: BORN }));
}

// In the order of time: a clock never goes back.
for (const [country, eve, birthday] of [
  ['NZ', '2026-07-14T11:59:00Z', '2026-07-14T12:00:00Z'],
  ['AU', '2026-07-14T15:59:00Z', '2026-07-14T16:00:00Z'],
  ['NL', '2026-07-14T21:59:00Z', '2026-07-14T22:00:00Z'],
  ['ES', '2026-07-14T22:59:00Z', '2026-07-14T23:00:00Z'],
  ['CA', '2026-07-15T06:59:00Z', '2026-07-15T07:00:00Z'],
  ['US', '2026-07-15T09:59:00Z', '2026-07-15T10:00:00Z'],
] as const)
  test(`a person in ${country} is 18 from the first minute of the day in its last zone`, async () => {
    const early = await signUpAt(eve, country);
    assert.equal(early.problem.errors?.[0]?.code, 'underage');
    const { status, body } = await signUpAt(birthday, country);
    assert.deepEqual([status, body.user.profile.age], [201, 18]);
  });

test('others see and find an age by the day of its country', async () => {
  clock.advance(2 * 3_600);
  const { client } = await t.member({ gender: 'male', seeking: 'female' });
  const born = { gender: 'female', dateOfBirth: '2006-07-16' } as const;
  await t.makeUser({ ...born, country: 'NZ' });
  await t.makeUser({ ...born, country: 'US' });
  const ages = async (country: CountryCode) => {
    const { body } = await client.call(SEARCH_MEMBERS, { country, gender: 'female', min_age: 19 });
    return body.items.map(({ age }) => age);
  };
  assert.deepEqual(await ages('NZ'), [20]);
  assert.deepEqual(await ages('US'), [19]);
});
