import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { OPS_COOKIE } from '@rendezvous/contract/operators/values';
import { SESSION_COOKIE } from '@rendezvous/contract/resources/accounts/schemas';
import {
  OPS_LOG_IN,
  OPS_LOG_OUT,
  OPS_PROVE,
  OPS_READ_ME,
} from '@rendezvous/contract/operators/session/endpoints';
import { OPS_READ_PASSKEYS } from '@rendezvous/contract/operators/passkeys/endpoints';
import { READ_LIKES } from '@rendezvous/contract/resources/likes/endpoints';
import { OPS_ADD_OPERATOR } from '@rendezvous/contract/operators/staff/endpoints';
import { purgeExpired } from '#src/housekeeping.ts';
import { codeAt } from '#src/identity/operators/second-factor.ts';
import { demoOperatorKey } from '#seed/operator.ts';
import { createFixedClock } from '#src/platform/lib/clock.ts';
import { createTestApp, type TestClient } from '../harness.ts';

const ENVIRONMENT_KEY = 'the-key-of-the-first-operator';
const clock = createFixedClock(new Date('2026-11-24T06:00:05Z'));
const t = await createTestApp({ OPERATOR_KEY: ENVIRONMENT_KEY }, { clock });
after(() => t.close());

const STEP = 30;
const logIn = (client: TestClient, key: string) => client.call(OPS_LOG_IN, { key });
const prove = (client: TestClient, code: string) => client.call(OPS_PROVE, { code });
/** Any request of an operator, and the operator that the server recognises. */
const ask = (client: TestClient) => client.call(OPS_READ_PASSKEYS);
const me = (client: TestClient) => client.call(OPS_READ_ME);
const codeNow = (secret: string) => codeAt(secret, clock.now());
const wrong = (secret: string) => String((Number(codeNow(secret)) + 1) % 1_000_000).padStart(6, '0');

/** A new operator who has set up the second factor and is logged in. */
async function enrolled() {
  const { operator } = await t.operator('support');
  const client = t.asVisitor();
  const { body } = await logIn(client, operator.key);
  const { secret } = body.enrolment!;
  assert.equal((await prove(client, codeNow(secret))).status, 200);
  clock.advance(STEP);
  return { operator, client, secret };
}

const actsOn = async (subject: string): Promise<string[]> => {
  const rows = await t.services.db
    .selectFrom('audit_log')
    .select('action')
    .where('subject', '=', subject)
    .orderBy('at')
    .execute();
  return rows.map(({ action }) => action);
};

test('the first log-in shows a secret once, accepts its code and opens a session; the next ones ask for the code alone', async () => {
  const { operator } = await t.operator('reviewer');
  const client = t.asVisitor();
  const first = await logIn(client, operator.key);
  assert.equal(first.status, 200, first.text);
  const { secret, uri, qr } = first.body.enrolment!;
  assert.match(uri, /^otpauth:\/\/totp\/Rendezvous:operator-/);
  assert.ok(uri.includes(secret) && secret.length === 32);
  assert.ok(qr.size >= 21 && /^(M\d+ \d+h1v1h-1z)+$/.test(qr.path), 'a QR code as a path');
  assert.equal((await ask(client)).code, 'authentication_required', 'the key alone opens nothing');

  const proven = await prove(client, codeNow(secret));
  assert.equal(proven.status, 200, proven.text);
  assert.deepEqual(proven.body.operator.rights, [
    'session.own',
    'photos.review',
    'profiles.review',
    'reports.handle',
  ]);
  assert.equal((await me(client)).body.operator?.name, operator.name);

  clock.advance(STEP);
  const again = t.asVisitor();
  assert.equal((await logIn(again, operator.key)).body.enrolment, null);
  assert.equal((await prove(again, codeNow(secret))).status, 200);
  assert.deepEqual(await actsOn(operator.id), ['operator.enrol', 'operator.log-in']);
});

test('the secret of an app and the token of a session are not in the database in plain text', async () => {
  const { secret, client } = await enrolled();
  const rows = [
    ...(await t.services.db.selectFrom('operators').selectAll().execute()),
    ...(await t.services.db.selectFrom('operator_sessions').selectAll().execute()),
  ];
  const text = JSON.stringify(rows);
  assert.ok(!text.includes(secret) && !text.includes(client.cookies.get(OPS_COOKIE)!));
});

