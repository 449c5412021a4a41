import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { DELETE_REASONS, type DeleteAccountBody } from '@rendezvous/contract/deletion';
import type { Problem } from '@rendezvous/contract/errors';
import type { ChatsResponse } from '@rendezvous/contract/chats';
import { LOCALE_CODES } from '@rendezvous/contract/locales';
import type { AccountResponse, User } from '@rendezvous/contract/user';
import { PROFILE_CONSENT } from '@rendezvous/contract/signup-values';
import { purgeExpired } from '#src/housekeeping.ts';
import { setAccountStatus } from '#src/identity/accounts/service.ts';
import { countsOfReasons, listRemarks } from '#src/identity/deletion/service.ts';
import { DEFAULT_DOMAIN } from '#src/platform/settings/service.ts';
import { createNotifyingApp, DAY, type Member } from '../notifications/support.ts';
import { PASSWORD, type TestClient } from '../harness.ts';

const t = await createNotifyingApp();
after(() => t.close());
const { db } = t.services;

const leave = (client: TestClient, body: Partial<DeleteAccountBody> & object = {}) =>
  client.delete<Problem>('/api/user.php', { password: PASSWORD, reason: 'other', ...body });
const rowOf = (id: string) =>
  db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const requestOf = (id: string) =>
  db.selectFrom('account_deletions').selectAll().where('user_id', '=', id).executeTakeFirst();

/** The secret of the newest link that was mailed to a member. */
async function tokenOf({ user }: Pick<Member, 'user'>): Promise<string> {
  await t.services.jobs.drain();
  const text = t.mails.findLast(({ to }) => to === user.email)?.text ?? '';
  return /account-deleted\?token=([A-Za-z0-9]+)/.exec(text)?.[1] ?? '';
}
const comeBack = (client: TestClient, token: string) =>
  client.post<AccountResponse & Problem>('/api/reactivate.php', { token });

test('[3.020] a member leaves with each of the seven reasons, and with remarks', async () => {
  assert.equal(DELETE_REASONS.length, 7);
  for (const reason of DELETE_REASONS) {
    const { user, client } = await t.member();
    assert.equal((await leave(client, { reason, remarks: ` because of ${reason} ` })).status, 204);
    const { reason: kept, remarks } = (await requestOf(user.id))!;
    assert.deepEqual([kept, remarks], [reason, `because of ${reason}`]);
  }
});

test('[3.020] a reason outside of the list, remarks of 501 characters and a missing password are refused', async () => {
  const { user, client } = await t.member();
  for (const body of [{ reason: 'boredom' }, { remarks: 'x'.repeat(501) }, { password: '' }])
    assert.equal((await leave(client, body as object)).status, 422);
  assert.equal((await rowOf(user.id)).status, 'active');
  assert.equal((await leave(client, { remarks: 'x'.repeat(500) })).status, 204);
});

test('a wrong password deletes nothing, and counts like a wrong log-in', async () => {
  const { user, client } = await t.member();
  for (let tries = 0; tries < 4; tries += 1)
    assert.equal((await leave(client, { password: 'wrong-word-12' })).body.code, 'login_failed');
  assert.equal((await leave(client, { password: 'wrong-word-12' })).body.code, 'account_blocked');
  assert.equal((await leave(client)).body.code, 'account_blocked');
  assert.equal((await rowOf(user.id)).status, 'active');
});

test('a log-in older than ten minutes has to be made fresh first', async () => {
  const { client } = await t.member();
  await t.advance(660);
  assert.equal((await leave(client)).body.code, 'reauthentication_required');
  assert.equal((await client.post('/api/reauthenticate.php', { password: PASSWORD })).status, 204);
  assert.equal((await leave(client)).status, 204);
});

test('[4.003] a deleted account is out of use at once: no session, no push, no log-in', async () => {
  const { user, client } = await t.member();
  const other = await t.signIn(user);
  await t.browserOf({ user, client: other }, 'left-behind');
  assert.equal((await leave(client)).status, 204);
  for (const session of [client, other])
    assert.equal((await session.get<{ user: User | null }>('/api/user.php')).body.user, null);
  assert.deepEqual(
    await db.selectFrom('push_subscriptions').select('id').where('user_id', '=', user.id).execute(),
    [],
  );
  const login = await t.asVisitor().post<Problem>('/api/user.php', { email: user.email, password: PASSWORD });
  assert.deepEqual([login.status, login.body.code], [403, 'pending_deletion']);
});

