import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { START_PAYMENT } from '@rendezvous/contract/resources/payments/endpoints';
import { loadConfig } from '#src/platform/config.ts';
import { createTestApp } from '../harness.ts';
import { ASKED, started } from '../payments/support.ts';

const t = await createTestApp();
after(() => t.close());

interface From {
  remoteAddress?: string;
  host?: string;
  headers?: Record<string, string>;
}

const { client } = await t.member();
const payment = await started(client);
const PAGES = [
  ['GET', '/dev/mail'],
  ['GET', '/dev/sms'],
  ['GET', '/dev/logins'],
  ['POST', '/dev/clock'],
  ['GET', `/sandbox/checkout/${payment.id}`],
  ['POST', `/sandbox/checkout/${payment.id}`],
] as const;

test('every development page and every page of the test checkout is in this table', () => {
  const built = t.app.routeTable
    .filter(({ url }) => /^\/(dev|sandbox)\b/.test(url))
    .map(({ method, url }) => `${method} ${url}`);
  const asked = PAGES.map(([method, url]) => `${method} ${url.replace(payment.id, ':id')}`);
  assert.deepEqual(asked.toSorted(), built.toSorted());
});

/** Status of each development page to a request of this origin. */
async function statuses({
  remoteAddress = '127.0.0.1',
  host = 'localhost:4200',
  headers = {},
}: From): Promise<number[]> {
  const answers = [];
  for (const [method, url] of PAGES) {
    const form = method === 'POST' && url !== '/dev/clock';
    answers.push(
      await t.app.inject({
        method,
        url,
        remoteAddress,
        headers: {
          host,
          origin: `http://${host}`,
          'sec-fetch-site': 'same-origin',
          'x-client': 'web/2',
          ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
          ...headers,
        },
        ...(method === 'POST' && { payload: form ? 'outcome=failed' : { advance_seconds: 0 } }),
      }),
    );
  }
  return answers.map(({ statusCode }) => statusCode);
}

test('development pages and the test checkout answer a loopback peer that names loopback', async () => {
  for (const host of ['localhost:4200', '127.0.0.1:4200', '127.8.9.1', '[::1]:4200', 'fr.localhost:4200'])
    assert.deepEqual(await statuses({ host }), [200, 200, 200, 200, 200, 303], host);
  assert.deepEqual(await statuses({ remoteAddress: '::1' }), [200, 200, 200, 200, 200, 303]);
  assert.deepEqual(await statuses({ remoteAddress: '::ffff:127.0.0.1' }), [200, 200, 200, 200, 200, 303]);
});

test('to another peer, a foreign Host name and through a proxy they do not exist', async () => {
  const none = PAGES.map(() => 404);
  const hosts = [
    'evil.example',
    'evil.example:4200',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    'notlocalhost',
    '10.0.0.1',
    '[::2]',
  ];
  for (const host of hosts) assert.deepEqual(await statuses({ host }), none, host);
  for (const remoteAddress of ['10.0.0.1', '203.0.113.4', '2001:db8::1', '::ffff:10.0.0.1'])
    assert.deepEqual(await statuses({ remoteAddress }), none, remoteAddress);
  for (const name of [
    'x-forwarded-for',
    'x-forwarded-host',
    'x-forwarded-proto',
    'forwarded',
    'via',
    'x-real-ip',
    'cf-connecting-ip',
    'true-client-ip',
    'x-envoy-external-address',
  ])
    assert.deepEqual(await statuses({ headers: { [name]: '127.0.0.1' } }), none, name);
});

test('a foreign site that causes a write to them is refused', async () => {
  const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
  const [mail, , , clock, , outcome] = await statuses({ headers: foreign });
  assert.deepEqual([mail, clock, outcome], [200, 403, 403]);
});

test('a proxy, a real base address and anything real switch them off', () => {
  const development = (variables: Record<string, string | undefined>) => loadConfig(variables).development;
  for (const variables of [
    {},
    { BASE_URL: 'http://127.0.0.1:4300' },
    { BASE_URL: 'http://fr.localhost:1' },
    { HOST: '::1' },
  ])
    assert.equal(development(variables), true, JSON.stringify(variables));
  for (const variables of [
    { TRUST_PROXY: '1' },
    { TRUST_PROXY: '127.0.0.1' },
    { BASE_URL: 'https://rendezvous.example' },
    { SMTP_URL: 'smtp://mail.example' },
    { SMS_URL: 'https://sms.example' },
  ])
    assert.equal(development(variables), false, JSON.stringify(variables));
});

test('the address of the test checkout never comes from a forwarded or foreign host', async () => {
  const address = async (host: string, headers: Record<string, string> = {}) => {
    const { client: buyer } = await t.member();
    const answer = await buyer.call(
      START_PAYMENT,
      { package: 'p2', method: 'ideal', amount: { amount: 2_250, currency: 'EUR' }, ...ASKED },
      { headers: { host, origin: `http://${host}`, ...headers } },
    );
    assert.equal(answer.status, 201, answer.text);
    return answer.body.redirect_url!.replace(answer.body.payment.id, '…');
  };
  assert.equal(await address('fr.localhost:4300'), 'http://fr.localhost:4300/sandbox/checkout/…');
  assert.equal(await address('evil.example'), 'http://localhost:4200/sandbox/checkout/…');
  assert.equal(
    await address('127.0.0.1:4200', { 'x-forwarded-host': 'evil.example' }),
    'http://localhost:4200/sandbox/checkout/…',
  );
});
