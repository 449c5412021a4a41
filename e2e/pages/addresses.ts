import type { Page } from '@playwright/test';

/** Opens an address and waits until its screen stands; what is due above it has been settled by then. */
export async function arrive(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await page.getByRole('main').getByRole('heading').first().waitFor();
}

/** Goes to an address inside the page that is open, as the browser's own way back does; the frame must have taken the page over to hear of it. */
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
