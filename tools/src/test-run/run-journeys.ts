import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { needChromium } from '#src/lib/chromium.ts';
import { ROOT } from '#src/lib/workspace.ts';
import { DAILY_JOURNEYS, PART, REST_JOURNEYS, TWO_SIZES } from './plan.ts';
import { runStep } from './step.ts';

/**
 * Runs the Playwright suites of e2e/ in a real Chromium, found or installed: those named, or those of this part of the tests.
 * Arguments go to Playwright. `REPORT` names another report.
 */
const LIMIT_SECONDS = { daily: 2_400, rest: 3_600 };
const path = needChromium(console.log);
console.log(`Chromium: ${path}`);
const cli = join(dirname(createRequire(import.meta.url).resolve('@playwright/test/package.json')), 'cli.js');
const planned = PART === 'daily' ? DAILY_JOURNEYS : { ...REST_JOURNEYS, ...TWO_SIZES };
const words = process.argv.slice(2);
const isNamed = words.some((word) => !word.startsWith('-'));
const passed = await runStep({
  report: process.env.REPORT ?? 'journeys',
  words: [cli, 'test', ...words, ...(isNamed ? [] : Object.keys(planned))],
  cwd: join(ROOT, 'e2e'),
  env: { CHROMIUM_PATH: path },
  limit: LIMIT_SECONDS[PART],
});
process.exitCode = passed ? 0 : 1;
