import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { checkBooks } from '#src/cli/ledger-report.ts';
import { EVENTS, IDS } from '#src/money/payments/sandbox/dialects.ts';
import { CODE } from '#test/support/payments/lives/acts/orders.ts';
import { live } from '#test/support/payments/lives/life.ts';
import { MOLLIE_TEST_KEY, startMollieDouble } from '#test/support/payments/mollie-double.ts';
import { mollieWorld, sandboxWorld } from '#test/support/payments/worlds.ts';
import { createTestApp } from '../harness.ts';
import { seededRandom } from '../support/hostile/mutate.ts';
import { addCode } from './support.ts';

/** `npm run proof money` sets these. */
const LIVES = Number(process.env.LIVES ?? 50);
const SEED = Number(process.env.LIVES_SEED ?? 28);
const ACTS = 14;

const double = await startMollieDouble();
after(() => double.close());
const t = await createTestApp({ MOLLIE_API_KEY: MOLLIE_TEST_KEY, MOLLIE_API_URL: double.endpoint });
after(() => t.close());
double.books.now = () => t.clock.now();
await addCode(t, { code: CODE });
const worlds = [sandboxWorld(t, IDS), sandboxWorld(t, EVENTS), mollieWorld(double)];

test(`${LIVES} random lives of orders at three providers end as two plain tables say`, async () => {
  for (let life = 0; life < LIVES; life += 1) {
    const random = seededRandom(SEED * 1_000_003 + life);
    await live({ t, worlds, draw: (below) => Math.floor(random() * below) }, ACTS);
  }
  const { faults } = await checkBooks(t.services.db);
  assert.deepEqual(
    faults.filter((fault) => !fault.includes('for no message')),
    [],
  );
});
