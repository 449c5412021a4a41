import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { TRACKING_COOKIE } from '@rendezvous/contract/resources/signup/tracking';
import { ACTIVATE, FINISH_SIGNUP_STEP, SIGN_UP } from '@rendezvous/contract/resources/signup/endpoints';
import { COMPLETE_SIGNUP, PARTNER_SIGN_UP } from '@rendezvous/contract/resources/partners/endpoints';
import { READ_CHATS } from '@rendezvous/contract/resources/chats/endpoints';
import type { SignupBody } from '@rendezvous/contract/resources/signup/schemas';
import { purgeExpired } from '#src/housekeeping.ts';
import { addPartner } from '#src/identity/partners/face.ts';
import { createTestApp } from '../harness.ts';
import { newestLink } from '../support/accounts/newest-link.ts';
import { signupDraft } from '../support/accounts/signup-draft.ts';

const t = await createTestApp();
after(() => t.close());
const { db, jobs } = t.services;
const KEY = await addPartner(t.services, 'test', 'Partner', 'partner');
const keyed = { headers: { authorization: `Bearer ${KEY}` } };

async function signUp(changes: Partial<SignupBody> = {}) {
  const client = t.asVisitor();
  const answer = await client.call(SIGN_UP, signupDraft(changes));
  return { client, answer, said: answer.code ?? String(answer.status) };
}

const set = (value: 'all' | 'with_trafficsource' | 'none') => t.set('signups', value);

async function offer(): Promise<{ said: string; token: string }> {
  const { password: _password, profile_consent: _consent, ...person } = signupDraft();
  const body = { ...person, consent: { version: '1', given_at: '2026-01-02T03:04:05Z' } };
  const answer = await t.asVisitor().call(PARTNER_SIGN_UP, body, keyed);
  const url = answer.code ? null : answer.body.complete_signup_url;
  return {
    said: answer.code ?? String(answer.status),
    token: url ? (new URL(url).searchParams.get('token') ?? '') : '',
  };
}

async function complete(token: string): Promise<string> {
  const { password, language, profile_consent } = signupDraft();
  const body = { token, password, language, profile_consent };
  const answer = await t.asVisitor().call(COMPLETE_SIGNUP, body);
  return answer.code ?? String(answer.status);
}

/** Each door, with and without a known source. */
const DOORS = {
  'without a source': async () => (await signUp()).said,
  'a source of the page': async () => (await signUp({ tracking: { ref: 'friend' } })).said,
  'parameters that name no source': async () => (await signUp({ tracking: { sub1: 'x' } })).said,
  async 'a source that the browser remembers'() {
    const client = t.asVisitor();
    client.cookies.set(TRACKING_COOKIE, encodeURIComponent('network=net'));
    const answer = await client.call(SIGN_UP, signupDraft());
    return answer.code ?? String(answer.status);
  },
  'a partner’s call': async () => (await offer()).said,
} as const;

test('[4.034] [5.011] every way to sign up follows the signups setting; a partner’s key is a known source', async () => {
  const table: Record<string, string[]> = {};
  for (const value of ['all', 'with_trafficsource', 'none'] as const) {
    await set(value);
    for (const [door, open] of Object.entries(DOORS)) (table[door] ??= []).push(await open());
  }
  await set('all');
  const [open, closed] = ['201', 'invite_only'];
  assert.deepEqual(table, {
    'without a source': [open, closed, closed],
    'a source of the page': [open, open, closed],
    'parameters that name no source': [open, closed, closed],
    'a source that the browser remembers': [open, open, closed],
    'a partner’s call': [open, open, closed],
  });
});

test('[5.011] a partner’s sign-up is completed while sources are admitted, and not once sign-up is closed', async () => {
  const [first, second] = [await offer(), await offer()];
  await set('with_trafficsource');
  assert.equal(await complete(first.token), '200');
  await set('none');
  assert.equal(await complete(second.token), 'invite_only');
  await set('all');
  assert.equal(await complete(second.token), '200');
});

