import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { expect, test } from '#fixtures/test.ts';
import { appear } from '#states/appearance.ts';
import { inTurns } from '#states/in-turns.ts';
import { openState } from '#states/open-state.ts';
import { existsAt, STATES, type State } from '#states/states.ts';
import { Memories } from '#states/viewers.ts';

/** Set by `npm run screens`. */
const ONLY = (process.env.SCREENS_ONLY ?? '').split(',');
const LOCALES = (process.env.SCREENS_LOCALES ?? 'en,de,pl').split(',');
const WIDTHS = (process.env.SCREENS_WIDTHS ?? '390,768,1280').split(',').map(Number);
const FOLDER = resolve(import.meta.dirname, '../..', process.env.SCREENS_FOLDER ?? '.screens');

const THEMES = ['light', 'dark'] as const;
const HANDS = 2;

const states = STATES.filter(({ name }) => ONLY.some((part) => name.includes(part)));

for (const locale of LOCALES) {
  for (const viewer of new Set(states.map((state) => state.as))) {
    test(`pictures of the ${viewer} viewer in ${locale}`, async ({ browser, baseURL }) => {
      const url = baseURL!;
      const memories = new Memories(browser, url, locale);
      const jobs = states
        .filter((state) => state.as === viewer)
        .flatMap((state) =>
          WIDTHS.filter((width) => existsAt(state, width)).map((width) => ({ state, width })),
        );
      const missed: string[] = [];
      await inTurns(jobs, HANDS, async (job) => {
        await take(browser, { ...job, url, memories, locale }).catch((error: unknown) =>
          missed.push(`${job.state.name} at ${job.width} px: ${String(error)}`),
        );
      });
      expect(missed, 'states that could not be reached').toEqual([]);
    });
  }
}

interface Job {
  state: State;
  width: number;
  url: string;
  locale: string;
  memories: Memories;
}

/** Loads once and takes one picture per theme: `<state>-<width>-<theme>[-<locale>].png`. */
async function take(browser: Browser, { state, width, url, locale, memories }: Job): Promise<void> {
  const viewport = { width, height: width < 600 ? 844 : 900 };
  const context = await browser.newContext({
    baseURL: url,
    locale,
    storageState: await memories.of(state),
    viewport,
  });
  mkdirSync(FOLDER, { recursive: true });
  try {
    const page = await context.newPage();
    await appear(page, { theme: 'light', installed: state.installed });
    await openState(page, url, state);
    if (!state.window) await showEverything(page);
    for (const theme of THEMES) {
      await appear(page, { theme, installed: state.installed });
      const file = [state.name, width, theme, ...(locale === 'en' ? [] : [locale])].join('-');
      await page.screenshot({ path: resolve(FOLDER, `${file}.png`), fullPage: !state.window });
    }
  } finally {
    await context.close();
  }
}

/** Scrolls past all photos and back: photos below the fold load near the viewport. */
async function showEverything(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += 700) {
    await page.evaluate((top) => window.scrollTo(0, top), y);
    await page.waitForTimeout(60);
  }
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.waitForTimeout(200);
}
