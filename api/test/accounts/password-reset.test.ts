import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { LOCALE_CODES } from '@rendezvous/contract/kernel/locales';
import { createToken } from '#src/identity/links/face.ts';
import { REQUEST_RESET, RESET_PASSWORD } from '@rendezvous/contract/resources/account-links/endpoints';
import { LOG_IN, READ_SESSIONS } from '@rendezvous/contract/resources/accounts/endpoints';
import { createTestApp, PASSWORD, type TestClient } from '../harness.ts';
import { newestLink } from '../support/accounts/newest-link.ts';

const t = await createTestApp();
after(() => t.close());

const NEW = 'brass-meadow-58';
const HOUR = 3_600;

const request = (email: string, client: TestClient = t.asVisitor()) => client.call(REQUEST_RESET, { email });
const reset = (token: string, password = NEW) => t.asVisitor().call(RESET_PASSWORD, { token, password });
const logIn = (email: string, password: string) => t.asVisitor().call(LOG_IN, { email, password });
const mailsTo = (email: string) =>
  t.services.db
    .selectFrom('outbox_mails')
    .selectAll()
    .where('to', '=', email)
    .orderBy('at', 'desc')
    .execute();

async function mailedToken(email: string): Promise<string> {
  assert.equal((await request(email)).status, 204);
  await t.services.jobs.drain();
  return newestLink(t, email);
}

const speak = (value: 'explicit' | 'neutral') => t.set('account_messages', value);

test('[2.019] [2.020] the mailed link sets a new password, and the old one ends', async () => {
  const { email } = await t.makeUser();
  const token = await mailedToken(email);
  assert.equal((await reset(token)).status, 204);
  assert.equal((await logIn(email, PASSWORD)).status, 401);
  assert.equal((await logIn(email, NEW)).status, 200);
});

test('a new password by link ends every session, and notifies the member by mail', async () => {
  const { user, client } = await t.member();
  await reset(await mailedToken(user.email));
  assert.equal((await client.call(READ_SESSIONS)).status, 403);
  await t.services.jobs.drain();
  const [mail] = await mailsTo(user.email);
  assert.equal(mail?.subject, 'Your password was changed');
  assert.match(mail?.text ?? '', /\/reset-password\n/);
});

test('[8.005] an address without an account is refused by that reason, also that of a fictional profile', async () => {
  assert.equal((await request('nobody@mail.example')).code, 'email_not_found');
  const { email } = await t.makeUser({ fictional: true });
  assert.equal((await request(email)).code, 'email_not_found');
});

test('an invalid address is refused at its field', async () => {
  assert.deepEqual((await request('no address')).problem.errors, [{ field: 'email', code: 'email_invalid' }]);
});

test('[8.005] after three mails within a day the next is for tomorrow', async () => {
  const { email } = await t.makeUser();
  for (let mails = 0; mails < 3; mails += 1) await mailedToken(email);
  const refused = await request(email);
  assert.deepEqual([refused.status, refused.code], [429, 'too_many_mails']);
  assert.equal((await mailsTo(email)).length, 3);
  await t.advance(24 * HOUR + 1);
  await mailedToken(email);
  assert.equal((await mailsTo(email)).length, 4);
});

test('fifty requests at the same time send no more than three mails', async () => {
  const { email } = await t.makeUser();
  await Promise.all(Array.from({ length: 50 }, () => request(email)));
  await t.services.jobs.drain();
  assert.ok((await mailsTo(email)).length <= 3);
});

test('[8.005] a link works for an hour, and a wrong one not at all', async () => {
  const { email } = await t.makeUser();
  const token = await mailedToken(email);
  await t.advance(HOUR + 1);
  const late = await reset(token);
  assert.deepEqual([late.status, late.code], [410, 'link_expired']);
  const wrong = await reset('abcdefghijklmnopqrstuv');
  assert.deepEqual([wrong.status, wrong.code], [404, 'link_invalid']);
  assert.equal((await logIn(email, PASSWORD)).status, 200);
});

test('of fifty tries of a link at the same time one succeeds', async () => {
  const { email } = await t.makeUser();
  const token = await mailedToken(email);
  const answers = await Promise.all(Array.from({ length: 50 }, () => reset(token)));
  assert.deepEqual(
    [204, 410].map((status) => answers.filter((answer) => answer.status === status).length),
    [1, 49],
  );
});

