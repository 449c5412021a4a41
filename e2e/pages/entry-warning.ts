import { expect, type Page } from '@playwright/test';

/** Opens the site as a first-time visitor and confirms the age. */
export async function enterSite(page: Page, path = '/'): Promise<void> {
  await page.goto(path);
  await confirmAdult(page);
}

/** Answers the entry warning, which must be open. */
export async function confirmAdult(page: Page): Promise<void> {
  const warning = page.getByRole('dialog', { name: 'This site is for adults.' });
  await expect(warning).toBeVisible();
  await warning.getByRole('button', { name: 'I am 18 or older' }).click();
  await expect(warning).toBeHidden();
}
