import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from '#src/build/build.ts';
import { REPORTS, type Report } from '#src/lib/report.ts';
import { readJson, ROOT } from '#src/lib/workspace.ts';
import { commit, writeProof } from '#src/lib/proof-record.ts';
import { BROWSER_FAULTS, resultsOf, withResults, type FaultRecord } from './fault-results.ts';

/**
 * `npm run proof faults [-- --times 20 --only hang]`: each fault that a browser meets, again and again: remotes that hang, are gone or
 * crash, chunks that are gone, an API that is away, newer remotes in older shells. Writes docs/proofs/faults.json after each file, so that
 * runs add up; fails when a journey fails, or when a fault was met fewer than `times` times over all runs.
 */
const { values } = parseArgs({
  options: { times: { type: 'string', default: '20' }, only: { type: 'string' } },
});
const times = Number(values.times);
const record = join(ROOT, 'docs/proofs/faults.json');
const wanted = BROWSER_FAULTS.filter((name) => !values.only || name === values.only);
if (wanted.length === 0) throw new Error(`no file of e2e/failures is called ${values.only}`);

await build();
let failed = false;
for (const name of wanted) {
  const step = `proof-faults-${name}`;
  const { status } = spawnSync(
    process.execPath,
    [join(ROOT, 'tools/src/test-run/run-journeys.ts'), `failures/${name}`, '--repeat-each', String(times)],
    { stdio: 'inherit', env: { ...process.env, REPORT: step, TEST_SIZE: 'rest' } },
  );
  const { tests } = readJson<Report>(join(REPORTS, `${step}.json`));
  const before = existsSync(record) ? readJson<FaultRecord>(record).faults : [];
  const faults = withResults(before, resultsOf(tests, { at: new Date().toISOString(), commit: commit() }));
  const fewest = Math.min(...faults.map(({ passed }) => passed));
  const failures = faults.reduce((sum, fault) => sum + fault.failed, 0);
  console.log(`${name}: ${tests.length} runs, in all ${faults.length} faults, each at least ${fewest} times`);
  console.log(`Written to ${basename(writeProof('faults', 'demo', { fewest, failures, faults }))}`);
  failed ||= status !== 0;
}
const { faults } = readJson<FaultRecord>(record);
const rare = faults.filter(({ passed }) => passed < times);
for (const { fault, passed } of rare) console.log(`✘ ${fault}: ${passed} of ${times}`);
if (failed || rare.length > 0) process.exitCode = 1;
