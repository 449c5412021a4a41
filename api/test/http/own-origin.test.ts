import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { Problem } from '@rendezvous/contract/kernel/errors';
import { LOG_IN } from '@rendezvous/contract/resources/accounts/endpoints';
import { createTestApp, type TestApp } from '../harness.ts';

const plain = await createTestApp();
const secure = await createTestApp({ BASE_URL: 'https://rendezvous.example' });
const proxied = await createTestApp({ TRUST_PROXY: '127.0.0.1' });
after(() => Promise.all([plain.close(), secure.close(), proxied.close()]));

/** Code of the answer to a log-in that a page of this origin sends; the address is unknown, so none succeeds. */
async function answerTo(app: TestApp, origin: string, headers: Record<string, string> = {}) {
  const body = { email: 'nobody@mail.example', password: 'not-the-password' };
  return (await app.asVisitor().call(LOG_IN, body, { headers: { origin, ...headers } })).code;
}

test('a write comes from the very scheme, host and port of the site', async () => {
  assert.equal(await answerTo(plain, 'http://localhost:4200'), 'login_failed');
  const foreign = [
    'https://localhost:4200',
    'ftp://localhost:4200',
    'http://localhost',
    'http://localhost:4201',
    'http://localhost:42000',
    'http://localhost.:4200',
    'http://evil.example:4200',
    'http://localhost:4200.evil.example',
    'http://user@localhost:4200',
    'http://localhost:4200/',
    'null',
    '',
    'localhost:4200',
    'chrome-extension://localhost:4200',
  ];
  for (const origin of foreign) assert.equal(await answerTo(plain, origin), 'csrf', origin);
  const silent = await plain.app.inject({
    method: 'POST',
    url: LOG_IN.path,
    headers: { 'x-client': 'web/2' },
    payload: { email: 'nobody@mail.example', password: 'not-the-password' },
  });
  assert.equal(silent.json<Problem>().code, 'csrf', 'neither Origin nor Sec-Fetch-Site');
});

test('behind TLS the origin is secure, whether the address is configured so or the proxy says so', async () => {
  assert.equal(await answerTo(secure, 'https://localhost:4200'), 'login_failed');
  assert.equal(await answerTo(secure, 'http://localhost:4200'), 'csrf');
  const tls = { 'x-forwarded-proto': 'https' };
  assert.equal(await answerTo(proxied, 'https://localhost:4200', tls), 'login_failed');
  assert.equal(await answerTo(plain, 'https://localhost:4200', tls), 'csrf');
});
