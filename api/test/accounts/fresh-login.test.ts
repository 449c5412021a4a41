import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { Problem } from '@rendezvous/contract/kernel/errors';
import type { User } from '@rendezvous/contract/resources/accounts/schemas';
import { createTestApp, PASSWORD, type TestClient } from '../harness.ts';

const t = await createTestApp();
after(() => t.close());

const TEN_MINUTES = 600;
const NEW = 'brass-meadow-58';

const change = (client: TestClient, old = PASSWORD, next = NEW) =>
  client.put<{ user: User } & Problem>('/api/user.php', { password: { old, new: next } });
const reauthenticate = (client: TestClient, password = PASSWORD) =>
  client.post<Problem>('/api/reauthenticate.php', { password });
const logIn = (client: TestClient, email: string, password: string) =>
  client.post<Problem>('/api/user.php', { email, password });

test('an act that asks for a fresh log-in is refused eleven minutes after it, and changes nothing', async () => {
  const { user, client } = await t.member();
  await t.advance(TEN_MINUTES + 60);
  const refused = await change(client);
  assert.deepEqual([refused.status, refused.body.code], [403, 'reauthentication_required']);
  assert.notEqual(refused.body.authentication_required, true, 'the session goes on');
  assert.equal((await logIn(t.asVisitor(), user.email, PASSWORD)).status, 200);
});

test('the password makes the log-in fresh again, for ten minutes', async () => {
  const { client } = await t.member();
  await t.advance(TEN_MINUTES + 60);
  assert.equal((await reauthenticate(client)).status, 204);
  await t.advance(TEN_MINUTES - 1);
  assert.equal((await change(client)).status, 200);
  await t.advance(60);
  assert.equal((await change(client, NEW, PASSWORD)).body.code, 'reauthentication_required');
});

test('use of a session does not make its log-in fresh', async () => {
  const { client } = await t.member();
  for (let hours = 0; hours < 3; hours += 1) {
    await t.advance(3_700);
    assert.ok((await client.get('/api/user.php')).headers['set-cookie'], 'the session rolls');
  }
  assert.equal((await change(client)).body.code, 'reauthentication_required');
});

test('a password at one browser makes no other session fresh', async () => {
  const { user, client } = await t.member();
  const other = await t.signIn(user);
  await t.advance(TEN_MINUTES + 60);
  await reauthenticate(client);
  assert.equal((await change(other)).body.code, 'reauthentication_required');
});

test('what needs no fresh log-in is not asked for one', async () => {
  const { client } = await t.member();
  await t.advance(TEN_MINUTES + 60);
  assert.equal((await client.put('/api/user.php', { language: 'de' })).status, 200);
});

test('a body at fault is told before a password is asked for', async () => {
  const { client } = await t.member();
  await t.advance(TEN_MINUTES + 60);
  assert.equal((await change(client, PASSWORD, 'short')).body.code, 'validation_failed');
});

test('the minutes are a setting', async () => {
  const { client } = await t.member();
  await t.advance(240);
  await t.set('fresh_login_minutes', 3);
  assert.equal((await change(client)).body.code, 'reauthentication_required');
  await t.set('fresh_login_minutes', 10);
  assert.equal((await change(client)).status, 200);
});

test('five wrong passwords block for 15 minutes, in the dialog as at the log-in', async () => {
  const { user, client } = await t.member();
  for (let tries = 1; tries < 5; tries += 1)
    assert.equal((await reauthenticate(client, 'wrong-one')).body.code, 'login_failed');
  const blocked = await reauthenticate(client, 'wrong-one');
  assert.deepEqual([blocked.status, blocked.body.params], [429, { minutes: 15 }]);
  assert.equal((await reauthenticate(client)).status, 429, 'the right password waits too');
  assert.equal((await logIn(t.asVisitor(), user.email, PASSWORD)).status, 429, 'one count for both');
});

test('guesses of strangers do not keep a member at a known browser from proving the password', async () => {
  const user = await t.makeUser();
  const own = t.asVisitor();
  await logIn(own, user.email, PASSWORD);
  for (let tries = 0; tries < 6; tries += 1) await logIn(t.asVisitor(), user.email, 'wrong-one');
  assert.equal((await reauthenticate(own)).status, 204);
});

test('[5.007] a new password ends every other session and is the one that counts', async () => {
  const { user, client } = await t.member();
  const other = await t.signIn(user);
  assert.equal((await change(client)).status, 200);
  assert.equal((await client.get('/api/sessions.php')).status, 200, 'this one goes on');
  assert.equal((await other.get('/api/sessions.php')).status, 403);
  assert.equal((await logIn(t.asVisitor(), user.email, PASSWORD)).status, 401);
  assert.equal((await logIn(t.asVisitor(), user.email, NEW)).status, 200);
});

test('[5.007] a wrong old password, a weak new one and the same one again are refused', async () => {
  const { user, client } = await t.member();
  assert.equal((await change(client, 'not-the-old-one')).body.code, 'old_password_wrong');
  const refusal = async (next: string) => (await change(client, PASSWORD, next)).body.errors;
  assert.deepEqual(await refusal('password123'), [{ field: 'password.new', code: 'password_common' }]);
  assert.deepEqual(await refusal(user.name), [
    { field: 'password.new', code: 'password_weak', params: { reason: 'own' } },
  ]);
  assert.deepEqual(await refusal(PASSWORD), [{ field: 'password.new', code: 'password_unchanged' }]);
  assert.equal((await logIn(t.asVisitor(), user.email, PASSWORD)).status, 200);
});
