import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { DELETE_REASONS } from '@rendezvous/contract/resources/deletion/schemas';
import { LOCALE_CODES } from '@rendezvous/contract/kernel/locales';
import { LOG_IN, READ_USER, REAUTHENTICATE } from '@rendezvous/contract/resources/accounts/endpoints';
import { ACTIVATE, RESEND_ACTIVATION, SIGN_UP } from '@rendezvous/contract/resources/signup/endpoints';
import { READ_CHATS } from '@rendezvous/contract/resources/chats/endpoints';
import { DELETE_ACCOUNT } from '@rendezvous/contract/resources/deletion/endpoints';
import { countsOfReasons, listRemarks } from '#src/identity/deletion/face.ts';
import { DEFAULT_DOMAIN } from '#src/platform/settings/face.ts';
import { createNotifyingApp, DAY } from '../notifications/support.ts';
import { PASSWORD } from '../harness.ts';
import { leavingAt } from '../support/accounts/leaving.ts';
import { signupDraft } from '../support/accounts/signup-draft.ts';

const t = await createNotifyingApp();
after(() => t.close());
const { db } = t.services;
const { leave, comeBack, requestOf, rowOf, tokenOf } = leavingAt(t);

test('[3.020] a member leaves with each of the seven reasons, and with remarks', async () => {
  assert.equal(DELETE_REASONS.length, 7);
  for (const reason of DELETE_REASONS) {
    const { user, client } = await t.member();
    assert.equal((await leave(client, { reason, remarks: ` because of ${reason} ` })).status, 204);
    const { reason: storedReason, remarks } = (await requestOf(user.id))!;
    assert.deepEqual([storedReason, remarks], [reason, `because of ${reason}`]);
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
    assert.equal((await leave(client, { password: 'wrong-word-12' })).code, 'login_failed');
  assert.equal((await leave(client, { password: 'wrong-word-12' })).code, 'account_blocked');
  assert.equal((await leave(client)).code, 'account_blocked');
  assert.equal((await rowOf(user.id)).status, 'active');
});

test('a log-in older than ten minutes has to be made fresh first', async () => {
  const { client } = await t.member();
  await t.advance(660);
  assert.equal((await leave(client)).code, 'reauthentication_required');
  assert.equal((await client.call(REAUTHENTICATE, { password: PASSWORD })).status, 204);
  assert.equal((await leave(client)).status, 204);
});

test('[4.003] a deleted account is out of use at once: no session, no push, no log-in', async () => {
  const { user, client } = await t.member();
  const other = await t.signIn(user);
  await t.browserOf({ user, client: other }, 'left-behind');
  assert.equal((await leave(client)).status, 204);
  for (const session of [client, other]) assert.equal((await session.call(READ_USER)).body.user, null);
  assert.deepEqual(
    await db.selectFrom('push_subscriptions').select('id').where('user_id', '=', user.id).execute(),
    [],
  );
  const login = await t.asVisitor().call(LOG_IN, { email: user.email, password: PASSWORD });
  assert.deepEqual([login.status, login.code], [403, 'pending_deletion']);
});

test('[8.007] sign-up with the address of an account that is being deleted says so', async () => {
  const { user, client } = await t.member();
  await leave(client);
  const body = signupDraft({ email: user.email.toUpperCase() });
  const answer = await t.asVisitor().call(SIGN_UP, body);
  assert.deepEqual([answer.status, answer.code], [409, 'email_pending_deletion']);
});

test('contacts see a deleted member in the place of the leaver, and their open pages are notified', async () => {
  const [anna, bo] = [await t.away(), await t.away()];
  await t.write(anna, bo);
  const received: string[] = [];
  const stop = await t.services.live.subscribe(bo.user.id, ({ name, data }) => {
    if (name === 'user' && 'reason' in data) received.push(data.reason);
  });
  await leave(anna.client);
  await stop();
  assert.deepEqual(received, ['contact']);
  const { chats } = (await bo.client.call(READ_CHATS)).body;
  assert.equal(chats.length, 1);
  assert.doesNotMatch(JSON.stringify(chats[0]!.profile), new RegExp(anna.user.name));
  assert.equal((await comeBack(t.asVisitor(), await tokenOf(anna))).status, 200);
  const back = (await bo.client.call(READ_CHATS)).body.chats[0]!;
  assert.match(JSON.stringify(back.profile), new RegExp(anna.user.name));
});

test('links of before no longer work once the account is deleted', async () => {
  const { user, client } = await t.member({ status: 'not_confirmed' });
  await client.call(RESEND_ACTIVATION);
  await t.services.jobs.drain();
  const text = t.mails.findLast(({ to }) => to === user.email)?.text ?? '';
  const activation = /activate\/done\?token=([A-Za-z0-9]+)/.exec(text)?.[1] ?? '';
  await leave(client);
  const answer = await t.asVisitor().call(ACTIVATE, { token: activation });
  assert.equal(answer.code, 'link_expired');
});

test('[8.007] the mail states the day of the erasure, in the language of the account', async () => {
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

test('the link back is below the configured address, whatever host was named', async () => {
  const { user, client } = await t.member();
  const headers = { host: 'evil.example', origin: 'http://evil.example', 'x-forwarded-host': 'evil.example' };
  const answer = await client.call(DELETE_ACCOUNT, { password: PASSWORD, reason: 'other' }, { headers });
  assert.equal(answer.status, 204);
  await t.services.jobs.drain();
  const mail = t.mails.find(({ to }) => to === user.email);
  assert.match(mail?.text ?? '', /http:\/\/localhost:4200\/account-deleted\?token=/);
  assert.ok(!`${mail?.text} ${mail?.html}`.includes('evil'));
});

test('[3.020] reasons are counted by month after the erasure, restored accounts included, and remarks name no member', async () => {
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
