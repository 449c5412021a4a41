import { violationsOf } from '#fixtures/browser/axe.ts';
import { daan, marijke } from '#fixtures/people/people.ts';
import { shiftsOf, watchShifts } from '#fixtures/browser/layout-shift.ts';
import { haveSession } from '#fixtures/people/session.ts';
import { expect, test } from '#fixtures/test.ts';
import { logIn } from '#pages/account.ts';
import { confirmAdult } from '#pages/entry-warning.ts';

test('a choice for the evening is in both tabs, is seen by members who look for each other, and disappears when withdrawn', async ({
  page,
  context,
  openBrowser,
}) => {
  await page.goto('/');
  await confirmAdult(page);
  await logIn(page, daan);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: /^Tonight/ })).toBeVisible();
  const second = await context.newPage();
  await second.goto('/');
  await expect(second.getByRole('main').getByRole('radio')).toHaveCount(8);

  await test.step('by keyboard in one tab, and the other follows', async () => {
    await page.getByRole('radio', { name: /^A walk/ }).focus();
    await page.keyboard.press('Space');
    await expect(page.getByRole('radio', { name: /^A walk/ })).toBeChecked();
    await expect(second.getByRole('radio', { name: /^A walk/ })).toBeChecked();
  });

  await test.step('another member sees it on a phone', async () => {
    const other = await openBrowser('marijke', { viewport: { width: 390, height: 844 } });
    await other.goto('/');
    await confirmAdult(other);
    await logIn(other, marijke);
    await other.goto('/');
    const lane = other.locator('section', { has: other.getByRole('heading', { name: 'A walk' }) });
    const more = lane.getByRole('button', { name: /^Show/ });
    await expect(lane).toBeVisible();
    if (await more.isVisible()) await more.click();
    await expect(lane.getByRole('link', { name: new RegExp(daan.name) })).toBeVisible();
    expect(await violationsOf(other)).toEqual([]);
  });

  await test.step('withdrawn it is gone in both tabs', async () => {
    await page.getByRole('button', { name: 'Change my mind' }).click();
    await expect(page.getByRole('radio', { name: /^A walk/ })).not.toBeChecked();
    await expect(second.getByRole('radio', { name: /^A walk/ })).not.toBeChecked();
    expect(await violationsOf(page)).toEqual([]);
  });
});

test('below 1200 px a pair of tabs leads members from the board to the search and back', async ({
  openBrowser,
}) => {
  const page = await openBrowser('daan', { viewport: { width: 390, height: 844 } });
  await page.goto('/');
  await confirmAdult(page);
  await expect(page.getByRole('navigation', { name: 'Members' })).toHaveCount(0);
  await logIn(page, daan);
  await page.goto('/');
  const tabs = page.getByRole('navigation', { name: 'Members' });
  await expect(tabs.getByRole('link', { name: 'Tonight' })).toHaveAttribute('aria-current', 'page');
  await tabs.getByRole('link', { name: 'All members' }).click();
  await expect(page).toHaveURL(/\/members$/);
  await expect(tabs.getByRole('link', { name: 'All members' })).toHaveAttribute('aria-current', 'page');
  await tabs.getByRole('link', { name: 'Tonight' }).click();
  await expect(page.getByRole('main').getByRole('radio')).toHaveCount(8);
  await page.setViewportSize({ width: 1200, height: 900 });
  await expect(tabs).toBeHidden();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Tonight' })).toBeVisible();
});

test('suggestions fill their last row at every width', async ({ page, context, baseURL }) => {
  await haveSession(context, baseURL!, daan);
  await page.goto('/');
  const cards = page
    .locator('section', { has: page.getByRole('heading', { name: 'You might like' }) })
    .getByRole('listitem');
  for (const [width, columns] of [
    [390, 2],
    [768, 4],
    [1280, 4],
    [1920, 6],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect(async () =>
      expect((await cards.filter({ visible: true }).count()) % columns).toBe(0),
    ).toPass();
    await expect(cards.first()).toBeVisible();
  }
  await test.step('the search has six columns in the widest of these windows', async () => {
    await page.goto('/members');
    const found = page.getByRole('main').locator('ul > li:has(> article)');
    await expect(found.nth(6)).toBeVisible();
    const tops = await found.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().top));
    expect(tops.filter((y) => y === tops[0])).toHaveLength(6);
  });
});

test('a visitor’s home shows numbers of members and choices, and no names', async ({ page }) => {
  const html = async () => (await page.request.get('/')).text();
  await expect.poll(html, { message: 'the server’s HTML has it' }).toMatch(/people have been here today/);
  await page.setViewportSize({ width: 390, height: 2_400 });
  await watchShifts(page);
  const part = page.waitForResponse(/search-parts\S*\.js/);
  await page.goto('/');
  await confirmAdult(page);
  await part;
  const evening = page.locator('section', { has: page.getByRole('heading', { name: 'Tonight' }) });
  await expect(evening.getByText(/people have been here today/)).toBeVisible();
  await expect(evening.getByRole('listitem').first()).toHaveText(/^\D+\d+$/);
  await expect(evening.getByRole('link')).toHaveCount(0);
  expect(await violationsOf(page)).toEqual([]);
  expect((await shiftsOf(page)).filter(({ value }) => value > 0.005)).toEqual([]);
});
