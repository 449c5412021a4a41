import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '#src/lib/workspace.ts';

/**
 * `npm run proof new` and `npm run proof builds`: a test file of the tools at its whole size, of which `npm test` runs a reduced one.
 */
const files = process.argv.slice(2);
if (files.length === 0) throw new Error('usage: proof-whole <test file…>');

const { status } = spawnSync(process.execPath, ['--test', '--test-timeout=600000', ...files], {
  cwd: join(ROOT, 'tools'),
  env: { ...process.env, TEST_SIZE: 'whole' },
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
