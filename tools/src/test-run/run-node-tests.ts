import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '#src/lib/workspace.ts';

/**
 * `run-node-tests <report> <glob…>`: node:test over the files, failures printed, the report written for the summary.
 * Tests end hanging handles themselves or fail: nothing is forced.
 */
const [report, ...patterns] = process.argv.slice(2);
if (!report || !patterns.length) throw new Error('usage: run-node-tests <report> <glob…>');

const { status } = spawnSync(
  process.execPath,
  [
    '--test',
    '--test-concurrency=2',
    '--test-timeout=600000',
    '--test-reporter=dot',
    '--test-reporter-destination=stdout',
    `--test-reporter=${join(ROOT, 'tools/src/test-run/node-test-reporter.ts')}`,
    '--test-reporter-destination=stdout',
    ...patterns,
  ],
  { stdio: 'inherit', env: { ...process.env, REPORT: report } },
);
process.exitCode = status ?? 1;
