import { expect, type Locator, type Page } from '@playwright/test';

/** Goes from the packages to the provider's checkout: 25 credits by iDEAL. */
export async function choosePackage(page: Page, credits: number, method: string): Promise<void> {
  await page.getByRole('radio', { name: new RegExp(`^${credits} credits`) }).check({ force: true });
  await page.getByRole('radio', { name: new RegExp(`^${method}`) }).check({ force: true });
  await page.getByRole('checkbox', { name: /^I ask you to add my credits at once/ }).check();
  await page.getByRole('button', { name: /^Buy now for/ }).click();
  await expect(page).toHaveURL(/\/sandbox\/checkout\//);
}

/** Pays on the sandbox checkout and returns to the result page. */
export async function pay(page: Page): Promise<void> {
  await page.locator('button[value="paid"]').click();
  await expect(page).toHaveURL(/\/transactions\//);
}

/** Expects the bar of a paying member: Credits instead of Get Premium, with the balance on small screens. */
export async function expectPremiumBar(page: Page, credits: number): Promise<void> {
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('link', { name: /credits/i })).toBeVisible();
  await expect(bar.getByRole('link', { name: 'Get Premium' })).toBeHidden();
  const size = page.viewportSize()!;
  await resizeUntil(page, { ...size, width: 390 }, bar.getByRole('link', { name: `${credits} credits` }));
  await resizeUntil(page, size, bar.getByRole('link', { name: /^Messages/ }));
}

/** From this width in pixels on the bar has its links. */
const DESKTOP = 992;

/**
 * Resizes the window and waits for the layout of the new size. A busy Chromium may apply the style rules of the old width
 * until another rule of width begins or ends to apply: each try comes from the other layout.
 */
async function resizeUntil(
  page: Page,
  size: { width: number; height: number },
  sign: Locator,
): Promise<void> {
  await expect(async () => {
    await page.setViewportSize({ ...size, width: size.width < DESKTOP ? DESKTOP : DESKTOP - 1 });
    await page.setViewportSize(size);
    await expect(sign).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 15_000 });
}