test('an unknown key, and that of a retired operator, do not log in', async () => {
  assert.deepEqual((await logIn(t.asVisitor(), 'a-key-that-no-operator-has')).code, 'login_failed');
  const { operator } = await t.operator();
  await t.services.db.updateTable('operators').set({ active: false }).where('id', '=', operator.id).execute();
  assert.equal((await logIn(t.asVisitor(), operator.key)).code, 'login_failed');
});

test('a code works once, and neither without a log-in nor for another secret', async () => {
  const { operator, secret } = await enrolled();
  const [first, second] = [t.asVisitor(), t.asVisitor()];
  await logIn(first, operator.key);
  await logIn(second, operator.key);
  const code = codeNow(secret);
  assert.equal((await prove(t.asVisitor(), code)).code, 'authentication_required');
  assert.equal((await prove(first, code)).status, 200);
  assert.equal((await prove(second, code)).code, 'code_invalid', 'used a moment ago');
  assert.equal((await prove(second, codeAt(secret, new Date(clock.now().getTime() - 30_000)))).status, 422);
  clock.advance(STEP);
  assert.equal((await prove(second, codeNow(secret))).status, 200, 'the next one works');
});

test('five wrong codes in fifteen minutes are the last, for the right one too, and whatever browser sends them', async () => {
  const { operator, secret } = await enrolled();
  for (let count = 0; count < 5; count += 1) {
    const client = t.asVisitor();
    await logIn(client, operator.key);
    assert.equal((await prove(client, wrong(secret))).code, 'code_invalid');
    clock.advance(60);
  }
  const client = t.asVisitor();
  await logIn(client, operator.key);
  const blocked = await prove(client, codeNow(secret));
  assert.deepEqual([blocked.code, blocked.problem.params], ['account_blocked', { minutes: 10 }]);
  clock.advance(10 * 60);
  await logIn(client, operator.key);
  assert.equal((await prove(client, codeNow(secret))).status, 200);
});

test('a log-in that waits too long for its code has to start again', async () => {
  const { operator, secret } = await enrolled();
  const client = t.asVisitor();
  await logIn(client, operator.key);
  clock.advance(11 * 60);
  assert.equal((await prove(client, codeNow(secret))).code, 'authentication_required');
});

test('of two secrets shown to one operator, the first that is proven counts', async () => {
  const { operator } = await t.operator();
  const [mine, other] = [t.asVisitor(), t.asVisitor()];
  const [a, b] = [await logIn(mine, operator.key), await logIn(other, operator.key)];
  assert.equal((await prove(mine, codeNow(a.body.enrolment!.secret))).status, 200);
  clock.advance(STEP);
  assert.equal((await prove(other, codeNow(b.body.enrolment!.secret))).code, 'authentication_required');
});

test('a session ends after half an hour without a request, after twelve hours in any case, and by logging out', async () => {
  const { client } = await enrolled();
  clock.advance(29 * 60);
  assert.equal((await ask(client)).status, 200);
  clock.advance(29 * 60);
  assert.equal((await ask(client)).status, 200);
  clock.advance(31 * 60);
  assert.equal((await ask(client)).code, 'authentication_required');

  const busy = (await enrolled()).client;
  for (let quarters = 0; quarters < 47; quarters += 1) {
    clock.advance(15 * 60);
    assert.equal((await ask(busy)).status, 200);
  }
  clock.advance(15 * 60);
  assert.equal((await ask(busy)).code, 'authentication_required', 'twelve hours');

  const leaving = await enrolled();
  const token = leaving.client.cookies.get(OPS_COOKIE)!;
  assert.equal((await leaving.client.call(OPS_LOG_OUT)).status, 204);
  assert.equal(leaving.client.cookies.has(OPS_COOKIE), false);
  leaving.client.cookies.set(OPS_COOKIE, token);
  assert.equal((await ask(leaving.client)).code, 'authentication_required');
  assert.ok((await actsOn(leaving.operator.id)).includes('operator.log-out'));

  await purgeExpired(t.services);
  const left = await t.services.db.selectFrom('operator_sessions').select('id').execute();
  assert.ok(left.length <= 2, `${left.length} sessions are stored`);
});