test('an invalid password is reported at its field and the link stays valid', async () => {
  const { user } = await t.member();
  const token = await mailedToken(user.email);
  for (const [password, code] of [
    ['short', 'too_short'],
    ['password123', 'password_common'],
    [user.name, 'password_weak'],
  ] as const) {
    const { problem } = await reset(token, password);
    assert.deepEqual(
      problem.errors?.map((error) => [error.field, error.code]),
      [['password', code]],
    );
  }
  assert.equal((await reset(token)).status, 204);
});

test('a new password revokes the other links to one', async () => {
  const { email } = await t.makeUser();
  const first = await mailedToken(email);
  const second = await mailedToken(email);
  assert.equal((await reset(first)).status, 204);
  assert.equal((await reset(second)).code, 'link_expired');
});

test('a link of another purpose sets no password', async () => {
  const { id } = await t.makeUser();
  const token = await createToken(t.services.db, id, 'activation', t.clock.now(), 60_000);
  assert.equal((await reset(token)).code, 'link_invalid');
});

test('a new password by link ends a lock-out', async () => {
  const { email } = await t.makeUser();
  for (let tries = 0; tries < 5; tries += 1) await logIn(email, 'not-the-password');
  assert.equal((await logIn(email, PASSWORD)).status, 429);
  await reset(await mailedToken(email));
  assert.equal((await logIn(email, NEW)).status, 200);
});

test('opening the page of a link does not use the link', async () => {
  const { email } = await t.makeUser();
  const token = await mailedToken(email);
  for (let opened = 0; opened < 3; opened += 1) await t.asVisitor().get(`/reset-password/do?token=${token}`);
  assert.equal((await reset(token)).status, 204);
});

test('an account pending deletion is led to its mail', async () => {
  const { email } = await t.makeUser({ status: 'pending_deletion' });
  assert.equal((await request(email)).code, 'pending_deletion');
});

test('with neutral messages every address gets the same answer, and only an account gets mail', async () => {
  await speak('neutral');
  const { email } = await t.makeUser();
  const leaving = await t.makeUser({ status: 'pending_deletion' });
  for (let tries = 0; tries < 5; tries += 1)
    for (const address of [email, leaving.email, 'nobody@mail.example']) {
      const { status, text } = await request(address);
      assert.deepEqual([status, text], [204, '']);
      await t.services.jobs.drain();
    }
  assert.equal((await mailsTo(email)).length, 3);
  assert.equal((await mailsTo('nobody@mail.example')).length, 0);
  await speak('explicit');
});

test('the link is below the configured address, whatever host was named', async () => {
  for (let forged = 0; forged < 20; forged += 1) {
    const { email } = await t.makeUser();
    const host = `evil-${forged}.example`;
    const headers = { host, origin: `http://${host}`, 'x-forwarded-host': host };
    await t.asVisitor().call(REQUEST_RESET, { email }, { headers });
    await t.services.jobs.drain();
    const [mail] = await mailsTo(email);
    assert.match(mail?.text ?? '', /http:\/\/localhost:4200\/reset-password\/do\?token=/);
    assert.ok(!`${mail?.text} ${mail?.html}`.includes('evil'));
  }
});

test('a failed mail server does not use up one of the three mails', async () => {
  const { email } = await t.makeUser();
  const { mail } = t.services;
  const send = mail.send.bind(mail);
  mail.send = () => Promise.reject(new Error('away'));
  assert.equal((await request(email)).status, 204);
  for (let tries = 0; tries < 4; tries += 1) {
    await assert.rejects(t.services.jobs.drain(), /away/);
    await t.advance(600);
  }
  mail.send = send;
  await t.services.jobs.drain();
  assert.equal((await mailsTo(email)).length, 1);
  await reset(await newestLink(t, email));
});

test('[0.001] the mails of a new password are worded in all seven languages', async () => {
  const subjects = new Set<string>();
  for (const language of LOCALE_CODES) {
    const { email } = await t.makeUser({ language });
    await reset(await mailedToken(email));
    await t.services.jobs.drain();
    const mails = await mailsTo(email);
    assert.equal(mails.length, 2);
    for (const { subject, text } of mails) {
      subjects.add(subject);
      assert.ok(!/[{}]/.test(text), text);
    }
  }
  assert.equal(subjects.size, 14);
});
