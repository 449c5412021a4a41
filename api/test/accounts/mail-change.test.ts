import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { LOCALE_CODES } from '@rendezvous/contract/kernel/locales';
import { PROFILE_CONSENT } from '@rendezvous/contract/resources/signup/values';
import {
  CHANGE_USER,
  LOG_IN,
  READ_SESSIONS,
  READ_USER,
} from '@rendezvous/contract/resources/accounts/endpoints';
import {
  CONFIRM_MAIL_CHANGE,
  READ_MAIL_CHANGE,
  REQUEST_RESET,
  RESET_PASSWORD,
  UNDO_MAIL_CHANGE,
} from '@rendezvous/contract/resources/account-links/endpoints';
import { DELETE_ACCOUNT, REACTIVATE } from '@rendezvous/contract/resources/deletion/endpoints';
import { SIGN_UP } from '@rendezvous/contract/resources/signup/endpoints';
import { purgeExpired } from '#src/housekeeping.ts';
import { randomText } from '#src/platform/lib/ids.ts';
import { createTestApp, PASSWORD, type TestClient, type UserTraits } from '../harness.ts';
import { newestLink } from '../support/accounts/newest-link.ts';

const t = await createTestApp();
after(() => t.close());

const HOUR = 3_600;
const someAddress = () => `moved-${randomText(8).toLowerCase()}@mail.example`;

const order = (client: TestClient, email: string) => client.call(CHANGE_USER, { email });
const confirm = (token: string, client = t.asVisitor()) => client.call(CONFIRM_MAIL_CHANGE, { token });
const undo = (token: string) => t.asVisitor().call(UNDO_MAIL_CHANGE, { token });
const logIn = (email: string, password = PASSWORD) => t.asVisitor().call(LOG_IN, { email, password });
const mailsTo = (email: string) =>
  t.services.db
    .selectFrom('outbox_mails')
    .selectAll()
    .where('to', '=', email)
    .orderBy('at', 'desc')
    .execute();

/** A member that has ordered a change of address; both mails are out. */
async function ordered(traits?: UserTraits) {
  const { user, client } = await t.member(traits);
  const next = someAddress();
  const answer = await order(client, next);
  assert.equal(answer.status, 200, answer.text);
  await t.services.jobs.drain();
  return { user, client, next, token: await newestLink(t, next) };
}

const speak = (value: 'explicit' | 'neutral') => t.set('account_messages', value);

test('[5.006] a requested address changes nothing before its link is pressed', async () => {
  const { user, client, next } = await ordered();
  assert.equal((await client.call(READ_USER)).body.user?.email, user.email);
  assert.equal((await logIn(next)).status, 401);
  assert.equal((await logIn(user.email)).status, 200);
});

test('[2.023] [5.006] the link mailed to the new address moves the account, and its sessions go on', async () => {
  const { user, client, next, token } = await ordered();
  const answer = await confirm(token, client);
  assert.deepEqual([answer.status, answer.body.user?.email], [200, next]);
  assert.equal((await logIn(user.email)).status, 401);
  assert.equal((await logIn(next)).status, 200);
});

test('a press in a browser without the session moves the account and shows nothing of it', async () => {
  const { next, token } = await ordered();
  const answer = await confirm(token);
  assert.deepEqual([answer.status, answer.body], [200, { user: null }]);
  assert.equal((await logIn(next)).status, 200);
});

test('[5.006] an invalid address, the member’s own and one of another account are refused', async () => {
  const { user, client } = await t.member();
  for (const email of ['', 'anna', 'anna@', 'a b@mail.example'])
    assert.deepEqual((await order(client, email)).problem.errors, [
      { field: 'email', code: 'new_email_invalid' },
    ]);
  const other = await t.makeUser();
  assert.deepEqual((await order(client, user.email)).problem.errors, [
    { field: 'email', code: 'email_unchanged' },
  ]);
  for (const email of [other.email, other.email.toUpperCase()])
    assert.deepEqual(
      [(await order(client, email)).status, (await order(client, email)).code],
      [409, 'email_in_use'],
    );
});

test('the own address in another writing is corrected by the same link', async () => {
  const { user, client } = await t.member();
  const next = `${user.email[0]!.toUpperCase()}${user.email.slice(1)}`;
  assert.equal((await order(client, next)).status, 200);
  await t.services.jobs.drain();
  const answer = await confirm(await newestLink(t, next), client);
  assert.deepEqual([answer.status, answer.body.user?.email], [200, next]);
  assert.equal((await logIn(user.email)).status, 200);
});

test('a change of address asks for a fresh log-in', async () => {
  const { client } = await t.member();
  await t.advance(11 * 60);
  assert.equal((await order(client, someAddress())).code, 'reauthentication_required');
});

