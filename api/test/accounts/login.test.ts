import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { SESSION_COOKIE } from '@rendezvous/contract/resources/accounts/schemas';
import {
  CHANGE_USER,
  END_SESSION,
  LOG_IN,
  LOG_OUT_BY_READING,
  READ_SESSIONS,
  READ_USER,
  LOG_OUT,
} from '@rendezvous/contract/resources/accounts/endpoints';
import { DEVICE_COOKIE } from '#src/identity/accounts/devices.ts';
import { createTestApp, PASSWORD, TestClient } from '../harness.ts';

const t = await createTestApp();
after(() => t.close());

const logIn = (client: TestClient, email: string, password = PASSWORD) =>
  client.call(LOG_IN, { email, password });

test('[6.001] [7.002] [7.003] logging in answers with the user and starts a session', async () => {
  const user = await t.makeUser();
  const client = t.asVisitor();
  const answer = await logIn(client, user.email.toUpperCase());
  assert.equal(answer.body.user?.id, user.id);
  assert.equal((await client.call(READ_USER)).body.user?.id, user.id);
});

test('[9.015] [7.017] the session cookie is HttpOnly, same-site, for 30 days, and rolls', async () => {
  const { user, client } = await t.member();
  await t.advance(29 * 86_400);
  const answer = await client.call(READ_USER);
  const cookie = String(answer.headers['set-cookie']);
  assert.match(cookie, /^auth\.session=[A-Za-z0-9]{22}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax/);
  await t.advance(29 * 86_400);
  assert.equal((await client.call(READ_USER)).body.user?.id, user.id);
  await t.advance(31 * 86_400);
  assert.equal((await client.call(READ_USER)).body.user, null);
});

test('cookies of a log-in are Secure on a site with https, and not on one without', async (context) => {
  const secure = await createTestApp({ BASE_URL: 'https://site.example' });
  context.after(() => secure.close());
  for (const [server, origin, isSecure] of [
    [secure, 'https://site.example', true],
    [t, 'http://localhost:4200', false],
  ] as const) {
    const { email } = await server.makeUser();
    const headers = { host: new URL(origin).host, origin };
    const answer = await server.asVisitor().call(LOG_IN, { email, password: PASSWORD }, { headers });
    assert.equal(answer.status, 200, answer.text);
    const cookies = [answer.headers['set-cookie']].flat().map(String);
    assert.equal(cookies.length, 2, 'session and device');
    for (const cookie of cookies) assert.equal(/; Secure/.test(cookie), isSecure, cookie);
  }
});

test('[8.002] a wrong password and an unknown address get the same answer', async () => {
  const { email } = await t.makeUser();
  const wrong = await logIn(t.asVisitor(), email, 'not-the-password');
  const unknown = await logIn(t.asVisitor(), 'nobody@mail.example');
  assert.deepEqual([wrong.status, wrong.problem], [401, unknown.problem]);
});

test('[8.003] five wrong passwords block the account for 15 minutes, then 30', async () => {
  const { email } = await t.makeUser();
  const fail = () => logIn(t.asVisitor(), email, 'not-the-password');
  for (let tries = 1; tries < 5; tries += 1) assert.equal((await fail()).status, 401);
  const blocked = await fail();
  assert.deepEqual(
    [blocked.status, blocked.code, blocked.problem.params],
    [429, 'account_blocked', { minutes: 15 }],
  );
  assert.equal((await logIn(t.asVisitor(), email)).status, 429, 'the right password waits too');
  await t.advance(15 * 60 + 1);
  for (let tries = 1; tries < 5; tries += 1) await fail();
  assert.deepEqual((await fail()).problem.params, { minutes: 30 });
  await t.advance(30 * 60 + 1);
  assert.equal((await logIn(t.asVisitor(), email)).status, 200);
});

test('of 40 guesses at the same time no more than five are looked at', async () => {
  const { email } = await t.makeUser();
  const answers = await Promise.all(
    Array.from({ length: 40 }, () => logIn(t.asVisitor(), email, 'not-the-password')),
  );
  assert.ok(answers.filter((answer) => answer.status === 401).length <= 5);
  assert.ok(answers.every((answer) => answer.status === 401 || answer.status === 429));
});

test('guesses from other browsers do not lock out a known browser', async () => {
  const { email } = await t.makeUser();
  const own = t.asVisitor();
  await logIn(own, email);
  for (let tries = 0; tries < 6; tries += 1) await logIn(t.asVisitor(), email, 'not-the-password');
  assert.equal((await logIn(t.asVisitor(), email)).status, 429);
  assert.equal((await logIn(own, email)).status, 200);
});

test('a mark of another browser is never accepted for this one', async () => {
  const user = await t.makeUser();
  const [attacker, victim] = [t.asVisitor(), t.asVisitor()];
  await logIn(attacker, (await t.makeUser()).email);
  const planted = attacker.cookies.get(DEVICE_COOKIE)!;
  for (const mark of [planted, 'a'.repeat(22), 'x; y', '.....']) {
    victim.cookies.set(DEVICE_COOKIE, mark);
    assert.equal((await logIn(victim, user.email)).status, 200);
    assert.notEqual(victim.cookies.get(DEVICE_COOKIE), mark);
  }
  const guess = (client: TestClient) => logIn(client, user.email, 'not-the-password');
  for (let tries = 0; tries < 6; tries += 1) await guess(t.asVisitor());
  assert.equal((await logIn(attacker, user.email)).status, 429, 'the planted mark opens nothing');
  assert.equal((await logIn(victim, user.email)).status, 200);
});

