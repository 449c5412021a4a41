import type { Page } from '@playwright/test';
import { untilHydrated } from '#fixtures/hydrated.ts';
import { shiftsOf, watchShifts } from '#fixtures/layout-shift.ts';
import { expect, test } from '#fixtures/test.ts';
import { enterSite } from '#pages/entry-warning.ts';

// Visitors who may search everything search men and women alike: the longest list of the demonstration.
test.use({
  ownSite: { settings: [['set', 'logged_out_search', '"all"']] },
  viewport: { width: 1920, height: 1080 },
});

/** Cards in the page beyond which rows are taken out of it. */
const MOST_CARDS = 200;

interface Seen {
  href: string;
  top: number;
}

/** The first card below the top bar. */
const firstInView = (page: Page): Promise<Seen> =>
  page.evaluate(() => {
    const card = [...document.querySelectorAll('main article')].find(
      (one) => one.getBoundingClientRect().top > 64,
    )!;
    return { href: card.querySelector('a')!.getAttribute('href')!, top: card.getBoundingClientRect().top };
  });

const topOf = (page: Page, { href }: Seen): Promise<number | undefined> =>
  page.evaluate(
    (wanted) =>
      [...document.querySelectorAll('main article')]
        .find((card) => card.querySelector('a')!.getAttribute('href') === wanted)
        ?.getBoundingClientRect().top,
    href,
  );

/** The card stands where it stood, to a pixel or two. */
const expectPlace = (page: Page, seen: Seen): Promise<void> =>
  expect
    .poll(async () => Math.abs(((await topOf(page, seen)) ?? Infinity) - seen.top), { timeout: 15_000 })
    .toBeLessThanOrEqual(2);

const columns = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const tops = [...document.querySelectorAll('main article')].map(
      (card) => card.getBoundingClientRect().top,
    );
    return tops.filter((top) => top === tops[0]).length;
  });

const listed = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const last = document.querySelector('main ul:has(> li > article) > li:last-child');
    return Number(last?.getAttribute('aria-setsize') ?? document.querySelectorAll('main article').length);
  });

test('[2.070] [4.026] filters are chips, pages append without a jump, a long list stays small, and coming back finds the place', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { searchParams: query } = new URL(request.url());
    if (query.has('cursor') && !query.has('has_photo')) asked.push(request.url());
  });
  await watchShifts(page);
  await enterSite(page, '/members?country=all&has_photo=true&min_age=18&max_age=35');
  await untilHydrated(page);

  await test.step('each chip takes its own filter away', async () => {
    const chips = page.getByRole('list', { name: '3 filters set' });
    await expect(chips.getByRole('listitem')).toHaveText([
      '18–35',
      'Only with a photo',
      'All countries',
      'Clear filters',
    ]);
    await chips.getByRole('button', { name: 'Remove 18–35' }).click();
    await expect(page).toHaveURL('/members?country=all&has_photo=true');
    await page.getByRole('button', { name: 'Remove Only with a photo' }).click();
    await expect(page).toHaveURL('/members?country=all');
    await expect.poll(() => columns(page)).toBe(6);
  });

  const more = page.getByRole('button', { name: /^Show \d+ more$/ });
  await test.step('pages are fetched ahead, and stand below what was there', async () => {
    while ((await listed(page)) <= MOST_CARDS) {
      const before = await listed(page);
      await more.scrollIntoViewIfNeeded();
      await expect.poll(() => asked.length).toBe(before / 24);
      const seen = await firstInView(page);
      await more.click();
      await expect.poll(() => listed(page)).toBe(before + 24);
      await expectPlace(page, seen);
    }
  });

  await test.step('rows outside the window leave the page, and none moves as the list scrolls', async () => {
    await expect.poll(() => page.locator('main article').count()).toBeLessThan(100);
    for (let turn = 0; turn < 12; turn += 1) {
      await page.mouse.wheel(0, -400);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => resolve(null))));
      expect(await page.locator('main article').count()).toBeLessThan(100);
    }
    const shifts = (await shiftsOf(page)).filter(({ value }) => value > 0.02);
    expect(shifts).toEqual([]);
    expect(await listed(page)).toBeGreaterThan(MOST_CARDS);
  });

  await test.step('the profile leads back to the card, also after a reload', async () => {
    const seen = await firstInView(page);
    await page.locator(`main article a[href="${seen.href}"]`).click();
    await expect(page).toHaveURL(seen.href);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goBack();
    await expectPlace(page, seen);
    await page.reload();
    await expectPlace(page, seen);
    expect(await page.locator('main article').count()).toBeLessThan(100);
  });

  await test.step('clearing empties filters, results and position', async () => {
    await page
      .getByRole('complementary', { name: 'Filters' })
      .getByRole('button', { name: 'Clear filters' })
      .click();
    await expect(page).toHaveURL('/members');
    await expect.poll(() => listed(page)).toBeLessThanOrEqual(24);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
});
