import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { Problem } from '@rendezvous/contract/kernel/errors';
import { LOG_IN } from '@rendezvous/contract/resources/accounts/endpoints';
import { addressOf } from '@rendezvous/contract/kernel/call';
import { CHECK_USERNAME } from '@rendezvous/contract/resources/signup/endpoints';
import { createTestApp, type TestApp } from '../harness.ts';

/** One proxy in front; limits as in production. */
const t = await createTestApp({ TRUST_PROXY: '1', RATE_LIMIT_FACTOR: '1' });
const direct = await createTestApp({ RATE_LIMIT_FACTOR: '1' });
after(() => Promise.all([t.close(), direct.close()]));

interface Guess {
  app: TestApp;
  email: string;
  remoteAddress?: string;
  forwarded?: string;
}

/** Logs in with a wrong password. Returns the code of the refusal. */
async function guess({ app, email, remoteAddress, forwarded }: Guess): Promise<string> {
  const answer = await app.app.inject({
    method: 'POST',
    url: LOG_IN.path,
    payload: { email, password: 'not-the-password' },
    headers: {
      host: 'localhost:4200',
      origin: 'http://localhost:4200',
      'sec-fetch-site': 'same-origin',
      'x-client': 'web/2',
      ...(forwarded && { 'x-forwarded-for': forwarded }),
    },
    ...(remoteAddress && { remoteAddress }),
  });
  return answer.json<Problem>().code;
}

/** Guesses evaluated before a limit refuses the rest. */
async function evaluated(count: number, of: (index: number) => Omit<Guess, 'email'>): Promise<number> {
  let evaluatedGuesses = 0;
  for (let index = 0; index < count; index += 1)
    if ((await guess({ email: `guess-${index}@mail.example`, ...of(index) })) === 'login_failed')
      evaluatedGuesses += 1;
  return evaluatedGuesses;
}

const invented = (index: number) => `198.18.${index >> 8}.${index & 255}`;

test('300 guesses with invented forwarding headers meet the limit of the address the proxy saw', async () => {
  const perAddress = t.services.settings.value('*', 'login_failures_per_address');
  assert.ok(perAddress < 100);
  const behindProxy = await evaluated(300, (index) => ({
    app: t,
    forwarded: `${invented(index)}, 203.0.113.9`,
  }));
  assert.ok(behindProxy <= perAddress, `${behindProxy} were evaluated behind a proxy`);
  const withoutProxy = await evaluated(300, (index) => ({ app: direct, forwarded: invented(index) }));
  assert.ok(withoutProxy <= perAddress, `${withoutProxy} were evaluated without a proxy`);
});

test('120 addresses of one /64 meet the limit, another /64 has its own', async () => {
  const perAddress = t.services.settings.value('*', 'login_failures_per_address');
  const counted = await evaluated(120, (index) => ({
    app: direct,
    remoteAddress: `2001:db8:7:7::${index.toString(16)}`,
  }));
  assert.ok(counted <= perAddress, `${counted} were evaluated`);
  assert.equal(
    await guess({ app: direct, email: 'next@mail.example', remoteAddress: '2001:db8:7:8::1' }),
    'login_failed',
  );
});

test('requests of one /64 share the limit of a route', async () => {
  const statuses: number[] = [];
  for (let index = 0; index < 25; index += 1) {
    const { statusCode } = await direct.app.inject({
      url: addressOf(CHECK_USERNAME, { name: 'somebody' }),
      remoteAddress: `2001:db8:9:9::${index.toString(16)}`,
      headers: { host: 'localhost:4200' },
    });
    statuses.push(statusCode);
  }
  assert.deepEqual(statuses, [...Array<number>(20).fill(200), ...Array<number>(5).fill(429)]);
});
