import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { ACTIVATION_STEPS } from '@rendezvous/contract/resources/signup/schemas';
import {
  FINISH_SIGNUP_STEP,
  READ_ACTIVATION,
  RESEND_ACTIVATION,
  SIGN_UP,
} from '@rendezvous/contract/resources/signup/endpoints';
import { CHANGE_USER, LOG_IN } from '@rendezvous/contract/resources/accounts/endpoints';
import {
  CONFIRM_MAIL_CHANGE,
  REQUEST_RESET,
  RESET_PASSWORD,
} from '@rendezvous/contract/resources/account-links/endpoints';
import { purgeExpired } from '#src/housekeeping.ts';
import { createTestApp, PASSWORD } from '../harness.ts';
import { newestLink } from '../support/accounts/newest-link.ts';
import { signupDraft } from '../support/accounts/signup-draft.ts';

const t = await createTestApp();
after(() => t.close());
const { db, jobs } = t.services;
await t.set('account_messages', 'neutral');

async function signUp(email: string) {
  const client = t.asVisitor();
  const answer = await client.call(SIGN_UP, signupDraft({ email }));
  assert.equal(answer.status, 201, answer.text);
  return { client, user: answer.body.user };
}

/** Everything a visitor can see of a sign-up, without the values that differ between any two. */
async function seen(email: string) {
  const { client, user } = await signUp(email);
  const step = await client.call(FINISH_SIGNUP_STEP, { step: 4 });
  await jobs.drain();
  const progress = await client.call(READ_ACTIVATION);
  const early = await client.call(RESEND_ACTIVATION);
  const own = await client.call(CHANGE_USER, { email });
  const login = await t.asVisitor().call(LOG_IN, { email, password: 'green-lantern-77' });
  const { id: _id, name: _name, signup_date: _date, ...facts } = user;
  const { id: _profile, name: _profileName, ...profile } = facts.profile;
  return {
    user: { ...facts, profile, email: '' },
    step: [step.body.step, step.body.complete],
    progress: progress.body.steps,
    early: early.code,
    own: own.code,
    login: login.code,
  };
}

test('a known address and an unknown one look the same in all that a sign-up shows', async () => {
  const known = await t.makeUser();
  const [ofKnown, ofUnknown] = [await seen(known.email), await seen('unknown@mail.example')];
  assert.deepEqual(ofKnown, ofUnknown);
  assert.deepEqual(ofKnown.progress, [...ACTIVATION_STEPS]);
  assert.equal(ofKnown.login, 'login_failed');
});

test('the owner is notified by mail once a day, and no link confirms the stand-in account', async () => {
  const known = await t.makeUser();
  const mails = () =>
    db.selectFrom('outbox_mails').select(['subject', 'text']).where('to', '=', known.email).execute();
  for (let time = 0; time < 2; time += 1) {
    const { client } = await signUp(known.email);
    await client.call(FINISH_SIGNUP_STEP, { step: 4 });
    await jobs.drain();
  }
  const [mail, ...more] = await mails();
  assert.deepEqual(more, []);
  assert.match(mail?.subject ?? '', /signed up on .* with your address/);
  assert.match(mail?.text ?? '', /\/login\n?/);
  assert.doesNotMatch(mail?.text ?? '', /token=/);
  assert.equal((await t.asVisitor().call(LOG_IN, { email: known.email, password: PASSWORD })).status, 200);
});

test('a stand-in account is purged like one that was never confirmed, and erased with the account of its address', async () => {
  const [stays, goes] = [await t.makeUser(), await t.makeUser({ status: 'not_confirmed' })];
  const first = await signUp(stays.email);
  const second = await signUp(goes.email);
  const exists = async (id: string) =>
    (await db.selectFrom('users').select('id').where('id', '=', id).execute()).length === 1;
  // Mails that the jump in time makes late carry a link of seven days, which preserves the account for those.
  await t.advance(15 * 86_400);
  await t.advance(8 * 86_400);
  await purgeExpired(t.services);
  await jobs.drain();
  assert.deepEqual(
    [await exists(stays.id), await exists(first.user.id), await exists(second.user.id)],
    [true, false, false],
  );
});

test('only a confirmed address logs in; the link of a reset confirms one', async () => {
  const { user } = await signUp('later@mail.example');
  const logIn = (password: string) => t.asVisitor().call(LOG_IN, { email: user.email, password });
  const refused = await logIn('green-lantern-77');
  assert.deepEqual([refused.code, refused.problem.params], ['login_failed', { confirm: true }]);
  const wrong = await t.asVisitor().call(LOG_IN, {
    email: 'nobody-at-all@mail.example',
    password: 'green-lantern-77',
  });
  assert.deepEqual(
    [wrong.status, wrong.problem.params],
    [refused.status, refused.problem.params],
    'an unknown address gets the same',
  );
  await t.asVisitor().call(REQUEST_RESET, { email: user.email });
  await jobs.drain();
  const token = await newestLink(t, user.email);
  await t.asVisitor().call(RESET_PASSWORD, { token, password: 'other-lantern-78' });
  const answer = await t.asVisitor().call(LOG_IN, { email: user.email, password: 'other-lantern-78' });
  assert.equal(answer.body.user.status, 'active');
});

test('a stand-in account becomes an ordinary one at an address of its own', async () => {
  const known = await t.makeUser();
  const { client, user } = await signUp(known.email);
  await client.call(CHANGE_USER, { email: 'own@mail.example' });
  await jobs.drain();
  const moved = await client.call(CONFIRM_MAIL_CHANGE, {
    token: await newestLink(t, 'own@mail.example'),
  });
  assert.deepEqual([moved.body.user!.id, moved.body.user!.status], [user.id, 'active']);
  const row = await db
    .selectFrom('users')
    .select('stands_in_for')
    .where('id', '=', user.id)
    .executeTakeFirst();
  assert.equal(row?.stands_in_for, null);
});
