import assert from 'node:assert/strict';
import { OPS_LOG_IN, OPS_PROVE } from '@rendezvous/contract/operators/session/endpoints';
import { OPS_READ_PASSKEYS } from '@rendezvous/contract/operators/passkeys/endpoints';
import { OPS_RETIRE_OPERATOR } from '@rendezvous/contract/operators/staff/endpoints';
import { codeAt } from '#src/identity/operators/second-factor.ts';
import type { TestApp, TestClient } from '../harness.ts';
import { prepareRaces } from './support.ts';

const raceTest = await prepareRaces();

const logIn = (client: TestClient, key: string) => client.call(OPS_LOG_IN, { key });
const prove = async (client: TestClient, code: string) => (await client.call(OPS_PROVE, { code })).status;

/** An operator with a second factor, and so many browsers on two servers that wait for its code. */
async function waiting(t: TestApp, other: TestApp, count: number) {
  const { operator } = await t.operator();
  const first = t.asVisitor();
  const { secret } = (await logIn(first, operator.key)).body.enrolment!;
  assert.equal(await prove(first, codeAt(secret, t.clock.now())), 200);
  const browsers = Array.from({ length: count }, (_, index) => (index % 2 ? t : other).asVisitor());
  for (const browser of browsers) await logIn(browser, operator.key);
  // The next code, which the window accepts already.
  const next = codeAt(secret, new Date(t.clock.now().getTime() + 30_000));
  return { browsers, operator, next };
}

raceTest(
  'one code sent by twenty browsers at once, on two servers, opens one session',
  async ({ t, other }) => {
    const { browsers, next } = await waiting(t, other, 20);
    const answers = await Promise.all(browsers.map((browser) => prove(browser, next)));
    assert.equal(answers.filter((status) => status === 200).length, 1);
  },
);

raceTest('of forty guesses at a code, on two servers, five are looked at', async ({ t, other }) => {
  const { browsers, next } = await waiting(t, other, 40);
  const wrong = next === '000000' ? '111111' : '000000';
  const answers = await Promise.all(browsers.map((browser) => prove(browser, wrong)));
  assert.equal(answers.filter((status) => status === 422).length, 5);
  assert.equal(answers.filter((status) => status === 429).length, 35);
});

raceTest(
  'an operator whom an admin retires is out on the other server with the next request',
  async ({ t, other }) => {
    const { client } = await t.operator('admin');
    const { client: retired, operator } = await other.operator('support');
    assert.equal((await retired.call(OPS_READ_PASSKEYS)).status, 200);
    assert.equal((await client.call(OPS_RETIRE_OPERATOR, { operator: operator.id })).status, 200);
    assert.equal((await retired.call(OPS_READ_PASSKEYS)).status, 403);
  },
);
