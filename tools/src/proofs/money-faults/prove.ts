import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { testPostgres } from '#src/lib/postgres/server.ts';
import { writeProof } from '#src/lib/proof-record.ts';
import { ROOT } from '#src/lib/workspace.ts';
import { PlantedCopy } from '../mutations/planted-copy.ts';
import { placeOf, type Fault } from './fault.ts';
import { FAULTS } from './list.ts';

/**
 * `npm run proof money-faults [-- --only WORDS]`: plants each named fault in money alone in a copy of the sources and runs the tests that must
 * notice it. Writes docs/proofs/money-faults.json after a run of all; fails when a fault is not noticed, or a test fails without one.
 */
const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } });
const LIMIT_MS = 8 * 60_000;
const chosen = FAULTS.filter(({ name }) => name.includes(values.only));
if (chosen.length === 0) throw new Error(`no fault has «${values.only}» in its name`);

interface Result {
  fault: string;
  file: string;
  /** Titles of the tests that failed; the file alone when it hung or did not start. */
  noticed_by: readonly string[];
}

const started = performance.now();
const load = (): number => Math.round(loadavg()[0]! * 10) / 10;
const before = load();
const server = await testPostgres(console.log);
const copy = await PlantedCopy.open(server?.url ?? null);
const results: Result[] = [];
const unsound: string[] = [];
try {
  for (const test of new Set(chosen.flatMap(({ tests }) => tests)))
    if ((await failuresOf(test)).length > 0) unsound.push(test);
  for (const fault of chosen) {
    const noticed_by = await copy.with([placeOf(fault, ROOT)], () => failures(fault));
    results.push({ fault: fault.name, file: `api/src/${fault.file}`, noticed_by });
    console.log(`${noticed_by.length > 0 ? '✔' : '✘'} ${fault.name}: ${noticed_by.join(' · ')}`);
  }
} finally {
  await copy.close();
  server?.close();
}
const missed = results.filter(({ noticed_by }) => noticed_by.length === 0).map(({ fault }) => fault);
for (const test of unsound) console.log(`✘ ${test} fails without a fault`);
console.log(`${results.length - missed.length} of ${results.length} faults in money noticed`);
if (!values.only)
  console.log(
    writeProof('money-faults', 'none', {
      database: server?.description ?? 'the embedded database',
      load: { before, after: load() },
      seconds: Math.round((performance.now() - started) / 1000),
      planted: results.length,
      noticed: results.length - missed.length,
      missed,
      fail_without_a_fault: unsound,
      faults: results,
    }),
  );
if (missed.length > 0 || unsound.length > 0) process.exitCode = 1;

/** Runs the tests of a fault until one notices it. */
async function failures({ tests }: Fault): Promise<readonly string[]> {
  for (const test of tests.filter((one) => !unsound.includes(one))) {
    const failed = await failuresOf(test);
    if (failed.length > 0) return failed;
  }
  return [];
}

async function failuresOf(test: string): Promise<readonly string[]> {
  const { outcome, failed } = await copy.failures({
    name: test,
    folder: 'api',
    words: ['--test', '--test-reporter=tap', '--test-timeout=240000', `test/${test}`],
    limitMs: LIMIT_MS,
  });
  if (outcome === 'passed') return [];
  return failed.length > 0 ? failed : [`${test} ${outcome}`];
}
