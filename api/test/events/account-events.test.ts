import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { TRAITS_CONSENT } from '@rendezvous/contract/resources/match-finder/values';
import { ACTIVATION_STEPS } from '@rendezvous/contract/resources/signup/schemas';
import { PROFILE_CONSENT } from '@rendezvous/contract/resources/signup/values';
import { CHANGE_USER } from '@rendezvous/contract/resources/accounts/endpoints';
import { GIVE_CONSENT, WITHDRAW_CONSENT } from '@rendezvous/contract/resources/consents/endpoints';
import { DECLARE_TRAITS } from '@rendezvous/contract/resources/match-finder/endpoints';
import {
  OPS_SEND_TO_REVIEW,
  OPS_LIST_PROFILES,
  OPS_REVIEW_PROFILE,
} from '@rendezvous/contract/operators/review/endpoints';
import { OPS_RESTORE_MEMBER, OPS_SUSPEND_MEMBER } from '@rendezvous/contract/operators/members/endpoints';
import { ACTIVATE, FINISH_SIGNUP_STEP } from '@rendezvous/contract/resources/signup/endpoints';
import { createToken } from '#src/identity/links/face.ts';
import { addPicture } from '#src/people/photos/face.ts';
import type { StoredEvent } from '#src/platform/ports/live.ts';
import { createTestApp, type TestClient, type TestUser, type UserTraits } from '../harness.ts';
import { STATEMENT } from '../support/statement.ts';
import { madePicture } from '../support/pictures/made-picture.ts';

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
    act: ({ client }) => client.call(CHANGE_USER, { profile: { about_me: 'I bake.' } }),
    reasons: ['profile'],
  },
  'a new photo': {
    act: ({ user }) => addPicture(services, user.id, madePicture(), 'public'),
    reasons: ['profile'],
  },
  'a withdrawn consent': {
    act: ({ client }) => client.call(WITHDRAW_CONSENT, { kind: 'profile' }),
    reasons: ['profile'],
  },
  'a consent that is given again': {
    before: ({ client }) => client.call(WITHDRAW_CONSENT, { kind: 'profile' }),
    act: ({ client }) => client.call(GIVE_CONSENT, { kind: 'profile', version: PROFILE_CONSENT }),
    reasons: ['profile'],
  },
  'a declared trait': {
    act: ({ client }) =>
      client.call(DECLARE_TRAITS, { version: TRAITS_CONSENT, appearance: 'normal', background: null }),
    reasons: ['profile'],
  },
  'a profile that an operator holds': {
    act: ({ user }) => reviewer.call(OPS_SEND_TO_REVIEW, { member: user.id, ...STATEMENT }),
    reasons: ['profile'],
  },
  'a verdict on a held profile': {
    before: ({ user }) => reviewer.call(OPS_SEND_TO_REVIEW, { member: user.id, ...STATEMENT }),
    act: async ({ user }) => {
      const { items } = (await reviewer.call(OPS_LIST_PROFILES)).body;
      const { version } = items.find(({ member }) => member.id === user.id)!;
      return reviewer.call(OPS_REVIEW_PROFILE, { member: user.id, version, decision: 'approve' });
    },
    reasons: ['profile'],
  },
  'a suspension': {
    act: ({ user }) => admin.call(OPS_SUSPEND_MEMBER, { member: user.id, ...STATEMENT }),
    reasons: ['session_ended', 'status'],
  },
  'a restoration': {
    before: ({ user }) => admin.call(OPS_SUSPEND_MEMBER, { member: user.id, ...STATEMENT }),
    act: ({ user }) => admin.call(OPS_RESTORE_MEMBER, { member: user.id, reason: 'Nothing.' }),
    reasons: ['status'],
  },
  'a step of the sign-up': {
    traits: { status: 'not_confirmed' },
    act: ({ client }) => client.call(FINISH_SIGNUP_STEP, { step: 2 }),
    reasons: ['profile'],
  },
  'a confirmed address': {
    traits: { status: 'not_confirmed' },
    act: async ({ user, client }) =>
      client.call(ACTIVATE, {
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
  const events = await eventsOf(member, () => member.client.call(FINISH_SIGNUP_STEP, { step: 4 }));
  assert.deepEqual(
    events.filter(({ name }) => name === 'activation').map(({ data }) => data),
    ACTIVATION_STEPS.map((step) => ({ step })),
  );
});
