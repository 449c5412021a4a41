import { defineConfig } from '@playwright/test';
import journeys from '../playwright.config.ts';

/** Takes pictures of the listed states for `npm run dev screens`; not part of the tests. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  testMatch: ['pictures.ts'],
  globalSetup: '../fixtures/global-setup.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 900_000,
  reporter: [['list']],
  use: { ...journeys.use, trace: 'off', screenshot: 'off' },
});