test('a link works for a day, once, and a wrong one not at all', async () => {
  const { token } = await ordered();
  await t.advance(24 * HOUR + 1);
  assert.deepEqual([(await confirm(token)).status, (await confirm(token)).code], [410, 'link_expired']);
  assert.equal((await confirm('abcdefghijklmnopqrstuv')).code, 'link_invalid');
  const again = await ordered();
  const answers = await Promise.all(Array.from({ length: 50 }, () => confirm(again.token)));
  assert.deepEqual(
    [200, 410].map((status) => answers.filter((answer) => answer.status === status).length),
    [1, 49],
  );
});

test('a newer order makes the link of the former useless', async () => {
  const { client, token } = await ordered();
  await order(client, someAddress());
  assert.equal((await confirm(token)).code, 'link_expired');
});

test('three orders a day are accepted', async () => {
  const { client } = await t.member();
  for (let orders = 0; orders < 3; orders += 1)
    assert.equal((await order(client, someAddress())).status, 200);
  assert.equal((await order(client, someAddress())).code, 'too_many_mails');
});

test('a change to an address that another account uses by then is refused', async () => {
  const { user, token, next } = await ordered();
  await t.makeUser({ email: next });
  assert.equal((await confirm(token)).code, 'email_in_use');
  assert.equal((await logIn(user.email)).status, 200);
});

test('the undo link is mailed to the old address at once and works for two days after the change', async () => {
  const { user, token, next } = await ordered();
  await t.advance(23 * HOUR);
  await confirm(token);
  await t.advance(47 * HOUR);
  const back = await newestLink(t, user.email, 'undo');
  assert.deepEqual((await undo(back)).body, { deleted: false });
  const row = await t.services.db
    .selectFrom('users')
    .select(['email', 'email_key'])
    .where('id', '=', user.id)
    .executeTakeFirstOrThrow();
  assert.deepEqual(row, { email: user.email, email_key: user.email });
  assert.equal((await logIn(next)).status, 401);
  assert.equal((await undo(back)).code, 'link_expired', 'once');
});

test('the undo link expires after two days', async () => {
  const { user, token } = await ordered();
  await confirm(token);
  await t.advance(48 * HOUR + 1);
  assert.equal((await undo(await newestLink(t, user.email, 'undo'))).code, 'link_expired');
});

test('the undo link cancels a change that is not confirmed yet', async () => {
  const { user, token } = await ordered();
  assert.equal((await undo(await newestLink(t, user.email, 'undo'))).status, 200);
  assert.equal((await confirm(token)).code, 'link_expired');
});

test('the undo link ends every session and the password, and a link sets a new one', async () => {
  const { user, client, token } = await ordered();
  await confirm(token);
  await undo(await newestLink(t, user.email, 'undo'));
  assert.equal((await client.call(READ_SESSIONS)).status, 403);
  assert.equal((await logIn(user.email)).status, 401, 'the password of the change counts no more');
  await t.asVisitor().call(REQUEST_RESET, { email: user.email });
  await t.services.jobs.drain();
  const reset = await newestLink(t, user.email);
  const password = 'brass-meadow-58';
  await t.asVisitor().call(RESET_PASSWORD, { token: reset, password });
  assert.equal((await logIn(user.email, password)).status, 200);
});

test('links mailed to the new address are invalid after the undo', async () => {
  const { user, token, next } = await ordered();
  await confirm(token);
  await t.asVisitor().call(REQUEST_RESET, { email: next });
  await t.services.jobs.drain();
  const stolen = await newestLink(t, next);
  await undo(await newestLink(t, user.email, 'undo'));
  const answer = await t.asVisitor().call(RESET_PASSWORD, { token: stolen, password: 'brass-meadow-58' });
  assert.equal(answer.code, 'link_expired');
});

test('the owner of an account that a thief moved and deleted restores it by the undo link and its mail', async () => {
  const { user, client, next, token } = await ordered();
  await confirm(token);
  assert.equal((await client.call(DELETE_ACCOUNT, { password: PASSWORD, reason: 'other' })).status, 204);
  await t.services.jobs.drain();
  const stolen = await newestLink(t, next);
  const back = await undo(await newestLink(t, user.email, 'undo'));
  assert.deepEqual([back.status, back.body], [200, { deleted: true }]);
  await t.services.jobs.drain();
  const reactivate = (link: string) =>
    t.asVisitor().call(REACTIVATE, { token: link, password: 'brass-meadow-58' });
  assert.equal((await reactivate(stolen)).code, 'link_expired', 'the link of the thief');
  assert.equal((await reactivate(await newestLink(t, user.email))).status, 200);
  const { status, email } = await t.services.db
    .selectFrom('users')
    .select(['status', 'email'])
    .where('id', '=', user.id)
    .executeTakeFirstOrThrow();
  assert.deepEqual([status, email], ['active', user.email]);
  assert.equal((await logIn(user.email)).status, 401, 'the password that the thief knew');
});

test('the undo link of an earlier change undoes a later one too, not the reverse', async () => {
  const { user, client, next, token } = await ordered();
  await confirm(token);
  const third = someAddress();
  await t.advance(1);
  await order(client, third);
  await t.services.jobs.drain();
  await confirm(await newestLink(t, third));
  const first = await newestLink(t, user.email, 'undo');
  const second = await newestLink(t, next, 'undo');
  assert.equal((await undo(first)).status, 200);
  assert.equal((await undo(second)).code, 'link_expired');
});

