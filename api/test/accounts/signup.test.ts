import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { ACTIVATION_STEPS, type SignupBody } from '@rendezvous/contract/resources/signup/schemas';
import type { User } from '@rendezvous/contract/resources/accounts/schemas';
import { PROFILE_CONSENT } from '@rendezvous/contract/resources/signup/values';
import { createToken, redeemToken } from '#src/identity/links/face.ts';
import {
  ACTIVATE,
  CHECK_USERNAME,
  FINISH_SIGNUP_STEP,
  READ_ACTIVATION,
  RESEND_ACTIVATION,
  SIGN_UP,
} from '@rendezvous/contract/resources/signup/endpoints';
import { READ_USER } from '@rendezvous/contract/resources/accounts/endpoints';
import { READ_CHATS } from '@rendezvous/contract/resources/chats/endpoints';
import { listSessions } from '#src/identity/accounts/session-repository.ts';
import { createTestApp, type TestClient } from '../harness.ts';
import { newestLink } from '../support/accounts/newest-link.ts';
import { signupDraft } from '../support/accounts/signup-draft.ts';

const t = await createTestApp();
after(() => t.close());

async function signedUp(changes: Partial<SignupBody> = {}): Promise<{ client: TestClient; user: User }> {
  const client = t.asVisitor();
  const answer = await client.call(SIGN_UP, signupDraft(changes));
  assert.equal(answer.status, 201, answer.text);
  return { client, user: answer.body.user };
}

const mailedToken = (email: string): Promise<string> => newestLink(t, email);

async function activated(changes: Partial<SignupBody> = {}) {
  const { client, user } = await signedUp(changes);
  await client.call(FINISH_SIGNUP_STEP, { step: 4 });
  await t.services.jobs.drain();
  const answer = await client.call(ACTIVATE, { token: await mailedToken(user.email) });
  return { client, answer };
}

test('[4.006] step 1 makes an account that is not confirmed, its profile disabled, and signs in', async () => {
  const { client, user } = await signedUp();
  assert.equal(user.status, 'not_confirmed');
  assert.equal(user.profile.status, 'disabled');
  assert.equal(user.credits, 0);
  const again = await client.call(READ_USER);
  assert.equal(again.body.user!.id, user.id);
});

test('without the consent to showing the profile no account is made, and its field is named', async () => {
  const body = signupDraft({ profile_consent: undefined });
  const answer = await t.asVisitor().call(SIGN_UP, body);
  assert.equal(answer.status, 422);
  assert.deepEqual(answer.problem.errors, [{ field: 'profile_consent', code: 'consent_required' }]);
  assert.equal(
    (await t.services.db.selectFrom('users').select('id').where('email', '=', body.email).execute()).length,
    0,
  );
  const older = await t.asVisitor().send(SIGN_UP, { ...signupDraft(), profile_consent: '2020-01-01' });
  assert.equal(older.problem.errors?.[0]?.field, 'profile_consent');
});

test('the consent is stored with version, language and time of the text', async () => {
  const { user } = await signedUp({ language: 'pl' });
  const { db } = t.services;
  const { signup_date } = await db
    .selectFrom('users')
    .select('signup_date')
    .where('id', '=', user.id)
    .executeTakeFirstOrThrow();
  const consent = await db
    .selectFrom('consents')
    .selectAll()
    .where('user_id', '=', user.id)
    .executeTakeFirstOrThrow();
  const { kind, version, language, given_at, withdrawn_at } = consent;
  assert.deepEqual(
    { kind, version, language, given_at, withdrawn_at },
    { kind: 'profile', version: PROFILE_CONSENT, language: 'pl', given_at: signup_date, withdrawn_at: null },
  );
});

test('[4.009] steps after the first can be skipped, and the last completes', async () => {
  const { client } = await signedUp();
  const skipped = await client.call(FINISH_SIGNUP_STEP, { step: 4 });
  assert.deepEqual([skipped.body.step, skipped.body.complete], [4, true]);
});

