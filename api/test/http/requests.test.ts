import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { after, test } from 'node:test';
import { CHECK_USERNAME, SIGN_UP } from '@rendezvous/contract/resources/signup/endpoints';
import { LIKE, READ_LIKES } from '@rendezvous/contract/resources/likes/endpoints';
import { BLOCK } from '@rendezvous/contract/resources/blocks/endpoints';
import { READ_USER } from '@rendezvous/contract/resources/accounts/endpoints';
import { READ_SETTINGS } from '@rendezvous/contract/settings/endpoints';
import { READ_MEMBER } from '@rendezvous/contract/resources/members/endpoints';
import { purgeExpired } from '#src/housekeeping.ts';
import { createTestApp } from '../harness.ts';
import { signupDraft } from '../support/accounts/signup-draft.ts';

const t = await createTestApp();
after(() => t.close());

const KEY = { 'idempotency-key': '7c9e6679-7425-40de-944b-e07fc1f90ae7' };

test('parallel requests with one key have one effect and one answer', async () => {
  const body = signupDraft();
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => t.asVisitor().call(SIGN_UP, body, { headers: KEY })),
  );
  assert.deepEqual(
    answers.map((answer) => answer.status),
    Array(8).fill(201),
  );
  assert.equal(new Set(answers.map((answer) => answer.body.user.id)).size, 1);
});

test('the same key and body of two members are two requests', async () => {
  const body = { member: (await t.makeUser()).id };
  const headers = { 'idempotency-key': 'bbbbbbbb-7425-40de-944b-e07fc1f90ae7' };
  const [anna, bo] = [await t.member(), await t.member()];
  for (const { client } of [anna, bo]) assert.equal((await client.call(LIKE, body, { headers })).status, 200);
  const likers = await t.services.db
    .selectFrom('likes')
    .select('from_user')
    .where('to_user', '=', body.member)
    .execute();
  assert.deepEqual(likers.map((like) => like.from_user).toSorted(), [anna.user.id, bo.user.id].toSorted());
});

test('a key is stored for 24 hours, then it is new', async () => {
  const { client } = await t.member();
  const headers = { 'idempotency-key': 'aaaaaaaa-7425-40de-944b-e07fc1f90ae7' };
  const member = (await t.makeUser()).id;
  const first = await client.call(BLOCK, { member }, { headers });
  const other = (await t.makeUser()).id;
  assert.equal((await client.call(BLOCK, { member: other }, { headers })).code, 'idempotency_mismatch');
  await t.advance(86_401);
  assert.equal((await client.call(BLOCK, { member: other }, { headers })).status, first.status);
});

test('stored digests of bodies match no plain hash, and none signed with the server secret alone', async () => {
  const body = { member: (await t.makeUser()).id };
  const key = 'bbbbbbbb-7425-40de-944b-e07fc1f90ae7';
  const { client } = await t.member();
  await client.call(BLOCK, body, { headers: { 'idempotency-key': key } });
  const { body_hash: stored } = await t.services.db
    .selectFrom('idempotency_keys')
    .select('body_hash')
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow();
  const text = JSON.stringify(body);
  const digests = ['sha256', 'sha384', 'sha512'].flatMap((name) =>
    (['hex', 'base64', 'base64url'] as const).map((form) => createHash(name).update(text).digest(form)),
  );
  const { signer } = t.services;
  assert.ok(![...digests, signer.sign(text), signer.sign('idempotency', text)].includes(stored));
  assert.equal(stored, signer.sign('idempotency', key, text));
});

test('limits of a route answer rate_limited with the seconds to wait', async () => {
  const strict = await createTestApp({ RATE_LIMIT_FACTOR: '1' });
  const visitor = strict.asVisitor();
  const ask = () => visitor.call(CHECK_USERNAME, { name: 'somebody' });
  for (let count = 0; count < 20; count += 1) assert.equal((await ask()).status, 200);
  const refused = await ask();
  assert.deepEqual([refused.status, refused.code], [429, 'rate_limited']);
  assert.equal(refused.headers['retry-after'], String(refused.problem.retry_after));
  strict.clock.advance(61);
  assert.equal((await ask()).status, 200);
  await strict.close();
});

test('answers of the API are not cached and carry security headers', async () => {
  const { headers } = await t.asVisitor().call(READ_USER);
  assert.equal(headers['x-content-type-options'], 'nosniff');
  assert.match(String(headers['cache-control']), /no-(store|cache)/);
});

test('every answer carries the security headers: refusals, unknown addresses and pages too', async () => {
  const secure = {
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
    'x-download-options': 'noopen',
    'x-frame-options': 'SAMEORIGIN',
    'x-permitted-cross-domain-policies': 'none',
    'x-xss-protection': '0',
  };
  const visitor = t.asVisitor();
  for (const address of [READ_SETTINGS.path, READ_LIKES.path, READ_MEMBER.path, '/api/unknown.php', '/']) {
    const { headers } = await visitor.get(address);
    const sent = Object.fromEntries(Object.keys(secure).map((name) => [name, headers[name]]));
    assert.deepEqual(sent, secure, address);
    assert.equal(headers['strict-transport-security'], undefined);
  }
  const https = await createTestApp({ BASE_URL: 'https://rendezvous.example' });
  const { headers } = await https.asVisitor().call(READ_SETTINGS);
  assert.equal(headers['strict-transport-security'], 'max-age=31536000; includeSubDomains');
  await https.close();
});

test('development pages do not exist beside anything real', async () => {
  assert.equal((await t.asVisitor().get('/dev/mail')).status, 200);
  const real = await createTestApp({ NODE_ENV: 'production' });
  for (const path of ['/dev/mail', '/dev/sms'])
    assert.notEqual((await real.asVisitor().get(path)).status, 200);
  assert.equal((await real.asVisitor().post('/dev/clock', { advance_seconds: 1 })).status, 404);
  await real.close();
});

test('the clock of development moves sessions and waiting jobs alike', async () => {
  const before = t.clock.now().getTime();
  const answer = await t.asVisitor().post<{ now: string }>('/dev/clock', { advance_seconds: 3600 });
  assert.ok(Date.parse(answer.body.now) >= before + 3_600_000);
});

test('an invalid answer is a 500 without internals', async () => {
  const { db } = t.services;
  const { user, client } = await t.member();
  await db
    .updateTable('profiles')
    .set({ hair_color: 'secret-green' })
    .where('user_id', '=', user.id)
    .execute();
  const answer = await client.call(READ_USER);
  assert.deepEqual([answer.status, answer.code], [500, 'internal']);
  assert.ok(!answer.text.includes('secret-green') && !answer.text.includes('hair_color'));
});

test('housekeeping deletes expired sessions, links and answers, and nothing else', async () => {
  const { user } = await t.member();
  await t.advance(31 * 86_400);
  const { client } = await t.member();
  await purgeExpired(t.services);
  assert.equal(
    (await t.services.db.selectFrom('sessions').select('id').where('user_id', '=', user.id).execute()).length,
    0,
  );
  assert.equal((await t.services.db.selectFrom('idempotency_keys').select('scope').execute()).length, 0);
  assert.notEqual((await client.call(READ_USER)).body.user, null);
});
