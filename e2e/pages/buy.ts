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

/** Credits that the top bar shows; only paying members see them. */
export async function expectCredits(page: Page, credits: number): Promise<void> {
  await expect(page.getByRole('banner').getByRole('link', { name: /^Credits/ })).toContainText(String(credits));
}