test('a browser of two accounts stays known to both', async () => {
  const [anna, bo] = [await t.makeUser(), await t.makeUser()];
  const browser = t.asVisitor();
  for (const { email } of [anna, bo, anna]) await logIn(browser, email);
  for (const { email } of [anna, bo]) {
    for (let tries = 0; tries < 6; tries += 1) await logIn(t.asVisitor(), email, 'not-the-password');
    assert.equal((await logIn(browser, email)).status, 200);
  }
});

test('an account pending deletion and a suspended one cannot be used', async () => {
  const leaving = await t.makeUser({ status: 'pending_deletion' });
  const suspended = await t.makeUser({ status: 'suspended' });
  assert.equal((await logIn(t.asVisitor(), leaving.email)).code, 'pending_deletion');
  assert.equal((await logIn(t.asVisitor(), suspended.email)).code, 'account_suspended');
});

test('a fictional profile has no log-in', async () => {
  const fictional = await t.makeUser({ fictional: true });
  assert.equal((await logIn(t.asVisitor(), fictional.email)).code, 'login_failed');
});

test('[7.004] logging out ends the session on the server', async () => {
  for (const logOut of [LOG_OUT_BY_READING, LOG_OUT]) {
    const { client } = await t.member();
    const stolen = new TestClient(t.app);
    stolen.cookies.set(SESSION_COOKIE, client.cookies.get(SESSION_COOKIE) ?? '');
    const headers = { 'x-client': 'web/2' };
    assert.equal((await client.call(logOut, undefined, { headers })).status, 204);
    assert.equal(client.cookies.has(SESSION_COOKIE), false);
    assert.equal((await stolen.call(READ_USER)).body.user, null);
  }
});

test('a link on another site cannot log a member out', async () => {
  const { client } = await t.member();
  assert.equal((await client.call(LOG_OUT_BY_READING)).code, 'csrf');
  assert.notEqual((await client.call(READ_USER)).body.user, null);
});

test('a new log-in gets a new session, and the one before it ends', async () => {
  const { user, client } = await t.member();
  const before = client.cookies.get(SESSION_COOKIE) ?? '';
  await logIn(client, user.email);
  const stale = new TestClient(t.app);
  stale.cookies.set(SESSION_COOKIE, before);
  assert.notEqual(client.cookies.get(SESSION_COOKIE), before);
  assert.equal((await stale.call(READ_USER)).body.user, null);
});

test('members see their sessions and end one; those of others do not exist', async () => {
  const { user, client } = await t.member();
  await t.signIn(user);
  const { items } = (await client.call(READ_SESSIONS)).body;
  assert.equal(items.length, 2);
  const other = items.find((item) => !item.current);
  const stranger = await t.member();
  assert.equal(
    (await stranger.client.call(END_SESSION, undefined, { query: { id: other?.id } })).status,
    404,
  );
  assert.equal((await client.call(END_SESSION, undefined, { query: { id: other?.id } })).status, 204);
});

test('[8.018] a call that needs a session answers 403 with the flag that logs a page out', async () => {
  const answer = await t.asVisitor().call(READ_SESSIONS);
  assert.deepEqual(
    [answer.status, answer.code, answer.problem.authentication_required],
    [403, 'authentication_required', true],
  );
});

test('[7.005] the language is saved with the account', async () => {
  const { client } = await t.member();
  assert.equal((await client.call(CHANGE_USER, { language: 'pl' })).body.user?.language, 'pl');
  assert.equal((await client.call(READ_USER)).body.user?.language, 'pl');
});

test('an unchanged account answers 304 to a browser that has it', async () => {
  const { client } = await t.member();
  const { headers } = await client.call(READ_USER);
  for (const etag of [`${headers.etag}`, `W/${headers.etag}`, `"another", ${headers.etag}`, '*']) {
    const again = await client.call(READ_USER, undefined, { headers: { 'if-none-match': etag } });
    assert.deepEqual([again.status, again.text], [304, ''], etag);
  }
  const changed = await client.call(READ_USER, undefined, { headers: { 'if-none-match': '"another"' } });
  assert.equal(changed.status, 200);
});

test('going invisible removes a member from the lists, and coming back puts them on again', async () => {
  const { user, client } = await t.member();
  const listed = async () =>
    (
      await t.services.db
        .selectFrom('profiles')
        .select('listed')
        .where('user_id', '=', user.id)
        .executeTakeFirstOrThrow()
    ).listed;
  await client.call(CHANGE_USER, { invisible: true });
  assert.equal(await listed(), false);
  await client.call(CHANGE_USER, { invisible: false });
  assert.equal(await listed(), true);
});

test('a new country clears region and city, and is deleted with the account', async () => {
  const { client } = await t.member({ region: 'Drenthe', city: 'Assen' });
  const { body } = await client.call(CHANGE_USER, { profile: { country: 'DE' } });
  assert.deepEqual([body.user.country, body.user.profile.region, body.user.profile.city], ['DE', null, null]);
});

test('suspending or deleting a member ends all sessions of that member', async () => {
  for (const status of ['suspended', 'pending_deletion'] as const) {
    const { user, client } = await t.member();
    assert.equal((await client.call(READ_SESSIONS)).status, 200);
    await t.services.db.updateTable('users').set({ status }).where('id', '=', user.id).execute();
    assert.equal((await client.call(READ_SESSIONS)).status, 403, status);
  }
});
