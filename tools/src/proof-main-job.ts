import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from './build.ts';
import { REPORTS, type Report } from './lib/report.ts';
import { readJson, ROOT } from './lib/workspace.ts';
import { writeProof } from './proof/proof-record.ts';

const REPORT = 'proof-main-job';

/**
 * `npm run proof:main-job [-- --times 3]`: the main journey, from the entry warning to a paid conversation and out again,
 * several times in a row in a real Chromium, each on a data folder of its own. Writes docs/proofs/main-job.json.
 */
const { values } = parseArgs({ options: { times: { type: 'string', default: '3' } } });
const times = Number(values.times);
await build();
const started = performance.now();
const { status } = spawnSync(process.execPath, [join(ROOT, 'tools/src/run-journeys.ts'), 'main-job', `--repeat-each=${times}`], {
  stdio: 'inherit',
  env: { ...process.env, REPORT },
});
const { tests } = readJson<Report>(join(REPORTS, `${REPORT}.json`));
const passed = tests.filter((test) => test.status === 'passed').length;
const seconds = Math.round((performance.now() - started) / 1000);
console.log(`${passed} of ${tests.length} passed in ${seconds} s`);
console.log(`Written to ${writeProof(REPORT.replace('proof-', ''), 'demo', { times, passed, failed: tests.length - passed, seconds })}`);
process.exitCode = status === 0 && passed === tests.length ? 0 : 1;
