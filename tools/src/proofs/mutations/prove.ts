import { parseArgs } from 'node:util';
import { findPostgres } from '#src/lib/postgres.ts';
import { ROOT } from '#src/lib/workspace.ts';
import { AREAS, readFaults, type PlantedFault } from './fault.ts';
import { faultFindings, FEWEST_FAULTS } from './fault-findings.ts';
import { FaultRun } from './fault-run.ts';
import { keyOf, readRecord, withVerdict, writeRecord } from './mutation-record.ts';
import { shareOf, sharesByArea, type Share } from './shares.ts';

/**
 * `npm run proof:mutations [-- --area money] [--only "text"] [--survivors]`: plants each fault of `src/mutations/faults` in a copy of the
 * sources and prints the share that tests notice, by area. Writes docs/proofs/mutations.json; faults left out keep their verdict and its
 * date. Fails below 90 % in an area, and while a fault has no verdict.
 */
const GOAL_PERCENT = 90;
const { values } = parseArgs({
  options: {
    area: { type: 'string' },
    only: { type: 'string' },
    survivors: { type: 'boolean', default: false },
  },
});

const all = readFaults();
const findings = faultFindings(ROOT, all);
if (findings.length > 0) throw new Error(findings.join('\n'));
if (all.length < FEWEST_FAULTS) throw new Error(`${all.length} planted faults; ${FEWEST_FAULTS} at least`);
const chosen = all.filter(isMeant);
if (chosen.length === 0) throw new Error('no planted fault is meant by this');

const server = await findPostgres(console.log);
if (!server) throw new Error('the races need PostgreSQL, and none is reachable or installable');
const conditions = {
  goal_percent: GOAL_PERCENT,
  database: `embedded; races on ${server.description}`,
  method: 'one fault at a time in a copy of the sources; the tests named beside it are run until one fails',
};
const run = await FaultRun.open({ postgres: server.url });
try {
  const unsound = await run.unsound(new Set(chosen.flatMap(({ tests }) => tests)));
  if (unsound.length > 0)
    console.log(`Not judged by tests that fail without any fault: ${unsound.join(', ')}`);
  for (const [index, fault] of chosen.entries()) {
    if (fault.tests.some((test) => unsound.includes(test))) continue;
    const judged = await run.judge(fault);
    const { verdict, by, seconds } = judged;
    console.log(
      `${index + 1}/${chosen.length} ${verdict === 'survived' ? '✘' : '✔'} ${verdict.padEnd(8)} ${keyOf(fault)} (${by ?? fault.tests.join(', ')}, ${seconds} s)`,
    );
    writeRecord(all, withVerdict(readRecord(all), judged, new Date()), conditions);
  }
} finally {
  await run.close();
  server.close();
}

const recorded = readRecord(all);
const shares = sharesByArea(recorded);
for (const share of shares) print(share.area, share);
print('all', shareOf(recorded));
const unjudged = all.length - recorded.length;
if (unjudged > 0) console.log(`${unjudged} faults have no verdict yet`);
if (unjudged > 0 || shares.length < AREAS.length || shares.some(({ percent }) => percent < GOAL_PERCENT))
  process.exitCode = 1;

function isMeant(fault: PlantedFault): boolean {
  const { area, only, survivors } = values;
  const before = survivors ? readRecord(all).find((one) => keyOf(one) === keyOf(fault)) : undefined;
  const isWanted = !survivors || before === undefined || before.verdict === 'survived';
  return isWanted && (!area || area === fault.area) && (!only || fault.fault.includes(only));
}

function print(name: string, { noticed, planted, percent }: Share): void {
  console.log(
    `${name.padEnd(10)} ${String(noticed).padStart(3)} of ${String(planted).padStart(3)}  ${percent} %`,
  );
}
