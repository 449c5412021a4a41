import { expect, type Locator, type Page } from '@playwright/test';

/** Opens the search from the top bar and sets filters, which apply at once. */
export async function searchMembers(
  page: Page,
  filters: { show: 'Women' | 'Men'; country: string; region?: string },
): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'Search members' }).click();
  const panel = page.getByRole('main');
  await panel.getByRole('group', { name: 'Show me' }).getByText(filters.show, { exact: true }).click();
  await panel.getByLabel('Country').selectOption({ label: filters.country });
  if (filters.region) await panel.getByLabel('Province').selectOption({ label: filters.region });
  await expect(page.getByText(/members? found/)).toBeVisible();
}

/** Card of a member in a list. */
export function cardOf(page: Page, name: string): Locator {
  return page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(`^${name}, \\d+`) })
    .first();
}

/** Opens a profile from a list. */
export async function openProfile(page: Page, name: string): Promise<void> {
  await cardOf(page, name).click();
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(name) })).toBeVisible();
}

/** Likes the member of the open profile. */
export async function likeOnProfile(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Like', exact: true }).click();
  await expect(page.getByRole('main').getByRole('button', { name: 'Liked' })).toBeVisible();
}

/** Likes back a member of the received likes. */
export async function likeBack(page: Page, name: string): Promise<void> {
  await page.goto('/likes');
  await page.getByRole('button', { name: `Like ${name}` }).click();
}

/** Match dialog. */
export function matchModal(page: Page): Locator {
  return page.getByRole('dialog', { name: 'You met halfway.' });
}