test('a step that arrives late does not set the sign-up back', async () => {
  const { client } = await signedUp();
  await client.call(FINISH_SIGNUP_STEP, { step: 3 });
  const late = await client.call(FINISH_SIGNUP_STEP, { step: 2 });
  assert.equal(late.body.step, 3);
  const { signup_step: stored } = await t.services.db
    .selectFrom('users')
    .select('signup_step')
    .where('id', '=', late.body.user.id)
    .executeTakeFirstOrThrow();
  assert.equal(stored, 3);
});

test('details of a step are stored, and a city outside its region is refused', async () => {
  const { client } = await signedUp();
  const answer = await client.call(FINISH_SIGNUP_STEP, {
    step: 3,
    profile: { region: 'Drenthe', city: 'Assen', hair_color: 'red' },
  });
  assert.deepEqual(
    [answer.body.user!.profile.region, answer.body.user!.profile.city, answer.body.user!.profile.hair_color],
    ['Drenthe', 'Assen', 'red'],
  );
  const refused = await client.call(FINISH_SIGNUP_STEP, { step: 3, profile: { city: 'Berlin' } });
  assert.equal(refused.problem.errors?.[0]?.field, 'profile.city');
});

test('after the last step four real lines of work end with the activation mail', async () => {
  const { client, user } = await signedUp({ language: 'de' });
  await client.call(FINISH_SIGNUP_STEP, { step: 4 });
  assert.deepEqual((await client.call(READ_ACTIVATION)).body.steps, []);
  await t.services.jobs.drain();
  assert.deepEqual((await client.call(READ_ACTIVATION)).body.steps, [...ACTIVATION_STEPS]);
  const mail = await t.services.db
    .selectFrom('outbox_mails')
    .selectAll()
    .where('to', '=', user.email)
    .executeTakeFirstOrThrow();
  assert.match(mail.subject, /Bestätige deine E-Mail-Adresse/);
  assert.match(mail.text, /http:\/\/localhost:4200\/activate\/done\?token=/);
});

test('an abandoned sign-up gets its activation mail ten minutes later, once', async () => {
  const { client, user } = await signedUp();
  await t.advance(300);
  await client.call(FINISH_SIGNUP_STEP, { step: 2 });
  await t.advance(310);
  await t.services.jobs.drain();
  const mails = () =>
    t.services.db.selectFrom('outbox_mails').select('id').where('to', '=', user.email).execute();
  assert.equal((await mails()).length, 0);
  await t.advance(300);
  await t.services.jobs.drain();
  assert.equal((await mails()).length, 1);
});

test('[1.002] [4.001] pressing the link activates the account and grants the sign-up credits', async () => {
  const { answer } = await activated();
  assert.equal(answer.status, 200, answer.text);
  assert.equal(answer.body.user!.status, 'active');
  assert.equal(answer.body.user!.profile.status, 'active');
  assert.equal(answer.body.user!.credits, 2);
  assert.equal(answer.body.user!.paid_user, false);
});

test('an activation link works once, even for 50 presses at the same time', async () => {
  const { client, user } = await signedUp();
  await client.call(FINISH_SIGNUP_STEP, { step: 4 });
  await t.services.jobs.drain();
  const token = await mailedToken(user.email);
  const answers = await Promise.all(Array.from({ length: 50 }, () => client.call(ACTIVATE, { token })));
  assert.equal(answers.filter((answer) => answer.status === 200).length, 1);
  assert.equal(answers.filter((answer) => answer.status === 410).length, 49);
  const { body } = await client.call(READ_USER);
  assert.equal(body.user!.credits, 2);
  const sessions = await listSessions(t.services.db, user.id, t.clock.now());
  assert.equal(sessions.length, 1, 'a press in the session of the account opens no other');
});

