import type { Page } from '@playwright/test';

/** Opens an address and waits for the screen's heading; alerts and banners are decided by then. */
export async function arrive(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await page.getByRole('main').getByRole('heading').first().waitFor();
}

/** Waits for the frame's hydration. Until then its links lead to pages, also those that open a dialog later. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('#frame header') ?? {}).some((key) => key.startsWith('__reactFiber')),
  );
}

/** Navigates inside the open page like the browser's back button; waits for the frame's hydration first. */
export async function goWithin(page: Page, path: string): Promise<void> {
  await hydrated(page);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
  await page.getByRole('main').getByRole('heading').first().waitFor();
}
