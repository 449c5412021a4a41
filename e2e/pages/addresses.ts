import type { Page } from '@playwright/test';

/** Opens an address and waits for the screen's heading; alerts and banners are decided by then. */
export async function arrive(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await page.getByRole('main').getByRole('heading').first().waitFor();
}

/** Navigates inside the open page like the browser's back button; waits for the frame's hydration first. */
export async function goWithin(page: Page, path: string): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('#frame header') ?? {}).some((key) => key.startsWith('__reactFiber')),
  );
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
  await page.getByRole('main').getByRole('heading').first().waitFor();
}