test('an activation link is over after seven days, and an unknown one was never valid', async () => {
  const { client, user } = await signedUp();
  await client.call(FINISH_SIGNUP_STEP, { step: 4 });
  await t.services.jobs.drain();
  const token = await mailedToken(user.email);
  await t.advance(7 * 86_400 + 1);
  assert.equal((await client.call(ACTIVATE, { token })).code, 'link_expired');
  assert.equal((await client.call(ACTIVATE, { token: 'x'.repeat(22) })).code, 'link_invalid');
});

test('the activation mail is sent again after a minute, five times a day', async () => {
  const { client, user } = await signedUp();
  await client.call(FINISH_SIGNUP_STEP, { step: 4 });
  await t.services.jobs.drain();
  const early = await client.call(RESEND_ACTIVATION);
  assert.deepEqual([early.status, early.code], [429, 'rate_limited']);
  for (let sent = 2; sent <= 5; sent += 1) {
    await t.advance(61);
    assert.equal((await client.call(RESEND_ACTIVATION)).status, 204);
    await t.services.jobs.drain();
  }
  await t.advance(61);
  assert.equal((await client.call(RESEND_ACTIVATION)).code, 'too_many_mails');
  assert.equal(
    (await t.services.db.selectFrom('outbox_mails').select('id').where('to', '=', user.email).execute())
      .length,
    5,
  );
});

test('two presses at the same moment send the activation mail again once', async () => {
  const { client, user } = await signedUp();
  await client.call(FINISH_SIGNUP_STEP, { step: 4 });
  await t.services.jobs.drain();
  await t.advance(61);
  await Promise.all([client.call(RESEND_ACTIVATION), client.call(RESEND_ACTIVATION)]);
  await t.services.jobs.drain();
  assert.equal(
    (await t.services.db.selectFrom('outbox_mails').select('id').where('to', '=', user.email).execute())
      .length,
    2,
  );
});

test('[5.001] a user name is not an e-mail address and does not start with @', async () => {
  const code = async (changes: Partial<SignupBody>) =>
    (await t.asVisitor().call(SIGN_UP, signupDraft(changes))).problem.errors?.[0]?.code;
  assert.equal(await code({ name: '@anna' }), 'name_starts_with_at');
  assert.equal(await code({ name: 'x@mail.example', email: 'x@mail.example' }), 'name_is_email');
  assert.equal(await code({ name: 'www.anna.com' }), 'name_is_url');
  assert.equal(await code({ name: 'an na' }), 'name_characters');
});

test('[5.005] an e-mail address that cannot be one is refused', async () => {
  const answer = await t.asVisitor().call(SIGN_UP, signupDraft({ email: 'anna@nowhere' }));
  assert.deepEqual(answer.problem.errors?.[0], { field: 'email', code: 'email_invalid' });
});

test('[0.001] [1.001] a minor gets no account, and nothing about them is stored', async () => {
  const body = signupDraft({ date_of_birth: `${new Date().getUTCFullYear() - 17}-01-01` });
  const answer = await t.asVisitor().call(SIGN_UP, body);
  assert.deepEqual(answer.problem.errors, [
    { field: 'date_of_birth', code: 'underage', params: { min_age: 18 } },
  ]);
  assert.equal(
    await t.services.db
      .selectFrom('users')
      .select('id')
      .where('email_key', '=', body.email)
      .executeTakeFirst(),
    undefined,
  );
});

test('a date of birth that is no date is refused', async () => {
  const answer = await t.asVisitor().call(SIGN_UP, signupDraft({ date_of_birth: '1990-02-30' }));
  assert.deepEqual(answer.problem.errors?.[0], { field: 'date_of_birth', code: 'date_invalid' });
});

test('a common password is refused', async () => {
  const answer = await t.asVisitor().call(SIGN_UP, signupDraft({ password: 'Football1' }));
  assert.deepEqual(answer.problem.errors?.[0], { field: 'password', code: 'password_common' });
});

