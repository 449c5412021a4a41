import type { Page } from '@playwright/test';
import { expect, test } from '#fixtures/test.ts';
import { arrive } from '#pages/addresses.ts';
import { enterSite } from '#pages/entry-warning.ts';

test.use({
  ownSite: {
    env: { RATE_LIMIT_FACTOR: '1000' },
    settings: [
      ['set', 'logged_out_search', '"all"'],
      ['set', 'search_page_size', '48'],
    ],
  },
});

/** Cards of a page. */
const PAGE = 48;

const items = (page: Page) => page.getByRole('main').locator('ul:has(> li > article) > li');
const more = (page: Page) => page.getByRole('button', { name: /^Show \d+ more$/ });
const drawn = (page: Page) => page.getByRole('main').locator('ul > li > article').count();

/** The first card in view, and its distance to the window's top; null while no card is drawn. */
const place = (page: Page) =>
  page.evaluate(() => {
    const shown = [...document.querySelectorAll('main ul > li > article')].find(
      (card) => card.getBoundingClientRect().bottom > 64,
    );
    return shown
      ? { name: shown.querySelector('a')!.textContent, top: shown.getBoundingClientRect().top }
      : null;
  });

/** The same for a list inside the page. */
async function placeInList(page: Page) {
  const found = await place(page);
  if (!found) throw new Error('no card is drawn');
  return found;
}

/** Presses the button for more until the list has so many cards. */
async function grow(page: Page, count: number): Promise<void> {
  for (let shown = await items(page).count(); shown < count; shown += PAGE) {
    await more(page).scrollIntoViewIfNeeded();
    await expect(more(page)).toHaveText(`Show ${PAGE} more`);
    const before = await placeInList(page);
    await more(page).click();
    await expect(items(page)).toHaveCount(shown + PAGE);
    const after = await placeInList(page);
    expect(after.name, 'an appended page moves nothing').toBe(before.name);
    expect(Math.abs(after.top - before.top)).toBeLessThanOrEqual(1);
    // The focus goes to the first appended card.
    await expect(items(page).nth(shown).getByRole('link')).toBeFocused();
  }
}

test('pages are appended without a jump; beyond 200 cards only those near the window are drawn, and the place is restored', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await enterSite(page);
  await arrive(page, '/members?country=all');
  await expect(items(page)).toHaveCount(PAGE);
  await grow(page, 240);

  await test.step('cards far from the window are left out, and screen readers announce the place of each', async () => {
    await expect.poll(() => drawn(page)).toBeLessThan(100);
    const last = items(page).nth(239);
    await expect(last).toHaveAttribute('aria-setsize', '240');
    await expect(last).toHaveAttribute('aria-posinset', '240');
  });
  await test.step('scrolling to the beginning and back draws them again and moves none', async () => {
    const moved = await page.evaluate(async () => {
      const frame = () => new Promise(requestAnimationFrame);
      let most = 0;
      let blank = 0;
      const list = document.querySelector('main ul:has(> li > article)')!;
      for (const by of [-600, 600])
        for (let steps = 0; steps < 30; steps += 1) {
          window.scrollBy({ top: by, behavior: 'instant' });
          const anchor = [...list.children].find((item) => item.getBoundingClientRect().bottom > 64);
          if (!anchor) continue;
          const before = anchor.getBoundingClientRect().top;
          for (let frames = 0; frames < 4; frames += 1) await frame();
          most = Math.max(most, Math.abs(anchor.getBoundingClientRect().top - before));
          if (anchor.childElementCount === 0) blank += 1;
        }
      return { most, blank };
    });
    expect(moved.most).toBeLessThanOrEqual(1);
    expect(moved.blank, 'no empty place in view').toBe(0);
  });
  await test.step('the focused card is never removed', async () => {
    const link = items(page).nth(200).getByRole('link');
    await items(page).nth(200).scrollIntoViewIfNeeded();
    await link.focus();
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await expect(items(page).nth(199).locator('article')).toHaveCount(0);
    await expect(link).toBeFocused();
  });
  await test.step('from a profile and after a reload the card is where it was', async () => {
    const card = items(page).nth(150);
    await card.scrollIntoViewIfNeeded();
    const link = card.getByRole('link');
    const name = (await link.textContent())!;
    await link.focus();
    await page.waitForFunction(
      () => (window.history.state as { listPlace?: { count: number } } | null)?.listPlace?.count === 240,
    );
    const before = await placeInList(page);
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await page.goBack();
    const isAtPlace = async () => {
      const now = await place(page);
      return now?.name === before.name && Math.abs(now.top - before.top) <= 1;
    };
    await expect.poll(isAtPlace).toBe(true);
    await page.reload();
    await expect.poll(() => items(page).count(), { timeout: 30_000 }).toBeGreaterThanOrEqual(240);
    await expect.poll(isAtPlace).toBe(true);
  });
});
