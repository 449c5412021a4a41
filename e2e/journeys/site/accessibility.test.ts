import type { Page } from '@playwright/test';
import { violationsOf } from '#fixtures/browser/axe.ts';
import { SIZE } from '#fixtures/browser/size.ts';
import { expect, test } from '#fixtures/test.ts';
import { appear } from '#states/appearance.ts';
import { StateBrowsers } from '#states/browsers.ts';
import { inTurns } from '#states/in-turns.ts';
import { closeOverlays, goOnTo, openState, performSteps } from '#states/open-state.ts';
import { STATES } from '#states/states.ts';
import { trailsOf, wholeTrailsOf, type Leg, type Look } from '#states/trails.ts';
import { Memories } from '#states/viewers.ts';

/**
 * Axe over the listed states: the twelve main ones in `npm test`, the others in `npm run test:all`. It looks at each screen at 390 px in
 * light and at 1280 px in dark, all rules, and once at each state that steps make of it. `npm run proof states` looks at every state at
 * both widths in both themes, at members' screens also at 768 and 1920 px, each in a page of its own.
 */
const WHOLE = SIZE === 'whole';
const EXAMINED = STATES.filter(({ main, proof }) => WHOLE || (!proof && (SIZE === 'rest' || main)));
/** Pages open at the same time: one waits for the server while another is examined. */
const HANDS = 3;

/** Brings a page to a state; a page that failed before loads the address. */
async function reach(page: Page, url: string, { state, way, looks }: Leg, isOpen: boolean): Promise<void> {
  await prepare(page, looks[0]!, state.installed);
  if (way === 'load' || !isOpen) return openState(page, url, state);
  if (way === 'within') return goOnTo(page, state);
  await closeOverlays(page);
  return performSteps(page, state);
}

async function prepare(page: Page, { width, theme }: Look, installed?: boolean): Promise<void> {
  await page.setViewportSize({ width, height: width < 600 ? 844 : 900 });
  await appear(page, { theme, installed });
}

/** Axe violations of an open state, in each of its looks. */
async function examine(page: Page, { state, looks }: Leg): Promise<string[]> {
  const found: string[] = [];
  for (const look of looks) {
    await prepare(page, look, state.installed);
    // A bar that stays lies over what was scrolled under it, and axe would count that as small.
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => resolve(undefined))));
    const violations = await violationsOf(page, look.colours);
    found.push(...violations.map((one) => `${state.name} at ${look.width} px, ${look.theme}: ${one}`));
  }
  return found;
}

/** Walks through a trail in one page. A state that cannot be reached is reported, and the next one loads its address. */
async function walk(page: Page, url: string, trail: readonly Leg[]): Promise<string[]> {
  const found: string[] = [];
  let isOpen = false;
  for (const leg of trail) {
    try {
      await reach(page, url, leg, isOpen);
      found.push(...(await examine(page, leg)));
      isOpen = true;
    } catch (error) {
      found.push(`${leg.state.name} could not be reached: ${String(error)}`);
      isOpen = false;
    }
  }
  return found;
}

for (const viewer of new Set(EXAMINED.map((state) => state.as))) {
  test(`the ${viewer} viewer’s states are accessible and quiet`, async ({ browser, baseURL, complaints }) => {
    test.setTimeout(WHOLE ? 1_200_000 : 300_000);
    const states = EXAMINED.filter((state) => state.as === viewer);
    for (const { console: expected } of states) if (expected) complaints.expect(new RegExp(expected));
    const memories = new Memories(browser, baseURL!, 'en');
    const browsers = new StateBrowsers(browser, { baseURL, locale: 'en-GB' });
    const found: string[] = [];
    await inTurns(WHOLE ? wholeTrailsOf(states) : trailsOf(states), HANDS, async (trail) => {
      const [{ state: first }] = trail as [Leg];
      const walked = browsers.withPage(first, memories, (page) => {
        complaints.watchPage(page, first.name);
        return walk(page, baseURL!, trail);
      });
      found.push(...(await walked.catch((error) => [`${first.name} has no page: ${String(error)}`])));
    });
    await browsers.close();
    expect(found, 'accessibility').toEqual([]);
  });
}