test('[8.006] [8.007] an address with an account is refused by that reason, active or pending deletion', async () => {
  const active = await t.makeUser();
  const leaving = await t.makeUser({ status: 'pending_deletion' });
  const code = async (email: string) => (await t.asVisitor().call(SIGN_UP, signupDraft({ email }))).code;
  assert.equal(await code(active.email.toUpperCase()), 'email_active');
  assert.equal(await code(leaving.email), 'email_pending_deletion');
});

test('a name in use is taken, whatever its case', async () => {
  const { name } = await t.makeUser();
  const answer = await t.asVisitor().call(SIGN_UP, signupDraft({ name: name.toUpperCase().slice(0, 20) }));
  assert.deepEqual(answer.problem.errors?.[0], { field: 'name', code: 'name_taken' });
  assert.deepEqual((await t.asVisitor().call(CHECK_USERNAME, { name: name.toUpperCase() })).body, {
    available: false,
    reason: 'name_taken',
  });
});

test('the member’s own name counts as free', async () => {
  const { client, user } = await signedUp();
  const { body } = await client.call(CHECK_USERNAME, { name: user.name.toUpperCase() });
  assert.deepEqual(body, { available: true });
});

test('[3.016] affiliate data is deleted with the account', async () => {
  const tracking = { network: 'adnet', ref: 'r42', sub1: 'a', sub2: 'b', sub3: 'c' };
  const { user } = await signedUp({ tracking });
  const row = await t.services.db
    .selectFrom('users')
    .select('tracking')
    .where('id', '=', user.id)
    .executeTakeFirstOrThrow();
  assert.deepEqual(row.tracking, tracking);
});

test('[6.001] [4.034] [5.011] sign-up follows the signups setting: all, with a traffic source, none', async () => {
  await t.set('signups', 'none');
  assert.equal((await t.asVisitor().call(SIGN_UP, signupDraft())).code, 'invite_only');
  await t.set('signups', 'with_trafficsource');
  assert.equal((await t.asVisitor().call(SIGN_UP, signupDraft())).code, 'invite_only');
  assert.equal((await t.asVisitor().call(SIGN_UP, signupDraft({ tracking: { ref: 'friend' } }))).status, 201);
  await t.set('signups', 'all');
});

test('the same sign-up sent twice with its key is one account, and both answers sign in', async () => {
  const body = signupDraft();
  const headers = { 'idempotency-key': '0f8fad5b-d9cb-469f-a165-70867728950e' };
  const first = await t.asVisitor().call(SIGN_UP, body, { headers });
  const second = t.asVisitor();
  const repeated = await second.call(SIGN_UP, body, { headers });
  assert.equal(repeated.status, 201);
  assert.equal(repeated.body.user.id, first.body.user.id);
  assert.equal((await second.call(READ_USER)).body.user!.id, first.body.user.id);
  const other = await t.asVisitor().call(SIGN_UP, { ...body, name: 'Somebody' }, { headers });
  assert.equal(other.code, 'idempotency_mismatch');
});

test('a message written before sign-up waits for the activation and is charged then', async () => {
  const ben = await t.member({ gender: 'male' });
  const { client, user } = await signedUp({ signup_message: { member: ben.user.id, text: 'Hi Ben' } });
  const unread = async () => (await ben.client.call(READ_CHATS)).body.total_unread;
  assert.equal(await unread(), 0);
  await client.call(FINISH_SIGNUP_STEP, { step: 4 });
  await t.services.jobs.drain();
  const answer = await client.call(ACTIVATE, { token: await mailedToken(user.email) });
  assert.equal(answer.body.user!.credits, 1);
  assert.equal(await unread(), 1);
});

test('the secret of a link is used up by its first use', async () => {
  const { db, clock } = t.services;
  const { id } = await t.makeUser();
  const token = await createToken(db, id, 'activation', clock.now(), 60_000);
  assert.equal((await redeemToken(db, token, 'activation', clock.now())).userId, id);
  await assert.rejects(redeemToken(db, token, 'activation', clock.now()), { code: 'link_expired' });
});
