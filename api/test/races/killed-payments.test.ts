import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkBooks } from '#src/cli/ledger-report.ts';
import { KilledPayment, WAYS_ON } from '../support/payments/kills/killed-payment.ts';
import { Pair } from '../support/payments/kills/pair.ts';
import { STEPS } from '../support/payments/kills/steps.ts';
import { prepareSites, type Site } from '../support/processes/two-processes.ts';

/** `npm run proof money -- --kills 20` sets it: how often a process is killed at each step. */
const ROUNDS = Number(process.env.KILL_ROUNDS ?? 1);
const onSite = await prepareSites({ RATE_LIMIT_FACTOR: '1000' });

/** Papers whose number is not the next of its series. */
async function gapsOf({ t }: Site): Promise<string[]> {
  const papers = await t.services.db.selectFrom('papers').selectAll().orderBy('number').execute();
  const counts = new Map<string, number>();
  return papers
    .filter(({ seller, year, kind, number }) => {
      const series = `${seller} ${year} ${kind}`;
      counts.set(series, (counts.get(series) ?? 0) + 1);
      return Number(/\d+$/.exec(number)?.[0]) !== counts.get(series);
    })
    .map(({ number }) => number);
}

/** Kills a process at each step, in as many payments as there are rounds; fates and ways on change from one to the next. */
async function killAll(pair: Pair): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [index, step] of STEPS.entries()) {
      const draw = round + index;
      await KilledPayment.live(pair, {
        step,
        fate: draw % 2 === 0 ? 'committed' : 'lost',
        way: WAYS_ON[draw % WAYS_ON.length]!,
        fails: draw % 8 === 2 || draw % 8 === 5,
      });
    }
}

test(
  'a payment is made, credited, refunded, numbered and mailed once, whichever of its twelve steps a process is killed at',
  ...onSite(async (site) => {
    const pair = await Pair.start(site);
    await killAll(pair).finally(() => pair.end());
    assert.deepEqual(await gapsOf(site), []);
    assert.deepEqual((await checkBooks(site.t.services.db)).faults, []);
  }),
);