test('[8.007] sign-up with the address of an account that is being deleted says so', async () => {
  const { user, client } = await t.member();
  await leave(client);
  const body = {
    email: user.email.toUpperCase(),
    name: 'Somebody_else',
    password: 'quiet-bridge-31',
    date_of_birth: '1991-02-03',
    gender: 'female',
    seeking: 'male',
    country: 'NL',
    language: 'en',
    profile_consent: PROFILE_CONSENT,
  };
  const answer = await t.asVisitor().post<Problem>('/api/signup.php', body);
  assert.deepEqual([answer.status, answer.body.code], [409, 'email_pending_deletion']);
});

test('contacts see a deleted member in the place of the leaver, and their open pages are told', async () => {
  const [anna, bo] = [await t.away(), await t.away()];
  await t.write(anna, bo);
  const heard: string[] = [];
  const stop = await t.services.live.subscribe(bo.user.id, ({ name, data }) => {
    if (name === 'user' && 'reason' in data) heard.push(data.reason);
  });
  await leave(anna.client);
  await stop();
  assert.deepEqual(heard, ['contact']);
  const { chats } = (await bo.client.get<ChatsResponse>('/api/chats.php')).body;
  assert.equal(chats.length, 1);
  assert.doesNotMatch(JSON.stringify(chats[0]!.profile), new RegExp(anna.user.name));
  assert.equal((await comeBack(t.asVisitor(), await tokenOf(anna))).status, 200);
  const back = (await bo.client.get<ChatsResponse>('/api/chats.php')).body.chats[0]!;
  assert.match(JSON.stringify(back.profile), new RegExp(anna.user.name));
});

test('[4.003] [8.007] [9.008] the mailed link brings everything back within fourteen days, once', async () => {
  const { user, client } = await t.member({ paid: true, aboutMe: 'I cook on Sundays.' });
  const before = (await client.get<{ user: User }>('/api/user.php')).body.user;
  await leave(client);
  const token = await tokenOf({ user });
  assert.ok(token);
  await t.advance(14 * DAY - 60);
  const browser = t.asVisitor();
  const answer = await comeBack(browser, token);
  assert.equal(answer.status, 200, answer.text);
  const { profile, status } = answer.body.user;
  assert.deepEqual([status, profile.status, profile.about_me], ['active', 'active', before.profile.about_me]);
  assert.equal((await browser.get<{ user: User }>('/api/user.php')).body.user.id, user.id, 'logged in');
  assert.equal(await requestOf(user.id), undefined, 'the reason is forgotten');
  assert.equal((await rowOf(user.id)).deletion_requested_at, null);
  assert.equal((await comeBack(t.asVisitor(), token)).body.code, 'link_expired');
});

test('[9.008] after fourteen days the link has expired', async () => {
  const { user, client } = await t.member();
  await leave(client);
  const token = await tokenOf({ user });
  await t.advance(14 * DAY);
  assert.deepEqual((await comeBack(t.asVisitor(), token)).body.code, 'link_expired');
  assert.equal((await comeBack(t.asVisitor(), `x${token.slice(1)}y`)).body.code, 'link_invalid');
});

test('of fifty presses at once one brings the account back', async () => {
  const { user, client } = await t.member();
  await leave(client);
  const token = await tokenOf({ user });
  const answers = await Promise.all(Array.from({ length: 50 }, () => comeBack(t.asVisitor(), token)));
  assert.equal(answers.filter(({ status }) => status === 200).length, 1);
  assert.equal(answers.filter(({ status }) => status === 410).length, 49);
});

test('the link of an account that was never confirmed proves its address', async () => {
  const { user, client } = await t.member({ status: 'not_confirmed' });
  await leave(client);
  const { user: back } = (await comeBack(t.asVisitor(), await tokenOf({ user }))).body;
  assert.deepEqual([back.status, back.profile.status, back.credits], ['active', 'active', 2]);
});

test('what an account was before comes back with it: invisible stays invisible, and a profile under review stays so', async () => {
  const { user, client } = await t.member({ invisible: true });
  await db.updateTable('profiles').set({ status: 'pending_review' }).where('user_id', '=', user.id).execute();
  await leave(client);
  const back = (await comeBack(t.asVisitor(), await tokenOf({ user }))).body.user;
  assert.deepEqual([back.invisible, back.profile.status], [true, 'pending_review']);
  const { listed } = await db
    .selectFrom('profiles')
    .select('listed')
    .where('user_id', '=', user.id)
    .executeTakeFirstOrThrow();
  assert.equal(listed, false);
});

test('links of before no longer work once the account is deleted', async () => {
  const { user, client } = await t.member({ status: 'not_confirmed' });
  await client.post('/api/activate-resend.php');
  await t.services.jobs.drain();
  const text = t.mails.findLast(({ to }) => to === user.email)?.text ?? '';
  const activation = /activate\/done\?token=([A-Za-z0-9]+)/.exec(text)?.[1];
  await leave(client);
  const answer = await t.asVisitor().post<Problem>('/api/activate.php', { token: activation });
  assert.equal(answer.body.code, 'link_expired');
});

