import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { ROOT } from '#src/lib/workspace.ts';

/**
 * `npm test` of a browser package: Jest in the package's folder, one worker (nx runs two packages at a time),
 * with the report that the summary counts. Further arguments go to Jest.
 */
const cli = createRequire(import.meta.url).resolve('jest/bin/jest');
const reporters = [
  '--reporters=default',
  `--reporters=${join(ROOT, 'tools/src/test-run/jest-reporter.cjs')}`,
];
const { status } = spawnSync(
  process.execPath,
  [cli, ...process.argv.slice(2), '--runInBand', '--passWithNoTests', ...reporters],
  {
    stdio: 'inherit',
    env: { ...process.env, REPORT: `test/${relative(ROOT, process.cwd()).replaceAll('\\', '/')}` },
  },
);
process.exitCode = status ?? 1;
