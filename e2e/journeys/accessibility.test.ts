import type { Page } from '@playwright/test';
import { matchRoute } from '@rendezvous/contract/routes';
import { violationsOf } from '#fixtures/axe.ts';
import { expect, test } from '#fixtures/test.ts';
import { appear } from '#states/appearance.ts';
import { StateBrowsers } from '#states/browsers.ts';
import { inTurns } from '#states/in-turns.ts';
import { openState } from '#states/open-state.ts';
import { existsAt, STATES, type State } from '#states/states.ts';
import { Memories } from '#states/viewers.ts';

const WIDTHS = [390, 1280] as const;
/** Widths of further layouts: a members' screen is looked at there as well, in the page that is open. */
const FURTHER_WIDTHS = [768, 1920] as const;
/** All states at both widths take long: without `STATES=all` (`npm run proof:states`) states alternate between widths. */
const WHOLE = process.env.STATES === 'all';
/** Pages open at the same time: one waits for the server while another is examined. */
const HANDS = 3;

/** Axe violations of a state in the light theme, then colour rules in the dark theme. */
async function examine(page: Page, url: string, state: State): Promise<string[]> {
  await appear(page, { theme: 'light', installed: state.installed });
  await openState(page, url, state);
  // A bar that stays lies over what was scrolled under it, and axe would count that as small.
  await page.evaluate(() => window.scrollTo(0, 0));
  const inLight = await violationsOf(page);
  await appear(page, { theme: 'dark', installed: state.installed });
  const inDark = await violationsOf(page, true);
  return [
    ...inLight.map((found) => `${state.name}, light: ${found}`),
    ...inDark.map((found) => `${state.name}, dark: ${found}`),
    ...(hasFurtherWidths(state) ? await examineFurther(page, state) : []),
  ];
}

/** Violations of a state in the open page at the further widths, in the theme that it has. */
async function examineFurther(page: Page, state: State): Promise<string[]> {
  const found: string[] = [];
  for (const width of FURTHER_WIDTHS) {
    await page.setViewportSize({ width, height: 1000 });
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => resolve(undefined))));
    const violations = await violationsOf(page);
    found.push(...violations.map((violation) => `${state.name} at ${width} px: ${violation}`));
  }
  return found;
}

/** True for a screen of the members' remote that stands at every width; what opens over a screen looks alike at all of them. */
function hasFurtherWidths({ path, only, window, steps }: State): boolean {
  const owner = matchRoute(path.split('?')[0]!)?.route.owner;
  return owner === 'members' && !only && !(window && steps);
}

/** Examines a state of one width at that width; other states alternate unless all are asked for. */
function examinedAt(state: State, width: number): boolean {
  const widths = WIDTHS.filter((candidate) => existsAt(state, candidate));
  return WHOLE
    ? widths.some((candidate) => candidate === width)
    : widths[STATES.indexOf(state) % widths.length] === width;
}

for (const viewer of new Set(STATES.map((state) => state.as))) {
  for (const width of WIDTHS) {
    test(`the ${viewer} viewer’s states are accessible and quiet at ${width} px`, async ({
      browser,
      baseURL,
      complaints,
    }) => {
      test.setTimeout(300_000);
      const states = STATES.filter(
        (state) => state.as === viewer && examinedAt(state, width) && (WHOLE || !state.proof),
      );
      for (const { console: expected } of states) if (expected) complaints.expect(new RegExp(expected));
      const memories = new Memories(browser, baseURL!, 'en');
      const browsers = new StateBrowsers(browser, {
        baseURL,
        locale: 'en-GB',
        viewport: { width, height: width < 600 ? 844 : 900 },
      });
      const found: string[] = [];
      await inTurns(states, HANDS, async (state) => {
        const looked = browsers.withPage(state, memories, (page) => {
          complaints.watchPage(page, state.name);
          return examine(page, baseURL!, state);
        });
        found.push(
          ...(await looked.catch((error) => [`${state.name} could not be reached: ${String(error)}`])),
        );
      });
      await browsers.close();
      expect(found, `accessibility at ${width} px`).toEqual([]);
    });
  }
}
