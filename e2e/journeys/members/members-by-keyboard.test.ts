import type { Page } from '@playwright/test';
import { untilHydrated } from '#fixtures/browser/hydrated.ts';
import { daan } from '#fixtures/people/people.ts';
import { haveSession } from '#fixtures/people/session.ts';
import { expect, test } from '#fixtures/test.ts';
import { pressByKey, tabTo } from '#pages/keyboard.ts';

/** Control that has the focus. */
const focused = (page: Page) => page.locator('*:focus');

test('by keyboard alone a member searches, looks at photos, likes, withdraws the like and returns to the same place', async ({
  page,
  baseURL,
}) => {
  await haveSession(page.context(), baseURL!, daan);
  await page.goto('/');
  await untilHydrated(page);

  await test.step('the first press of Tab offers the way to the content', async () => {
    await page.keyboard.press('Tab');
    await expect(focused(page)).toHaveAccessibleName('Skip to content');
  });
  await test.step('filters', async () => {
    await pressByKey(page, page.getByRole('banner').getByRole('link', { name: 'Search members' }));
    await expect(page).toHaveURL(/\/members$/);
    const filters = page.getByRole('complementary', { name: 'Filters' });
    await pressByKey(page, filters.getByLabel('Only with a photo'), 'Space');
    await expect(page).toHaveURL(/has_photo=true/);
    await tabTo(page, filters.getByRole('slider', { name: 'Age from' }));
    await page.keyboard.press('ArrowRight');
    await expect(filters.getByRole('slider', { name: 'Age from' })).toHaveValue('19');
    await tabTo(page, filters.getByRole('spinbutton', { name: 'Age to' }));
    await page.keyboard.press('Control+A');
    await page.keyboard.type('45');
    await page.keyboard.press('Tab');
    await expect(page).toHaveURL(/min_age=19.*max_age=45|max_age=45.*min_age=19/);
    await pressByKey(page, filters.getByRole('button', { name: /^Show \d+ member/ }));
  });

  const card = page
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: /^Like /, pressed: false }) })
    .first();
  const name = (await card.getByRole('link').innerText()).split(',')[0]!;
  await test.step('a profile and its photos', async () => {
    await pressByKey(page, card.getByRole('link'));
    await expect(page.getByRole('heading', { level: 1, name: new RegExp(`^${name}`) })).toBeVisible();
    const photo = page
      .getByRole('main')
      .getByRole('button', { name: /^Open (the )?photo/ })
      .first();
    await pressByKey(page, photo);
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(photo).toBeFocused();
  });
  await test.step('a like, and its withdrawal', async () => {
    const main = page.getByRole('main');
    await pressByKey(page, main.getByRole('button', { name: 'Like', exact: true }));
    await expect(main.getByRole('button', { name: 'Liked' })).toBeFocused();
    await pressByKey(page, page.getByRole('button', { name: 'Undo' }));
    await expect(main.getByRole('button', { name: 'Like', exact: true })).toBeVisible();
  });
  await test.step('back in the list the card that was opened has the focus, in the window', async () => {
    await page.goBack();
    const opened = page.getByRole('article').getByRole('link', { name: new RegExp(`^${name}, `) });
    await expect(opened).toBeFocused();
    await expect(opened).toBeInViewport();
    await expect(page).toHaveURL(/has_photo=true/);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: `Like ${name}` })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: `Like ${name}`, pressed: true })).toBeFocused();
  });
});
