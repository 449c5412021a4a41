import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { Problem } from '@rendezvous/contract/kernel/errors';
import { READ_HEALTH } from '@rendezvous/contract/resources/health/endpoints';
import { validatorOf } from '#src/platform/lib/validation.ts';
import { createTestApp } from '../harness.ts';
import { listen, rawGet, rawRequest, type RawAnswer } from '../support/hostile/raw-request.ts';

const t = await createTestApp();
const port = await listen(t.app);
after(() => t.close());

/** The answer is a problem document of this status and code, and says nothing about the inside. */
function assertProblem(
  { status, headers, body }: RawAnswer,
  expected: readonly [number, string],
  what: string,
): void {
  assert.match(headers, /content-type: application\/problem\+json/i, what);
  const problem = JSON.parse(body) as Problem;
  assert.ok(validatorOf(Problem)(problem), `${what}: ${body}`);
  assert.deepEqual([status, problem.status, problem.code], [expected[0], ...expected], what);
  assert.doesNotMatch(body, /FST_|HPE_|Fastify|llhttp/i, what);
}

test('addresses that the router cannot read are answered with a problem', async () => {
  for (const target of ['/%', '/%zz', '/api/user.php/%', '/cdn/%E0%A4%A', '/%80?a=%'])
    assertProblem(await rawGet(port, target), [400, 'malformed'], target);
  for (const target of [`/cdn/${'a'.repeat(300)}`, `/photo/${'a'.repeat(5_000)}`])
    assertProblem(await rawGet(port, target), [404, 'not_found'], target.slice(0, 30));
});

test('bytes that are no request are answered with a problem', async () => {
  const host = 'Host: localhost:4200';
  const requests: Record<string, readonly [bytes: string, status: number, code: string]> = {
    'no HTTP': ['\u0016\u0003\u0001 hello\r\n\r\n', 400, 'malformed'],
    'an unknown method': [`GRAB / HTTP/1.1\r\n${host}\r\n\r\n`, 400, 'malformed'],
    'an unknown version': [`GET / HTTP/9.9\r\n${host}\r\n\r\n`, 400, 'malformed'],
    'a header without a name': [`GET / HTTP/1.1\r\n${host}\r\n: x\r\n\r\n`, 400, 'malformed'],
    'a folded header with NUL': [`GET / HTTP/1.1\r\n${host}\r\nX-A: a\0b\r\n\r\n`, 400, 'malformed'],
    'two lengths': [
      `POST / HTTP/1.1\r\n${host}\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab`,
      400,
      'malformed',
    ],
    'length and chunks': [
      `POST / HTTP/1.1\r\n${host}\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
      400,
      'malformed',
    ],
    'large headers': [`GET / HTTP/1.1\r\n${host}\r\nX-A: ${'a'.repeat(20_000)}\r\n\r\n`, 431, 'too_large'],
    'a long address': [`GET /${'a'.repeat(20_000)} HTTP/1.1\r\n${host}\r\n\r\n`, 431, 'too_large'],
    'two hosts': [
      `GET / HTTP/1.1\r\n${host}\r\nHost: evil.example\r\nConnection: close\r\n\r\n`,
      400,
      'malformed',
    ],
    'no host': ['GET /api/user.php HTTP/1.1\r\nConnection: close\r\n\r\n', 400, 'malformed'],
  };
  for (const [what, [bytes, status, code]] of Object.entries(requests))
    assertProblem(await rawRequest(port, bytes), [status, code], what);
});

test('headers that come too slowly end the connection at the limit', { timeout: 15_000 }, async () => {
  assert.equal(t.app.server.headersTimeout, 10_000);
  t.app.server.headersTimeout = 100;
  const answer = await rawRequest(port, 'GET /api/user.php HTTP/1.1\r\nHost: localhost:4200\r\nX-A: ');
  assertProblem(answer, [408, 'malformed'], 'slow headers');
});

test('three hundred clients that never finish their headers delay no other, and are all closed', async () => {
  t.app.server.headersTimeout = 100;
  const partial = 'GET /api/user.php HTTP/1.1\r\nHost: localhost:4200\r\nX-A: ';
  const slow = Promise.all(Array.from({ length: 300 }, () => rawRequest(port, partial)));
  assert.equal((await rawGet(port, READ_HEALTH.path)).status, 200);
  for (const answer of await slow) assertProblem(answer, [408, 'malformed'], 'slow headers');
});

test('a body that comes too slowly ends the connection at the limit', { timeout: 15_000 }, async () => {
  assert.equal(t.app.server.requestTimeout, 30_000);
  t.app.server.requestTimeout = 200;
  const head = [
    'POST /api/user.php HTTP/1.1',
    'Host: localhost:4200',
    'Origin: http://localhost:4200',
    'X-Client: web/2',
    'Content-Type: application/json',
    'Content-Length: 100',
  ];
  const answer = await rawRequest(port, `${head.join('\r\n')}\r\n\r\n{"email":`);
  assertProblem(answer, [408, 'malformed'], 'slow body');
});
