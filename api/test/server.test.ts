import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { Problem } from '@rendezvous/contract/errors';
import { createTestApp } from './harness.ts';

const t = await createTestApp();
after(() => t.close());

test('the server says that it lives and that it is ready', async () => {
  const visitor = t.asVisitor();
  assert.deepEqual((await visitor.get('/api/health')).body, { status: 'ok' });
  assert.deepEqual((await visitor.get('/api/ready')).body, { status: 'ok' });
});

test('an unknown path is a documented problem', async () => {
  const answer = await t.asVisitor().get<Problem>('/api/nothing.php');
  assert.equal(answer.status, 404);
  assert.equal(answer.body.code, 'not_found');
  assert.match(String(answer.headers['content-type']), /^application\/problem\+json/);
});