test('the cookie is for the server alone, never sent from elsewhere, and secure where the site is', async () => {
  const { operator } = await t.operator();
  const answer = await logIn(t.asVisitor(), operator.key);
  const cookie = String(answer.headers['set-cookie']);
  assert.match(cookie, /^ops\.session=\w{22}; Path=\/; HttpOnly; SameSite=Strict$/);
  assert.equal(answer.headers['cache-control'], 'private, no-store');
  const safe = await createTestApp({ BASE_URL: 'https://rendezvous.example' });
  try {
    const { operator: staff } = await safe.operator();
    const { headers } = await safe
      .asVisitor()
      .call(OPS_LOG_IN, { key: staff.key }, { headers: { origin: 'https://localhost:4200' } });
    assert.match(String(headers['set-cookie']), /Secure/);
  } finally {
    await safe.close();
  }
});

test('the session of a member has no access for operators, and the reverse', async () => {
  const { client: member } = await t.member();
  member.cookies.set(OPS_COOKIE, member.cookies.get(SESSION_COOKIE)!);
  assert.equal((await ask(member)).code, 'authentication_required');
  const { client: operator } = await t.operator();
  operator.cookies.set(SESSION_COOKIE, operator.cookies.get(OPS_COOKIE)!);
  assert.equal((await operator.call(READ_LIKES)).code, 'authentication_required');
});

test('the key of the environment logs an admin in, with a second factor of its own, and only while it is set', async () => {
  const client = t.asVisitor();
  const { body } = await logIn(client, ENVIRONMENT_KEY);
  assert.equal((await prove(client, codeNow(body.enrolment!.secret))).body.operator.role, 'admin');
  const { database } = t.services;
  const other = await createTestApp(
    { OPERATOR_KEY: 'another-key-of-the-environment' },
    { clock, database: { ...database, close: async () => {} } },
  );
  try {
    const browser = other.asVisitor();
    browser.cookies.set(OPS_COOKIE, client.cookies.get(OPS_COOKIE)!);
    assert.equal((await ask(browser)).code, 'authentication_required', 'opened with the former key');
    assert.equal((await logIn(other.asVisitor(), ENVIRONMENT_KEY)).code, 'login_failed');
    assert.equal((await logIn(other.asVisitor(), 'another-key-of-the-environment')).status, 200);
  } finally {
    await other.close();
  }
});

test('no answer that shows a secret is stored for a repeat of the request', async () => {
  const { client } = await t.operator();
  const headers = { 'idempotency-key': 'c0ffee00-0000-4000-8000-000000000002' };
  const add = () => client.call(OPS_ADD_OPERATOR, { name: 'vera', role: 'support' }, { headers });
  const { body } = await add();
  assert.equal(body.key.length, 32);
  assert.equal((await add()).status, 409);
  const stored = await t.services.db.selectFrom('idempotency_keys').select('body').execute();
  assert.ok(!JSON.stringify(stored).includes(body.key));
});

test('the demonstration has an operator on this machine alone: a new key at each start, and none where anything is real', async () => {
  const start = async (environment: Record<string, string>) => {
    const { database } = t.services;
    const site = await createTestApp(environment, {
      clock,
      database: { ...database, close: async () => {} },
    });
    await site.set('demonstration', true);
    const key = await demoOperatorKey(site.services);
    const logIns = async (secret: string) => (await logIn(site.asVisitor(), secret)).status;
    return { site, key, logIns };
  };
  const first = await start({});
  assert.equal(await first.logIns(first.key!), 200, 'and the second factor is asked for');
  const second = await start({});
  assert.deepEqual([await second.logIns(first.key!), await second.logIns(second.key!)], [401, 200]);
  const real = await start({ BASE_URL: 'https://rendezvous.example' });
  assert.equal(real.key, undefined);
  assert.equal(await second.logIns(second.key!), 401, 'retired');
  for (const { site } of [first, second, real]) await site.close();
});
