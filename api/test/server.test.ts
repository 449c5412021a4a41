import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { Problem } from '@rendezvous/contract/kernel/errors';
import { READ_HEALTH, READ_READINESS } from '@rendezvous/contract/resources/health/endpoints';
import { createTestApp } from './harness.ts';
import { until } from './support/until.ts';
import { REDIS_URL, redisAnswers } from './support/databases/redis.ts';

const t = await createTestApp();
const skip = (await redisAnswers()) ? false : `no Redis at ${REDIS_URL}`;
after(() => t.close());

test('the server says that it lives and that it is ready', async () => {
  const visitor = t.asVisitor();
  assert.deepEqual((await visitor.call(READ_HEALTH)).body, { status: 'ok' });
  assert.deepEqual((await visitor.call(READ_READINESS)).body, { status: 'ok' });
});

test('a server whose bus of live events does not answer lives, and is not ready', async () => {
  const server = await createTestApp({ REDIS_URL: 'redis://127.0.0.1:1' });
  const health = await server.asVisitor().call(READ_HEALTH);
  const { status, problem, headers } = await server.asVisitor().call(READ_READINESS);
  await server.close();
  assert.deepEqual(
    [health.status, status, problem.code, problem.detail, headers['retry-after']],
    [200, 503, 'unavailable', 'the bus does not answer', '2'],
  );
});

test(
  'a server whose bus of live events answers is ready, also while a member listens',
  { skip },
  async () => {
    const server = await createTestApp({ REDIS_URL });
    const isReady = async () => (await server.asVisitor().call(READ_READINESS)).status === 200;
    // The connection is slow.
    await until(isReady);
    const stop = await server.services.live.subscribe('member', () => undefined);
    await until(isReady);
    stop();
    await server.close();
  },
);

test('a server whose database does not answer lives, and is not ready', async () => {
  const { db } = t.services;
  t.services.db = new Proxy(db, {
    get: () => () => {
      throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    },
  });
  try {
    const ready = await t.asVisitor().call(READ_READINESS);
    assert.deepEqual([ready.status, ready.problem.detail], [503, 'the database does not answer']);
    assert.equal((await t.asVisitor().call(READ_HEALTH)).status, 200);
  } finally {
    t.services.db = db;
  }
});

test('an unknown path is a documented problem', async () => {
  const answer = await t.asVisitor().get<Problem>('/api/nothing.php');
  assert.equal(answer.status, 404);
  assert.equal(answer.body.code, 'not_found');
  assert.match(String(answer.headers['content-type']), /^application\/problem\+json/);
});
