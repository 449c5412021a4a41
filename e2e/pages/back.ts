import type { Page } from '@playwright/test';

/** Presses the browser's Back. Unlike `page.goBack` it does not wait for another page: what is open may close instead. */
export async function pressBack(page: Page): Promise<void> {
  const device = await page.context().newCDPSession(page);
  const { currentIndex, entries } = await device.send('Page.getNavigationHistory');
  await device.send('Page.navigateToHistoryEntry', { entryId: entries[currentIndex - 1]!.id });
}
