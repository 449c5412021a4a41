import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '#fixtures/test.ts';
import { appear } from '#states/appearance.ts';
import { StateBrowsers } from '#states/browsers.ts';
import { inTurns } from '#states/in-turns.ts';
import { openState } from '#states/open-state.ts';
import { existsAt, STATES, type State } from '#states/states.ts';
import { Memories } from '#states/viewers.ts';

/** Set by `npm run dev screens`. */
const ONLY = (process.env.SCREENS_ONLY ?? '').split(',');
const LOCALES = (process.env.SCREENS_LOCALES ?? 'en,de,pl').split(',');
const WIDTHS = (process.env.SCREENS_WIDTHS ?? '390,768,1280').split(',').map(Number);
const FOLDER = resolve(import.meta.dirname, '../..', process.env.SCREENS_FOLDER ?? '.screens');

const THEMES = ['light', 'dark'] as const;
const HANDS = 2;

const states = STATES.filter(({ name }) => ONLY.some((part) => name.includes(part)));

for (const viewer of new Set(states.map((state) => state.as))) {
  for (const locale of LOCALES) {
    test(`pictures of the ${viewer} viewer in ${locale}`, async ({ browser, baseURL }) => {
      const memories = new Memories(browser, baseURL!, locale);
      const missed: string[] = [];
      for (const width of WIDTHS) {
        const viewport = { width, height: width < 600 ? 844 : 900 };
        const browsers = new StateBrowsers(browser, { baseURL, locale, viewport });
        const shown = states.filter((state) => state.as === viewer && existsAt(state, width));
        await inTurns(shown, HANDS, async (state) => {
          const job = { state, width, url: baseURL!, locale };
          await browsers
            .withPage(state, memories, (page) => capture(page, job))
            .catch((error: unknown) => missed.push(`${state.name} at ${width} px: ${String(error)}`));
        });
        await browsers.close();
      }
      expect(missed, 'states that could not be reached').toEqual([]);
    });
  }
}

interface Job {
  state: State;
  width: number;
  url: string;
  locale: string;
}

/** Loads once and makes one picture per theme: `<state>-<width>-<theme>[-<locale>].png`. */
async function capture(page: Page, { state, width, url, locale }: Job): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  await appear(page, { theme: 'light', installed: state.installed });
  await openState(page, url, state);
  if (!state.window) await showEverything(page);
  for (const theme of THEMES) {
    await appear(page, { theme, installed: state.installed });
    const file = [state.name, width, theme, ...(locale === 'en' ? [] : [locale])].join('-');
    await page.screenshot({ path: resolve(FOLDER, `${file}.png`), fullPage: !state.window });
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