test('[3.015] the first message is withheld, counts as a conversation started, and is charged at the activation', async () => {
  const ben = await t.member({ gender: 'male' });
  const { client, answer } = await signUp({ signup_message: { member: ben.user.id, text: 'Hi Ben' } });
  assert.equal(answer.body.message_held, true);
  const chats = async () => (await client.call(READ_CHATS)).body;
  assert.deepEqual((await chats()).starts, { used: 1, limit: 2 });
  assert.equal((await ben.client.call(READ_CHATS)).body.chats.length, 0);
  await client.call(FINISH_SIGNUP_STEP, { step: 4 });
  await jobs.drain();
  const { user } = answer.body;
  const token = await newestLink(t, user.email);
  const active = await client.call(ACTIVATE, { token });
  assert.equal(active.body.user!.credits, 1);
  assert.equal((await ben.client.call(READ_CHATS)).body.total_unread, 1);
});

test('the gender that a member seeks does not limit who may write: the first message waits in any case', async () => {
  const ben = await t.member({ gender: 'male', seeking: 'male' });
  const { answer } = await signUp({ signup_message: { member: ben.user.id, text: 'Hi Ben' } });
  assert.equal(answer.body.message_held, true);
});

test('a message to a member who cannot be written to is not stored; the account is made, and the answer says so', async () => {
  const gone: Record<string, string> = {
    unknown: 'abcdefghijklmnopqrstuv',
    invisible: (await t.makeUser({ invisible: true })).id,
    suspended: (await t.makeUser({ status: 'suspended' })).id,
  };
  for (const [what, member] of Object.entries(gone)) {
    const { answer } = await signUp({ signup_message: { member, text: 'Hello' } });
    assert.deepEqual([what, answer.status, answer.body.message_held], [what, 201, false]);
  }
  const none = await signUp();
  assert.equal(none.answer.body.message_held, undefined);
});

test('the warning about a fictional member is confirmed with the first message', async () => {
  const { id: member } = await t.makeUser({ fictional: true });
  const isStored = async (more: object) =>
    (await signUp({ signup_message: { member, text: 'Hello', ...more } })).answer.body.message_held;
  assert.deepEqual([await isStored({}), await isStored({ fictional_confirmed: true })], [false, true]);
});

test('a first message that is too long is refused with its field, and no account is made', async () => {
  const { id: member } = await t.makeUser();
  const body = signupDraft({ signup_message: { member, text: 'x'.repeat(1001) } });
  const answer = await t.asVisitor().call(SIGN_UP, body);
  assert.deepEqual(answer.problem.errors, [
    { field: 'signup_message.text', code: 'too_long', params: { limit: 1000 } },
  ]);
  const made = await db.selectFrom('users').select('id').where('email', '=', body.email).execute();
  assert.deepEqual(made, []);
});

test('a member who blocks the writer before the activation gets nothing, and the message stays a draft', async () => {
  const ben = await t.member({ gender: 'male' });
  const { client, answer } = await signUp({ signup_message: { member: ben.user.id, text: 'Hi Ben' } });
  await client.call(FINISH_SIGNUP_STEP, { step: 4 });
  await jobs.drain();
  const { user } = answer.body;
  await db
    .insertInto('blocks')
    .values({ blocker: ben.user.id, blocked: user.id, created_at: t.clock.now() })
    .execute();
  const token = await newestLink(t, user.email);
  const active = await client.call(ACTIVATE, { token });
  assert.equal(active.body.user!.credits, 2);
  assert.equal((await ben.client.call(READ_CHATS)).body.total_unread, 0);
});

test('a sign-up that is never confirmed is deleted with its first message', async () => {
  const ben = await t.member({ gender: 'male' });
  await signUp({ signup_message: { member: ben.user.id, text: 'never-delivered' } });
  const storedMessages = () =>
    db.selectFrom('messages').select('id').where('text', '=', 'never-delivered').execute();
  assert.equal((await storedMessages()).length, 1);
  // Mails that the jump in time makes late carry a link of seven days, which preserves the account for those.
  await t.advance(15 * 86_400);
  await t.advance(8 * 86_400);
  await purgeExpired(t.services);
  await jobs.drain();
  assert.deepEqual(await storedMessages(), []);
});
