import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from '#src/build/build.ts';
import { needChromium } from '#src/lib/chromium.ts';
import { ROOT } from '#src/lib/workspace.ts';

/**
 * `npm run dev screens [-- --only <parts of names> --widths 390,1280 --locales de]`: pictures of the states in
 * e2e/states/states.json, in both themes, into `.screens/`. They are for looking at beside the design; nothing compares them.
 */
const { values } = parseArgs({
  options: { only: { type: 'string' }, widths: { type: 'string' }, locales: { type: 'string' } },
});
const asked = { SCREENS_ONLY: values.only, SCREENS_WIDTHS: values.widths, SCREENS_LOCALES: values.locales };
const wishes = Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined));

await build();
const cli = join(dirname(createRequire(import.meta.url).resolve('@playwright/test/package.json')), 'cli.js');
const { status } = spawnSync(process.execPath, [cli, 'test', '--config', 'screens/playwright.config.ts'], {
  cwd: join(ROOT, 'e2e'),
  stdio: 'inherit',
  env: { ...process.env, E2E_DIR: '.cache/screens', CHROMIUM_PATH: needChromium(console.log), ...wishes },
});
process.exitCode = status ?? 1;