test('an address is reserved for its account while the undo link is valid', async () => {
  const { user, token } = await ordered();
  await confirm(token);
  const signUp = () =>
    t.asVisitor().call(SIGN_UP, {
      email: user.email,
      name: `Taker_${randomText(6)}`,
      password: 'green-lantern-77',
      date_of_birth: '1992-04-01',
      gender: 'female',
      seeking: 'male',
      country: 'NL',
      language: 'nl',
      profile_consent: PROFILE_CONSENT,
    });
  assert.equal((await signUp()).code, 'email_active');
  const other = await t.member();
  assert.equal((await order(other.client, user.email)).code, 'email_in_use');
  await t.advance(48 * HOUR + 1);
  assert.equal((await signUp()).status, 201);
});

test('an unconfirmed account is confirmed by its new address, and no mail goes to the old one', async () => {
  const { user, client, next, token } = await ordered({ status: 'not_confirmed' });
  assert.equal((await mailsTo(user.email)).length, 0);
  const { body } = await confirm(token, client);
  assert.deepEqual([body.user?.email, body.user?.status, body.user?.credits], [next, 'active', 2]);
});

test('with neutral messages an address of another account gets the same answer and no mail', async () => {
  await speak('neutral');
  const other = await t.makeUser();
  const { user, client } = await t.member();
  const answers = [await order(client, other.email), await order(client, someAddress())];
  assert.deepEqual(
    answers.map(({ status, body }) => [status, body.user.email]),
    [
      [200, user.email],
      [200, user.email],
    ],
  );
  await t.services.jobs.drain();
  assert.equal((await mailsTo(other.email)).length, 0);
  await speak('explicit');
});

test('a new password makes a waiting change of address useless', async () => {
  const { client, token } = await ordered();
  await client.call(CHANGE_USER, { password: { old: PASSWORD, new: 'brass-meadow-58' } });
  assert.equal((await confirm(token)).code, 'link_expired');
});

test('opening the page of a link changes nothing', async () => {
  const { user, token } = await ordered();
  const back = await newestLink(t, user.email, 'undo');
  for (const query of [`token=${token}`, `undo=${back}`]) await t.asVisitor().get(`/mail-change/do?${query}`);
  assert.equal((await logIn(user.email)).status, 200);
  assert.equal((await confirm(token)).status, 200);
});

test('the links of a change are below the configured address, whatever host was named', async () => {
  for (let forged = 0; forged < 20; forged += 1) {
    const { user, client } = await t.member();
    const host = `evil-${forged}.example`;
    const next = someAddress();
    const headers = { host, origin: `http://${host}`, 'x-forwarded-host': host };
    await client.call(CHANGE_USER, { email: next }, { headers });
    await t.services.jobs.drain();
    for (const { text, html } of [...(await mailsTo(next)), ...(await mailsTo(user.email))]) {
      assert.match(text, /http:\/\/localhost:4200\/mail-change\/do\?(token|undo)=/);
      assert.ok(!`${text} ${html}`.includes('evil'));
    }
    assert.equal((await mailsTo(next)).length, 1);
  }
});

test('an address is deleted from a link once its time is over', async () => {
  const { user } = await ordered();
  await t.advance(48 * HOUR + 1);
  await purgeExpired(t.services);
  const left = await t.services.db
    .selectFrom('link_tokens')
    .select(['email', 'email_key'])
    .where('user_id', '=', user.id)
    .execute();
  assert.deepEqual(left, [
    { email: null, email_key: null },
    { email: null, email_key: null },
  ]);
});

test('[0.001] the mails of a change of address are worded in all seven languages', async () => {
  const subjects = new Set<string>();
  for (const language of LOCALE_CODES) {
    const { user, next } = await ordered({ language });
    for (const { subject, text } of [...(await mailsTo(next)), ...(await mailsTo(user.email))]) {
      subjects.add(subject);
      assert.ok(!/[{}]/.test(text), text);
    }
  }
  assert.equal(subjects.size, 14);
});

test('[5.006] a change that waits for its link is shown to its member alone, until it is confirmed, undone or over', async () => {
  const pending = async (client: TestClient) => (await client.call(READ_MAIL_CHANGE)).body.pending?.email;
  const { client, next, token } = await ordered();
  assert.equal(await pending(client), next);
  assert.equal(await pending((await t.member()).client), undefined);
  const later = someAddress();
  await order(client, later);
  assert.equal(await pending(client), later, 'the newest order counts');
  assert.equal((await confirm(token)).code, 'link_expired');
  await t.advance(25 * HOUR);
  assert.equal(await pending(client), undefined);
  const confirmed = await ordered();
  await confirm(confirmed.token);
  assert.equal(await pending(confirmed.client), undefined);
});
