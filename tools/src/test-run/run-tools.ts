import { globSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '#src/lib/workspace.ts';
import { PART, REST_TOOLS } from './plan.ts';

/** Runs the tests of the tools that belong to this part of the tests. */
const files = globSync('src/**/*.test.ts')
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file in REST_TOOLS === (PART === 'rest'))
  .sort();
const { status } = spawnSync(
  process.execPath,
  [join(ROOT, 'tools/src/test-run/run-node-tests.ts'), '--report', 'test/tools', ...files],
  { stdio: 'inherit' },
);
process.exitCode = status ?? 1;
