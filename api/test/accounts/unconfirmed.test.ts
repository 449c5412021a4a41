import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { LOCALE_CODES, type Locale } from '@rendezvous/contract/kernel/locales';
import {
  ACTIVATE,
  FINISH_SIGNUP_STEP,
  RESEND_ACTIVATION,
  SIGN_UP,
} from '@rendezvous/contract/resources/signup/endpoints';
import { CHANGE_USER, READ_USER } from '@rendezvous/contract/resources/accounts/endpoints';
import { ADD_PHOTO } from '@rendezvous/contract/resources/photos/endpoints';
import { LIKE } from '@rendezvous/contract/resources/likes/endpoints';
import { START_PAYMENT } from '@rendezvous/contract/resources/payments/endpoints';
import sharp from 'sharp';
import { purgeExpired } from '#src/housekeeping.ts';
import { remindActivation } from '#src/identity/signup/reminders.ts';
import { checkLedger } from '#src/money/wallet/oracle-repository.ts';
import { grantCredits } from '#src/money/wallet/face.ts';
import { PASSWORD } from '../harness.ts';
import { createNotifyingApp, DAY, type Member } from '../notifications/support.ts';
import { multipartForm } from '../support/multipart.ts';
import { ASKED } from '../payments/support.ts';
import { signupDraft } from '../support/accounts/signup-draft.ts';

const t = await createNotifyingApp();
after(() => t.close());
const { db, files } = t.services;
const HOUR = 3600;
let people = 0;

/** A member directly after sign-up and its activation mail. */
async function newcomer(language: Locale = 'en', headers: Record<string, string> = {}): Promise<Member> {
  people += 1;
  const name = `Newcomer_${people}`;
  const email = `newcomer-${people}@mail.example`;
  const client = t.asVisitor();
  const body = signupDraft({ email, name, language });
  const answer = await client.call(SIGN_UP, body, { headers });
  assert.equal(answer.status, 201, answer.text);
  await client.call(FINISH_SIGNUP_STEP, { step: 4 }, { headers });
  await t.services.jobs.drain();
  return { client, user: { id: answer.body.user.id, name, email } };
}
/** Advances by hours, with the jobs of every sixth and of the last ones. */
async function hours(count: number): Promise<void> {
  for (let quarter = 0; quarter < Math.floor(count / 6); quarter += 1) await t.wait(6 * HOUR);
  for (let hour = 0; hour < count % 6; hour += 1) await t.wait(HOUR);
}
const reminders = (member: Member) =>
  t.mailsTo(member).filter((mail) => mail.subject === 'Your Rendezvous profile is still waiting');
const tokenIn = (text = '') => /activate\/done\?token=([A-Za-z0-9]+)/.exec(text)?.[1] ?? '';
const exists = async ({ user }: Member) =>
  (await db.selectFrom('users').select('id').where('id', '=', user.id).executeTakeFirst()) !== undefined;
async function daysPass(count: number): Promise<void> {
  for (let quarter = 0; quarter < count * 4; quarter += 1) await t.wait(DAY / 4);
  await purgeExpired(t.services);
  await t.services.jobs.drain();
}

test('[3.026] an unconfirmed member is reminded after 24 and 72 hours, once each, with a link that works and is below the configured address', async () => {
  const forged = { host: 'evil.example', origin: 'http://evil.example', 'x-forwarded-host': 'evil.example' };
  const anna = await newcomer('en', forged);
  await hours(23);
  assert.equal(reminders(anna).length, 0);
  await hours(2);
  assert.equal(reminders(anna).length, 1);
  await hours(46);
  assert.equal(reminders(anna).length, 1);
  await hours(72);
  const [, second, ...more] = reminders(anna);
  assert.deepEqual(more, []);
  assert.match(second?.headers?.['List-Unsubscribe-Post'] ?? '', /One-Click/);
  assert.doesNotMatch(second?.subject ?? '', new RegExp(anna.user.name));
  assert.equal(
    (await t.asVisitor().call(ACTIVATE, { token: tokenIn(second?.text), password: PASSWORD })).status,
    200,
  );
  const mails = t.mailsTo(anna);
  assert.equal(mails.length, 3, 'the link and two reminders');
  for (const { text, html } of mails) {
    assert.match(text, /http:\/\/localhost:4200\/activate\/done\?token=/);
    assert.ok(!`${text} ${html}`.includes('evil'));
  }
});

test('a confirmed, unsubscribed or deleted member, or one with reminders off, is not reminded', async () => {
  const [confirmed, off, unsubscribed, gone] = [
    await newcomer(),
    await newcomer(),
    await newcomer(),
    await newcomer(),
  ];
  await t.asVisitor().call(ACTIVATE, { token: tokenIn(t.mailsTo(confirmed)[0]?.text), password: PASSWORD });
  await off.client.call(CHANGE_USER, { notifications: { reminders: false } });
  await db
    .updateTable('users')
    .set({ notifications_disabled: ['listunsubscribe'] })
    .where('id', '=', unsubscribed.user.id)
    .execute();
  await db.updateTable('users').set({ status: 'pending_deletion' }).where('id', '=', gone.user.id).execute();
  await hours(100);
  for (const member of [confirmed, off, unsubscribed, gone])
    assert.equal(reminders(member).length, 0, member.user.name);
});

