import type { BrowserContext, Page } from '@playwright/test';
import { shiftsOf, watchShifts } from '#fixtures/browser/layout-shift.ts';
import { daan, noah, type Account } from '#fixtures/people/people.ts';
import { haveSession } from '#fixtures/people/session.ts';
import { untilHydrated } from '#fixtures/browser/hydrated.ts';
import { passTime } from '#fixtures/browser/page-time.ts';
import { expect, test } from '#fixtures/test.ts';

test.use({ pageClock: 'movable' });

/** Highest cumulative layout shift of a loading page. */
const LIMIT = 0.02;
/** Delay of fonts and of the remote's files. */
const LATE_MS = 500;
const LATE = /\/fonts\/|\/assets\/(members|payments|landers|signup|chat)\//;
/** Time for banners, alerts and fonts after the screen is shown. */
const SETTLE_MS = 1500;

/** Time limit for two pages with late files on a busy machine. */
const ARRIVAL_MS = 30_000;

const WIDTHS = [390, 1280] as const;
const PATHS = ['/', '/members', '{profile}', '/landers/adultonly', '/premium'] as const;

async function pathOf(context: BrowserContext, path: string): Promise<string> {
  if (path !== '{profile}') return path;
  const answer = await context.request.get('/api/members.php?gender=female&country=NL');
  const { items } = (await answer.json()) as { items: { id: string }[] };
  return `/members/${items[0]!.id}`;
}

/** Loads an address with a late remote. Returns the layout shift and the moved elements. */
async function shiftOf(page: Page, path: string): Promise<{ sum: number; moved: string[] }> {
  await page.goto(await pathOf(page.context(), path));
  await page.locator('main h1').first().waitFor({ timeout: ARRIVAL_MS });
  await untilHydrated(page);
  await passTime(page, SETTLE_MS);
  const shifts = await shiftsOf(page);
  return {
    sum: shifts.reduce((sum, { value }) => sum + value, 0),
    moved: shifts.flatMap(({ what }) => what),
  };
}

for (const [who, account] of [
  ['a visitor', null],
  ['a free member', daan],
  ['a member who has just signed up', noah],
] as const) {
  for (const path of PATHS) {
    test(`${path} loads without layout shift for ${who}, on a phone and a desktop`, async ({
      openBrowser,
      baseURL,
    }) => {
      await Promise.all(
        WIDTHS.map(async (width) => {
          const page = await openBrowser(`${who} at ${width} px`, {
            viewport: { width, height: width < 600 ? 844 : 900 },
          });
          await prepare(page, baseURL!, account);
          const { sum, moved } = await shiftOf(page, path);
          expect(sum, `${path} at ${width} px: ${moved.join('\n')}`).toBeLessThanOrEqual(LIMIT);
        }),
      );
    });
  }
}

async function prepare(page: Page, url: string, account: Account | null): Promise<void> {
  if (account) await haveSession(page.context(), url, account);
  await watchShifts(page);
  await page.route(LATE, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, LATE_MS));
    await route.continue();
  });
}