test('a link to a new password of before the deletion sets none once the account is back', async () => {
  const { user, client } = await t.member();
  assert.equal((await client.post('/api/reset-password.php', { email: user.email })).status, 204);
  await t.services.jobs.drain();
  const text = t.mails.findLast(({ to }) => to === user.email)?.text ?? '';
  const reset = /reset-password[^\s]*token=([A-Za-z0-9]+)/.exec(text)?.[1];
  assert.ok(reset);
  await leave(client);
  assert.equal((await comeBack(t.asVisitor(), await tokenOf({ user }))).status, 200);
  const body = { token: reset, password: 'brass-meadow-58' };
  const answer = await t.asVisitor().post<Problem>('/api/reset-password-do.php', body);
  assert.equal(answer.body.code, 'link_expired');
});

test('an account that an operator suspends meanwhile does not come back by its link, and one brought back can leave again', async () => {
  const { user, client } = await t.member();
  await leave(client, { reason: 'time' });
  const token = await tokenOf({ user });
  const judge = (status: 'active' | 'suspended') =>
    t.services.unitOfWork((tx, afterCommit) =>
      setAccountStatus(t.services, { tx, afterCommit }, user.id, status, t.clock.now()),
    );
  await judge('suspended');
  assert.equal((await comeBack(t.asVisitor(), token)).body.code, 'link_expired');
  await judge('active');
  const again = await t.signIn(user);
  assert.equal((await leave(again, { reason: 'price' })).status, 204);
  assert.equal((await requestOf(user.id))!.reason, 'price');
});

test('[8.007] the mail tells the day of the erasure, in the language of the account', async () => {
  for (const language of LOCALE_CODES) {
    const { user, client } = await t.member({ language });
    await leave(client);
    await t.services.jobs.drain();
    const [mail, ...more] = t.mails.filter(({ to }) => to === user.email);
    assert.deepEqual(more, []);
    const day = new Date(t.clock.now().getTime() + 14 * DAY * 1000);
    assert.match(mail!.text, new RegExp(`\\b${day.getUTCDate()}\\b.*${day.getUTCFullYear()}`));
    assert.doesNotMatch(mail!.text, /\{|mail\./, language);
  }
});

test('[9.008] the link of an erased account says for good that it is gone, and a wrong one does not', async () => {
  const { user, client } = await t.member();
  await leave(client);
  const token = await tokenOf({ user });
  await t.advance(14 * DAY + 1);
  await t.services.jobs.drain();
  for (let press = 0; press < 2; press += 1) {
    const answer = await comeBack(t.asVisitor(), token);
    assert.deepEqual([answer.status, answer.body.code], [410, 'account_erased']);
  }
  const wrong = `${token.startsWith('x') ? 'y' : 'x'}${token.slice(1)}`;
  assert.equal((await comeBack(t.asVisitor(), wrong)).body.code, 'link_invalid');
  await t.advance(401 * DAY);
  await purgeExpired(t.services);
  assert.equal((await comeBack(t.asVisitor(), token)).body.code, 'link_invalid');
});

test('[3.020] reasons are counted by month beyond the account, with those that came back, and remarks name no member', async () => {
  const month = t.clock.now().toISOString().slice(0, 7);
  const countOf = async () =>
    (await countsOfReasons(db, DEFAULT_DOMAIN, month)).find(({ reason }) => reason === 'no_members');
  const before = (await countOf())?.deletions ?? 0;
  const [stays, goes] = [await t.member(), await t.member()];
  await leave(stays.client, { reason: 'no_members', remarks: 'too quiet here' });
  await leave(goes.client, { reason: 'no_members' });
  assert.deepEqual(
    (await listRemarks(db, DEFAULT_DOMAIN, 1)).map((row) => [
      row.reason,
      row.remarks,
      Object.keys(row).sort(),
    ]),
    [['no_members', 'too quiet here', ['mark', 'reason', 'remarks', 'requested_at']]],
  );
  assert.ok(!JSON.stringify(await listRemarks(db, DEFAULT_DOMAIN, 100)).includes(stays.user.id));
  assert.equal((await comeBack(t.asVisitor(), await tokenOf(stays))).status, 200);
  await t.advance(15 * DAY);
  await t.services.jobs.drain();
  assert.deepEqual(await countOf(), { month, reason: 'no_members', deletions: before + 2, returns: 1 });
  assert.doesNotMatch(JSON.stringify(await listRemarks(db, DEFAULT_DOMAIN, 100)), /too quiet/);
});