test('a server that was away for days sends the latest reminder alone, and two processes one', async () => {
  const [anna, bo] = [await newcomer(), await newcomer()];
  await t.wait(80 * HOUR);
  await hours(2);
  assert.equal(reminders(anna).length, 1);
  const job = { userId: bo.user.id, hours: 72 };
  await Promise.all([remindActivation(t.services, job), remindActivation(t.services, job)]);
  await hours(2);
  assert.equal(reminders(bo).length, 1);
});

test('[0.001] the reminder to confirm is worded in all seven languages', async () => {
  const members: Member[] = [];
  for (const language of LOCALE_CODES) members.push(await newcomer(language));
  await hours(25);
  const mails = members.map((member) => t.mailsTo(member).at(-1));
  assert.equal(new Set(mails.map((mail) => mail?.subject)).size, LOCALE_CODES.length);
  for (const mail of mails) assert.ok(tokenIn(mail?.text) && !/[{}]/.test(mail?.text ?? ''));
});

test('an unconfirmed account is deleted after 14 days with everything about it, and its address and name are free', async () => {
  const [anna, bo] = [await newcomer(), await t.away()];
  const picture = await sharp({ create: { width: 500, height: 500, channels: 3, background: '#8c2f39' } })
    .jpeg()
    .toBuffer();
  const { payload, headers } = multipartForm({ file: picture });
  assert.equal((await anna.client.call(ADD_PHOTO, undefined, { payload, headers })).status, 201);
  assert.equal((await anna.client.call(LIKE, { member: bo.user.id })).status, 200);
  await t.write(anna, bo, 'held until then');
  const photo = await db
    .selectFrom('photos')
    .select(['files', 'censored', 'public_files'])
    .where('user_id', '=', anna.user.id)
    .executeTakeFirstOrThrow();
  const names = [photo.files, photo.censored, photo.public_files].flatMap((set) => Object.values(set ?? {}));
  await daysPass(13.75);
  assert.ok(await exists(anna));
  await daysPass(0.5);
  assert.ok(!(await exists(anna)));
  for (const name of names) assert.equal(await files.read(name), null, name);
  const left = await db.selectFrom('wallets').select('user_id').where('user_id', '=', anna.user.id).execute();
  assert.deepEqual(left, []);
  const rest = await Promise.all([
    db.selectFrom('messages').select('id').where('sender_id', '=', anna.user.id).execute(),
    db.selectFrom('conversation_sides').select('conversation_id').where('user_id', '=', bo.user.id).execute(),
    db.selectFrom('likes').select('to_user').where('to_user', '=', bo.user.id).execute(),
  ]);
  assert.deepEqual(rest, [[], [], []]);
  assert.equal((await anna.client.call(READ_USER)).body.user, null);
  const { name, email } = anna.user;
  const again = signupDraft({ email, name });
  assert.equal((await t.asVisitor().call(SIGN_UP, again)).status, 201);
});

test('confirmed accounts, a link that still works and accounts with money on them stay; the books stay as they were', async () => {
  const [confirmed, asked, payer, given] = [
    await t.away({ signedUpAgo: 30 * DAY }),
    await newcomer(),
    await newcomer(),
    await newcomer(),
  ];
  await db.transaction().execute(async (tx) => {
    await grantCredits(tx, {
      userId: given.user.id,
      credits: 3,
      kind: 'compensation',
      operationId: `compensation:${given.user.id}`,
    });
  });
  const paid = await payer.client.call(START_PAYMENT, {
    package: 'p1',
    method: 'paypal',
    amount: { amount: 1_000, currency: 'EUR' },
    ...ASKED,
  });
  assert.equal(paid.status, 201, paid.text);
  await daysPass(9);
  await db
    .updateTable('payments')
    .set({ status: 'completed' })
    .where('id', '=', paid.body.payment.id)
    .execute();
  assert.equal((await asked.client.call(RESEND_ACTIVATION)).status, 204);
  await daysPass(6);
  assert.deepEqual(await Promise.all([confirmed, asked, payer, given].map(exists)), [
    true,
    true,
    true,
    false,
  ]);
  assert.deepEqual((await checkLedger(db)).faults, []);
  const entries = await db
    .selectFrom('ledger_entries')
    .select('credits')
    .where('account', '=', given.user.id)
    .execute();
  assert.deepEqual(entries, [{ credits: 3 }]);
  assert.equal(
    (
      await t
        .asVisitor()
        .call(ACTIVATE, { token: tokenIn(t.mailsTo(asked).at(-1)?.text), password: PASSWORD })
    ).status,
    200,
  );
});

test('a setting that is raised later moves the day on which an unconfirmed account is deleted', async () => {
  const anna = await newcomer();
  await daysPass(10);
  await t.set('unconfirmed_purge_days', 20);
  await daysPass(5);
  assert.equal(await exists(anna), true, 'the day of the former setting is over');
  await daysPass(5.5);
  assert.equal(await exists(anna), false);
});
