import { expect, type Page } from '@playwright/test';

/** From the packages to the provider's checkout: 25 credits, by iDEAL. */
export async function choosePackage(page: Page, credits: number, method: string): Promise<void> {
  await page.getByRole('radio', { name: new RegExp(`^${credits} credits`) }).check({ force: true });
  await page.getByRole('radio', { name: new RegExp(`^${method}`) }).check({ force: true });
  await page.getByRole('button', { name: /^Buy now for/ }).click();
  await expect(page).toHaveURL(/\/sandbox\/checkout\//);
}

/** Pays on the sandbox's checkout page and comes back to the result. */
export async function pay(page: Page): Promise<void> {
  await page.locator('button[value="paid"]').click();
  await expect(page).toHaveURL(/\/transactions\//);
}

/** The bar of a paying member: Credits instead of Get Premium, and on a small screen how many there are. */
export async function expectPremiumBar(page: Page, credits: number): Promise<void> {
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('link', { name: /^Credits/ })).toBeVisible();
  await expect(bar.getByRole('link', { name: 'Get Premium' })).toBeHidden();
  const size = page.viewportSize()!;
  await page.setViewportSize({ width: 390, height: size.height });
  await expect(bar.getByRole('link', { name: `${credits} credits` })).toBeVisible();
  // A busy Chromium has been seen to keep the look of the smaller size until the size changes once more.
  await expect(async () => {
    await page.setViewportSize({ ...size, width: size.width - 1 });
    await page.setViewportSize(size);
    await expect(bar.getByRole('link', { name: /^Messages/ })).toBeVisible({ timeout: 1_000 });
  }).toPass();
}
