import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import {
  CHANGE_USER,
  END_SESSION,
  LOG_IN,
  READ_SESSIONS,
  READ_USER,
  REAUTHENTICATE,
} from '@rendezvous/contract/resources/accounts/endpoints';
import { createTestApp, PASSWORD, type TestClient } from '../harness.ts';

const t = await createTestApp();
after(() => t.close());

const TEN_MINUTES = 600;
const NEW = 'brass-meadow-58';

const change = (client: TestClient, old = PASSWORD, next = NEW) =>
  client.call(CHANGE_USER, { password: { old, new: next } });
const reauthenticate = (client: TestClient, password = PASSWORD) => client.call(REAUTHENTICATE, { password });
const logIn = (client: TestClient, email: string, password: string) =>
  client.call(LOG_IN, { email, password });

test('an act that asks for a fresh log-in is refused eleven minutes after it, and changes nothing', async () => {
  const { user, client } = await t.member();
  await t.advance(TEN_MINUTES + 60);
  const refused = await change(client);
  assert.deepEqual([refused.status, refused.code], [403, 'reauthentication_required']);
  assert.notEqual(refused.problem.authentication_required, true, 'the session goes on');
  assert.equal((await logIn(t.asVisitor(), user.email, PASSWORD)).status, 200);
});

test('the password makes the log-in fresh again, for ten minutes', async () => {
  const { client } = await t.member();
  await t.advance(TEN_MINUTES + 60);
  assert.equal((await reauthenticate(client)).status, 204);
  await t.advance(TEN_MINUTES - 1);
  assert.equal((await change(client)).status, 200);
  await t.advance(60);
  assert.equal((await change(client, NEW, PASSWORD)).code, 'reauthentication_required');
});

test('use of a session does not make its log-in fresh', async () => {
  const { client } = await t.member();
  for (let hours = 0; hours < 3; hours += 1) {
    await t.advance(3_700);
    assert.ok((await client.call(READ_USER)).headers['set-cookie'], 'the session rolls');
  }
  assert.equal((await change(client)).code, 'reauthentication_required');
});

test('a password at one browser makes no other session fresh', async () => {
  const { user, client } = await t.member();
  const other = await t.signIn(user);
  await t.advance(TEN_MINUTES + 60);
  await reauthenticate(client);
  assert.equal((await change(other)).code, 'reauthentication_required');
});

test('other acts do not ask for a fresh log-in', async () => {
  const { client } = await t.member();
  await t.advance(TEN_MINUTES + 60);
  assert.equal((await client.call(CHANGE_USER, { language: 'de' })).status, 200);
});

test('an invalid body is refused before a password is asked for', async () => {
  const { client } = await t.member();
  await t.advance(TEN_MINUTES + 60);
  assert.equal((await change(client, PASSWORD, 'short')).code, 'validation_failed');
});

test('the minutes are a setting', async () => {
  const { client } = await t.member();
  await t.advance(240);
  await t.set('fresh_login_minutes', 3);
  assert.equal((await change(client)).code, 'reauthentication_required');
  await t.set('fresh_login_minutes', 10);
  assert.equal((await change(client)).status, 200);
});

test('five wrong passwords block for 15 minutes, in the dialog as at the log-in', async () => {
  const { user, client } = await t.member();
  for (let tries = 1; tries < 5; tries += 1)
    assert.equal((await reauthenticate(client, 'wrong-one')).code, 'login_failed');
  const blocked = await reauthenticate(client, 'wrong-one');
  assert.deepEqual([blocked.status, blocked.problem.params], [429, { minutes: 15 }]);
  assert.equal((await reauthenticate(client)).status, 429, 'the right password waits too');
  assert.equal((await logIn(t.asVisitor(), user.email, PASSWORD)).status, 429, 'one count for both');
});

test('guesses of strangers do not prevent a member at a known browser from proving the password', async () => {
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
  assert.equal((await client.call(READ_SESSIONS)).status, 200, 'this one goes on');
  assert.equal((await other.call(READ_SESSIONS)).status, 403);
  assert.equal((await logIn(t.asVisitor(), user.email, PASSWORD)).status, 401);
  assert.equal((await logIn(t.asVisitor(), user.email, NEW)).status, 200);
});

test('[5.007] a wrong old password, a weak new one and the same one again are refused', async () => {
  const { user, client } = await t.member();
  assert.equal((await change(client, 'not-the-old-one')).code, 'old_password_wrong');
  const refusal = async (next: string) => (await change(client, PASSWORD, next)).problem.errors;
  assert.deepEqual(await refusal('password123'), [{ field: 'password.new', code: 'password_common' }]);
  assert.deepEqual(await refusal(user.name), [
    { field: 'password.new', code: 'password_weak', params: { reason: 'own' } },
  ]);
  assert.deepEqual(await refusal(PASSWORD), [{ field: 'password.new', code: 'password_unchanged' }]);
  assert.equal((await logIn(t.asVisitor(), user.email, PASSWORD)).status, 200);
});

test('a wider limit of spending asks for a fresh log-in, and a narrower one or a first one does not', async () => {
  const { client } = await t.member();
  const limit = async (amount: number | null) =>
    (
      await client.call(CHANGE_USER, {
        spend_limit: amount === null ? null : { amount, currency: 'EUR' },
      })
    ).code;
  await t.advance(TEN_MINUTES + 60);
  assert.equal(await limit(5_000), undefined);
  assert.equal(await limit(2_000), undefined);
  assert.equal(await limit(3_000), 'reauthentication_required');
  assert.equal(await limit(null), 'reauthentication_required');
  const row = await t.services.db.selectFrom('spend_limits').select(['amount', 'next_from']).execute();
  assert.deepEqual(row, [{ amount: 2_000, next_from: null }], 'nothing waits');
  await reauthenticate(client);
  assert.equal(await limit(null), undefined);
});

test('ending sessions asks for a fresh log-in: the holder of a stolen cookie does not lock the member out', async () => {
  const { user, client } = await t.member();
  const other = await t.signIn(user);
  await t.advance(TEN_MINUTES + 60);
  const { items } = (await client.call(READ_SESSIONS)).body;
  const { id } = items.find(({ current }) => !current)!;
  for (const query of [{}, { id }])
    assert.equal((await client.call(END_SESSION, undefined, { query })).code, 'reauthentication_required');
  assert.equal((await other.call(READ_SESSIONS)).status, 200);
  await reauthenticate(client);
  assert.equal((await client.call(END_SESSION, undefined, { query: {} })).status, 204);
});
