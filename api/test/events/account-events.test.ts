import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { TRAITS_CONSENT } from '@rendezvous/contract/resources/match-finder/values';
import type { OpsProfilesResponse } from '@rendezvous/contract/operators/review/schemas';
import { ACTIVATION_STEPS } from '@rendezvous/contract/resources/signup/schemas';
import { PROFILE_CONSENT } from '@rendezvous/contract/resources/signup/values';
import { createToken } from '#src/identity/links/face.ts';
import { addPicture } from '#src/people/photos/face.ts';
import type { StoredEvent } from '#src/platform/ports/live.ts';
import { createTestApp, type TestClient, type TestUser, type UserTraits } from '../harness.ts';
import { madePicture } from '../support/made-picture.ts';

const t = await createTestApp();
after(() => t.close());
const { services } = t;
const { db, clock } = services;
const admin = (await t.operator('admin')).client;
const reviewer = (await t.operator('reviewer')).client;

interface Member {
  user: TestUser;
  client: TestClient;
}

/** Events that reach the open pages of a member while `act` runs and the jobs after it. */
async function eventsOf({ user }: Member, act: () => Promise<unknown>): Promise<StoredEvent[]> {
  const events: StoredEvent[] = [];
  const stop = await services.live.subscribe(user.id, (event) => events.push(event));
  await act();
  await services.jobs.drain();
  await stop();
  return events;
}

/** Each act on an account: what is done before it, what it does, and the reasons of the events `user` that follow. */
const ACTS: Record<string, { traits?: UserTraits; before?: Act; act: Act; reasons: string[] }> = {
  'a change of the profile': {
    act: ({ client }) => client.put('/api/user.php', { profile: { about_me: 'I bake.' } }),
    reasons: ['profile'],
  },
  'a new photo': {
    act: ({ user }) => addPicture(services, user.id, madePicture(), 'public'),
    reasons: ['profile'],
  },
  'a withdrawn consent': {
    act: ({ client }) => client.delete('/api/consents.php', { kind: 'profile' }),
    reasons: ['profile'],
  },
  'a consent that is given again': {
    before: ({ client }) => client.delete('/api/consents.php', { kind: 'profile' }),
    act: ({ client }) => client.post('/api/consents.php', { kind: 'profile', version: PROFILE_CONSENT }),
    reasons: ['profile'],
  },
  'a declared trait': {
    act: ({ client }) =>
      client.put('/api/traits.php', { version: TRAITS_CONSENT, appearance: 'normal', background: null }),
    reasons: ['profile'],
  },
  'a profile that an operator holds': {
    act: ({ user }) => reviewer.post('/api/ops/profile-hold', { member: user.id, reason: 'A report.' }),
    reasons: ['profile'],
  },
  'a verdict on a held profile': {
    before: ({ user }) => reviewer.post('/api/ops/profile-hold', { member: user.id, reason: 'A report.' }),
    act: async ({ user }) => {
      const { items } = (await reviewer.get<OpsProfilesResponse>('/api/ops/profiles')).body;
      const { version } = items.find(({ member }) => member.id === user.id)!;
      return reviewer.post('/api/ops/profile-review', { member: user.id, version, decision: 'approve' });
    },
    reasons: ['profile'],
  },
  'a suspension': {
    act: ({ user }) => admin.post('/api/ops/member-suspend', { member: user.id, reason: 'A report.' }),
    reasons: ['session_ended', 'status'],
  },
  'a restoration': {
    before: ({ user }) => admin.post('/api/ops/member-suspend', { member: user.id, reason: 'A report.' }),
    act: ({ user }) => admin.post('/api/ops/member-restore', { member: user.id, reason: 'Nothing.' }),
    reasons: ['status'],
  },
  'a step of the sign-up': {
    traits: { status: 'not_confirmed' },
    act: ({ client }) => client.put('/api/signup.php', { step: 2 }),
    reasons: ['profile'],
  },
  'a confirmed address': {
    traits: { status: 'not_confirmed' },
    act: async ({ user, client }) =>
      client.post('/api/activate.php', {
        token: await createToken(db, user.id, 'activation', clock.now(), 60_000),
      }),
    reasons: ['status'],
  },
};
type Act = (member: Member) => Promise<unknown>;

for (const [name, { traits, before, act, reasons }] of Object.entries(ACTS))
  test(`${name} reaches the member’s open pages, with its reason`, async () => {
    const member = await t.member(traits);
    await before?.(member);
    const events = await eventsOf(member, () => act(member));
    assert.deepEqual(
      events.flatMap((event) => ('reason' in event.data ? event.data.reason : [])),
      reasons,
    );
  });

test('each line of the work before the activation mail reaches the open page, in its order', async () => {
  const member = await t.member({ status: 'not_confirmed' });
  await db.updateTable('users').set({ signup_completed_at: null }).where('id', '=', member.user.id).execute();
  const events = await eventsOf(member, () => member.client.put('/api/signup.php', { step: 4 }));
  assert.deepEqual(
    events.filter(({ name }) => name === 'activation').map(({ data }) => data),
    ACTIVATION_STEPS.map((step) => ({ step })),
  );
});
