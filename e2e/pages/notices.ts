import { expect, type Locator, type Page } from '@playwright/test';
import type { AlertName } from '@rendezvous/contract/routes';

const WORDS: Record<AlertName, string> = {
  activation: 'Confirm your e-mail address',
  disabledNotifications: 'A mail of ours was reported as spam.',
  photo: 'Your profile has no photo yet.',
  push: 'Hear of new messages and likes',
};
const NAMES = Object.keys(WORDS) as AlertName[];

/** An alert of the frame. */
export function alertOf(page: Page, name: AlertName): Locator {
  return page.getByRole('status').filter({ hasText: WORDS[name] });
}

/** Closes an alert by its cross. */
export async function dismissAlert(page: Page, name: AlertName): Promise<void> {
  await alertOf(page, name).getByRole('button', { name: 'Dismiss' }).click();
  await expect(alertOf(page, name)).toBeHidden();
}

/** Which alerts the page shows. */
export async function shownAlerts(page: Page): Promise<AlertName[]> {
  const shown = await Promise.all(NAMES.map((name) => alertOf(page, name).isVisible()));
  return NAMES.filter((_, index) => shown[index]);
}

/** Banners of discounts, by their labels. */
export const bonusBanner = (page: Page): Locator => page.getByRole('complementary', { name: 'Time bonus' });
export const welcomeBanner = (page: Page): Locator => page.getByRole('complementary', { name: 'Welcome offer' });

/** Opens an address and waits until its screen stands; what is due above it has been settled by then. */
export async function arrive(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await page.getByRole('main').getByRole('heading').first().waitFor();
}

/** Goes to an address inside the page that is open, as the browser's own way back does; the frame must have taken the page over to hear of it. */
export async function goWithin(page: Page, path: string): Promise<void> {
  await page.waitForFunction(() => Object.keys(document.querySelector('#frame header') ?? {}).some((key) => key.startsWith('__reactFiber')));
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
  await page.getByRole('main').getByRole('heading').first().waitFor();
}

/** Seconds a clock of the form 03:41:07 shows. */
export async function secondsOn(clock: Locator): Promise<number> {
  const text = await clock.innerText();
  const [, hours, minutes, seconds] = /^(\d{2}):([0-5]\d):([0-5]\d)$/.exec(text) ?? [];
  if (!seconds) throw new Error(`no clock of two digits each: ${text}`);
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}
