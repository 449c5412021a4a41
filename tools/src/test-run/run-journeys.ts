import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { needChromium } from '#src/lib/chromium.ts';
import { ROOT } from '#src/lib/workspace.ts';

/** Runs the Playwright suites of e2e/ in a real Chromium, found or installed. Arguments go to Playwright. */
const path = needChromium(console.log);
console.log(`Chromium: ${path}`);
const cli = join(dirname(createRequire(import.meta.url).resolve('@playwright/test/package.json')), 'cli.js');
const { status } = spawnSync(process.execPath, [cli, 'test', ...process.argv.slice(2)], {
  cwd: join(ROOT, 'e2e'),
  stdio: 'inherit',
  env: { ...process.env, CHROMIUM_PATH: path },
});
process.exitCode = status ?? 1;
