import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { READ_USER } from '@rendezvous/contract/resources/accounts/endpoints';
import { REQUEST_RESET, RESET_PASSWORD } from '@rendezvous/contract/resources/account-links/endpoints';
import { purgeExpired } from '#src/housekeeping.ts';
import { setAccountStatus } from '#src/identity/accounts/face.ts';
import { createNotifyingApp, DAY } from '../notifications/support.ts';
import { leavingAt } from '../support/accounts/leaving.ts';

const t = await createNotifyingApp();
after(() => t.close());
const { db } = t.services;
const { leave, comeBack, requestOf, rowOf, tokenOf } = leavingAt(t);

test('[4.003] [8.007] [9.008] the mailed link brings everything back within fourteen days, once', async () => {
  const { user, client } = await t.member({ paid: true, aboutMe: 'I cook on Sundays.' });
  const before = (await client.call(READ_USER)).body.user!;
  await leave(client);
  const token = await tokenOf({ user });
  assert.ok(token);
  await t.advance(14 * DAY - 60);
  const browser = t.asVisitor();
  const answer = await comeBack(browser, token);
  assert.equal(answer.status, 200, answer.text);
  const { profile, status } = answer.body.user;
  assert.deepEqual([status, profile.status, profile.about_me], ['active', 'active', before.profile.about_me]);
  assert.equal((await browser.call(READ_USER)).body.user!.id, user.id, 'logged in');
  assert.equal(await requestOf(user.id), undefined, 'the reason is forgotten');
  assert.equal((await rowOf(user.id)).deletion_requested_at, null);
  assert.equal((await comeBack(t.asVisitor(), token)).code, 'link_expired');
});

test('[9.008] after fourteen days the link has expired', async () => {
  const { user, client } = await t.member();
  await leave(client);
  const token = await tokenOf({ user });
  await t.advance(14 * DAY);
  assert.deepEqual((await comeBack(t.asVisitor(), token)).code, 'link_expired');
  assert.equal((await comeBack(t.asVisitor(), `x${token.slice(1)}y`)).code, 'link_invalid');
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

test('a restored account has its former state: invisible, or with a profile under review', async () => {
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

test('a link to a new password of before the deletion sets none once the account is back', async () => {
  const { user, client } = await t.member();
  assert.equal((await client.call(REQUEST_RESET, { email: user.email })).status, 204);
  await t.services.jobs.drain();
  const text = t.mails.findLast(({ to }) => to === user.email)?.text ?? '';
  const reset = /reset-password[^\s]*token=([A-Za-z0-9]+)/.exec(text)?.[1];
  assert.ok(reset);
  await leave(client);
  assert.equal((await comeBack(t.asVisitor(), await tokenOf({ user }))).status, 200);
  const body = { token: reset, password: 'brass-meadow-58' };
  const answer = await t.asVisitor().call(RESET_PASSWORD, body);
  assert.equal(answer.code, 'link_expired');
});

test('an account suspended during its deletion is not restored by its link, and a restored one can be deleted again', async () => {
  const { user, client } = await t.member();
  await leave(client, { reason: 'time' });
  const token = await tokenOf({ user });
  const judge = (status: 'active' | 'suspended') =>
    t.services.unitOfWork((tx, afterCommit) =>
      setAccountStatus(t.services, { tx, afterCommit }, user.id, status, t.clock.now()),
    );
  await judge('suspended');
  assert.equal((await comeBack(t.asVisitor(), token)).code, 'link_expired');
  await judge('active');
  const again = await t.signIn(user);
  assert.equal((await leave(again, { reason: 'price' })).status, 204);
  assert.equal((await requestOf(user.id))!.reason, 'price');
});

test('[9.008] the link of an erased account always says that the account is erased, and a wrong link does not', async () => {
  const { user, client } = await t.member();
  await leave(client);
  const token = await tokenOf({ user });
  await t.advance(14 * DAY + 1);
  await t.services.jobs.drain();
  for (let press = 0; press < 2; press += 1) {
    const answer = await comeBack(t.asVisitor(), token);
    assert.deepEqual([answer.status, answer.code], [410, 'account_erased']);
  }
  const wrong = `${token.startsWith('x') ? 'y' : 'x'}${token.slice(1)}`;
  assert.equal((await comeBack(t.asVisitor(), wrong)).code, 'link_invalid');
  await t.advance(401 * DAY);
  await purgeExpired(t.services);
  assert.equal((await comeBack(t.asVisitor(), token)).code, 'link_invalid');
});
