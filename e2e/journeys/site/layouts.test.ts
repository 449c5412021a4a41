import type { Locator, Page } from '@playwright/test';
import { untilHydrated } from '#fixtures/browser/hydrated.ts';
import { marijke } from '#fixtures/people/people.ts';
import { haveSession } from '#fixtures/people/session.ts';
import { expect, test } from '#fixtures/test.ts';

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 800 };

const boxOf = async (part: Locator) => (await part.boundingBox())!;

/** Is the whole of it inside the window? */
async function isInWindow(page: Page, part: Locator): Promise<boolean> {
  const [{ x, y, width, height }, window] = [await boxOf(part), page.viewportSize()!];
  return x >= 0 && y >= 0 && x + width <= window.width && y + height <= window.height;
}

test('a wide window has six cards of a search in a row, each wider than on a small one', async ({
  page,
  baseURL,
}) => {
  await haveSession(page.context(), baseURL!, marijke);
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.goto('/members');
  await untilHydrated(page);
  const cards = page.getByRole('main').locator('[data-photo]');
  await expect(cards.nth(6)).toBeVisible();
  const boxes = await Promise.all([0, 1, 2, 3, 4, 5, 6].map((index) => boxOf(cards.nth(index))));
  const first = boxes[0]!;
  const inRow = boxes.filter(({ y }) => Math.abs(y - first.y) < 1).length;
  expect(inRow).toBeGreaterThanOrEqual(5);
  expect(inRow).toBeLessThanOrEqual(6);
  expect(first.width).toBeGreaterThan(199);
});

test('the filters show fictional profiles and their button without scrolling at a desk, and the button stays in the window on a phone too', async ({
  page,
  baseURL,
}) => {
  await haveSession(page.context(), baseURL!, marijke);
  await page.setViewportSize(DESK);
  await page.goto('/members');
  await untilHydrated(page);
  const rail = page.getByRole('complementary', { name: 'Filters' });
  const show = /^Show .*member/;
  await expect(rail.getByRole('button', { name: show })).toBeVisible();
  expect(await isInWindow(page, rail.getByText(/fictional/i).first()), 'fictional profiles').toBe(true);
  expect(await isInWindow(page, rail.getByRole('button', { name: show })), 'the button').toBe(true);
  const last = (filters: Locator) => filters.getByRole('group', { name: 'Interests' });
  await last(rail).scrollIntoViewIfNeeded();
  await page.mouse.move(900, 500);
  await page.mouse.wheel(0, 700);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(600);
  expect(await isInWindow(page, rail.getByRole('button', { name: show })), 'after both have scrolled').toBe(
    true,
  );

  await page.setViewportSize(PHONE);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Filters/ })
    .click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  const apply = sheet.getByRole('button', { name: show });
  await expect(apply).toBeVisible();
  expect(await isInWindow(page, apply), 'the button of the sheet').toBe(true);
  const add = last(sheet).getByRole('button').last();
  await add.focus();
  expect(await isInWindow(page, apply), 'the button after the sheet has scrolled').toBe(true);
  const [field, button] = [await boxOf(add), await boxOf(apply)];
  expect(field.y + field.height, 'a field with the focus is not covered').toBeLessThanOrEqual(button.y);
});

test('the second of two photos has half the width of the first, on a phone and a desk', async ({
  page,
  baseURL,
}) => {
  await haveSession(page.context(), baseURL!, marijke);
  const answer = await page.request.get('/api/members.php?limit=48');
  const { items } = (await answer.json()) as { items: { id: string; photo_count: number }[] };
  const two = items.find(({ photo_count: count }) => count === 2);
  expect(two, 'a member with two photos').toBeDefined();
  await page.goto(`/members/${two!.id}`);
  await untilHydrated(page);
  const photo = (index: number) => page.getByRole('button', { name: `Open photo ${index} of 2` });
  for (const window of [PHONE, DESK]) {
    await page.setViewportSize(window);
    const [large, small] = [await boxOf(photo(1)), await boxOf(photo(2))];
    expect(Math.abs(large.width / small.width - 2), `at ${window.width}`).toBeLessThan(0.05);
    expect([small.y, small.height], `at ${window.width}`).toEqual([large.y, large.height]);
  }
});

/** Opens the search as Marijke. Returns a card of a member with several photos, and the photo that comes over its own. */
async function openCardOfSeveral(page: Page, url: string): Promise<{ card: Locator; second: Locator }> {
  await haveSession(page.context(), url, marijke);
  await page.goto('/members');
  await untilHydrated(page);
  const addresses = await page
    .getByRole('article')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')!));
  let several: string | undefined;
  for (const address of addresses) {
    const answer = await page.request.get(`/api/member.php?id=${address.split('/').at(-1)}`);
    const { member } = (await answer.json()) as { member: { photos: { locked: boolean }[] } };
    if (!several && member.photos.filter(({ locked }) => !locked).length > 1) several = address;
  }
  expect(several, 'a member with several photos').toBeDefined();
  const card = page
    .getByRole('article')
    .filter({ has: page.locator(`a[href="${several}"]`) })
    .first();
  await card.scrollIntoViewIfNeeded();
  return { card, second: card.locator('span:has(> img[alt=""])') };
}

test('a mouse that rests on a card shows the second photo, until it leaves', async ({ page, baseURL }) => {
  const { card, second } = await openCardOfSeveral(page, baseURL!);
  await card.hover();
  await expect(second).toHaveCSS('opacity', '1');
  await page.getByRole('banner').hover();
  await expect(second).toHaveCSS('opacity', '0');
});

test('a long press on a card shows the second photo and opens nothing; a tap opens the profile', async ({
  openBrowser,
  baseURL,
}) => {
  const page = await openBrowser('phone', { viewport: PHONE, hasTouch: true, isMobile: true });
  const { card, second } = await openCardOfSeveral(page, baseURL!);
  const { x, y, width } = await boxOf(card);
  const finger = [{ x: x + width / 2, y: y + 60 }];
  const device = await page.context().newCDPSession(page);
  await device.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: finger });
  await expect(second).toHaveCSS('opacity', '1');
  await device.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(second).toHaveCSS('opacity', '0');
  await expect(page).toHaveURL(/\/members$/);
  await page.touchscreen.tap(finger[0]!.x, finger[0]!.y);
  await expect(page).toHaveURL(/\/members\/.+/);
});
