import { defineConfig } from '@playwright/test';
import { ANY_BROWSER } from './fixtures/browser/chromium.ts';

export default defineConfig({
  testDir: '.',
  testMatch: ['journeys/**/*.test.ts', 'failures/**/*.test.ts', 'development/**/*.test.ts'],
  globalSetup: './fixtures/global-setup.ts',
  outputDir: `../${process.env.E2E_DIR ?? '.cache/e2e'}/results`,
  // A worker has a browser and a server; a test waits for them half of its time, so two share two cores.
  workers: Number(process.env.JOURNEY_WORKERS ?? 1),
  // `npm test` allows one retry; proofs and manual runs none.
  retries: Number(process.env.JOURNEY_RETRIES ?? 0),
  timeout: 120_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['../tools/src/test-run/playwright-reporter.ts']],
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 900 },
    locale: 'en-GB',
    actionTimeout: 10_000,
    navigationTimeout: 20_000,
    screenshot: 'only-on-failure',
    // Traces slow each test by a twentieth: `TRACE=on` stores one per failure.
    trace: process.env.TRACE === 'on' ? 'retain-on-failure' : 'off',
    launchOptions: ANY_BROWSER,
  },
});
