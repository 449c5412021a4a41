import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { SESSION_COOKIE } from '@rendezvous/contract/resources/accounts/schemas';
import {
  END_SESSION,
  LOG_IN,
  READ_SESSIONS,
  READ_USER,
  REAUTHENTICATE,
} from '@rendezvous/contract/resources/accounts/endpoints';
import { createTestApp, PASSWORD, TestClient } from '../harness.ts';

const t = await createTestApp({ TRUST_PROXY: '127.0.0.1' });
after(() => t.close());

const sessionsOf = async (client: TestClient) => (await client.call(READ_SESSIONS)).body.items;
const isIn = async (client: TestClient) => (await client.call(READ_SESSIONS)).status === 200;
const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile Safari/604.1';

/** Logs in from somewhere. */
async function logInFrom(email: string, headers: Record<string, string> = {}): Promise<TestClient> {
  const client = t.asVisitor();
  const answer = await client.call(LOG_IN, { email, password: PASSWORD }, { headers });
  assert.equal(answer.status, 200, answer.text);
  return client;
}

/** The same browser as it was: a copy of its cookies. */
function copyOf(client: TestClient): TestClient {
  const copy = new TestClient(t.app);
  copy.cookies.set(SESSION_COOKIE, client.cookies.get(SESSION_COOKIE)!);
  return copy;
}

test('a session names its browser, the country of its log-in and its times', async () => {
  const { email } = await t.makeUser();
  const home = await logInFrom(email, { 'x-country-code': 'NL' });
  await logInFrom(email, { 'x-country-code': 'JP', 'user-agent': PHONE });
  await logInFrom(email, { 'x-country-code': 'XX' });
  const items = await sessionsOf(home);
  assert.deepEqual(items.map(({ country }) => country).sort(), ['JP', 'NL', null].sort());
  assert.equal(items.find(({ country }) => country === 'JP')?.user_agent, PHONE);
  assert.deepEqual(
    items.filter(({ current }) => current).map(({ country }) => country),
    ['NL'],
  );
});

test('the country of a session is found by its address, and that is all that is stored of it', async () => {
  const user = await t.makeUser();
  await logInFrom(user.email, { 'x-forwarded-for': '81.169.145.1' });
  const row = await t.services.db
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', user.id)
    .executeTakeFirstOrThrow();
  assert.equal(row.country, 'DE');
  assert.ok(!JSON.stringify(row).includes('81.169'));
});

test('one press ends all other sessions, and no other member’s', async () => {
  const user = await t.makeUser();
  const here = await logInFrom(user.email);
  const others = [await logInFrom(user.email), await logInFrom(user.email)];
  const stranger = await t.member();
  assert.equal((await here.call(END_SESSION)).status, 204);
  assert.deepEqual(await Promise.all([here, ...others, stranger.client].map(isIn)), [
    true,
    false,
    false,
    true,
  ]);
  assert.equal((await sessionsOf(here)).length, 1);
});

test('a fresh log-in gives the session a new secret; the old one soon expires', async () => {
  const user = await t.makeUser();
  const client = await logInFrom(user.email);
  const before = copyOf(client);
  await client.call(REAUTHENTICATE, { password: PASSWORD });
  assert.notEqual(client.cookies.get(SESSION_COOKIE), before.cookies.get(SESSION_COOKIE));
  assert.equal((await sessionsOf(client)).length, 1, 'it is the same session');
  assert.equal(await isIn(before), true, 'requests under way are answered');
  await t.advance(61);
  assert.equal(await isIn(before), false);
  assert.equal(await isIn(client), true);
});

test('a secret that was replaced never rolls the session', async () => {
  const user = await t.makeUser();
  const client = await logInFrom(user.email);
  await t.advance(2 * 3_600);
  const before = copyOf(client);
  // The list of sessions reads the session that the answer to the password has not reached yet.
  await t.services.db
    .updateTable('sessions')
    .set({ last_seen_at: new Date(0) })
    .execute();
  await client.call(REAUTHENTICATE, { password: PASSWORD });
  await t.services.db
    .updateTable('sessions')
    .set({ last_seen_at: new Date(0) })
    .execute();
  assert.equal((await before.call(READ_SESSIONS)).headers['set-cookie'], undefined);
});

test('a refused password changes no secret', async () => {
  const user = await t.makeUser();
  const client = await logInFrom(user.email);
  const before = client.cookies.get(SESSION_COOKIE);
  const refused = await client.call(REAUTHENTICATE, { password: 'not-the-password' });
  assert.deepEqual([refused.code, client.cookies.get(SESSION_COOKIE)], ['login_failed', before]);
});

test('twenty members who ask in one turn are each found by their own token, an unknown token beside them is not', async () => {
  const members = await Promise.all(Array.from({ length: 20 }, () => t.member()));
  const stranger = t.asVisitor();
  stranger.cookies.set(SESSION_COOKIE, 'a-token-of-no-session');
  const answers = await Promise.all(
    [...members.map(({ client }) => client), stranger].map((client) => client.call(READ_USER)),
  );
  assert.deepEqual(
    answers.map(({ body }) => body.user?.id),
    [...members.map(({ user }) => user.id), undefined],
  );
});
