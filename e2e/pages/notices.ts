import { expect, type Locator, type Page } from '@playwright/test';
import type { AlertName } from '@rendezvous/contract/kernel/routes';
import { bonusSeconds } from '#fixtures/servers/clock.ts';
import { goWithin } from './addresses.ts';

const WORDS: Record<AlertName, string> = {
  activation: 'Confirm your e-mail address',
  disabledNotifications: 'One of our e-mails was marked as spam',
  consent: 'Your consent now names more',
  photo: 'Your profile has no photo yet.',
  push: 'Get notified of new messages and likes',
};
const NAMES = Object.keys(WORDS) as AlertName[];

/** Alert of the frame. */
export function alertOf(page: Page, name: AlertName): Locator {
  // A screen may say the same in words of its own, inside `main`.
  return page.locator('xpath=//*[@role="status"][not(ancestor::main)]').filter({ hasText: WORDS[name] });
}

/** Dismisses an alert with its close button. */
export async function dismissAlert(page: Page, name: AlertName): Promise<void> {
  await alertOf(page, name).getByRole('button', { name: 'Dismiss' }).click();
  await expect(alertOf(page, name)).toBeHidden();
}

/** Waits until push is offered: the browser is asked late, and an alert comes with the next page. */
export async function awaitPushOffer(page: Page): Promise<void> {
  await expect(async () => {
    for (const path of ['/likes', '/members']) await goWithin(page, path);
    await expect(alertOf(page, 'push')).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 20_000 });
}

/** Names of the visible alerts. */
export async function shownAlerts(page: Page): Promise<AlertName[]> {
  const shown = await Promise.all(NAMES.map((name) => alertOf(page, name).isVisible()));
  return NAMES.filter((_, index) => shown[index]);
}

/** Expects exactly this alert, or none, on each address. */
export async function expectAlerts(
  page: Page,
  expected: Readonly<Record<string, AlertName | null>>,
  open = goWithin,
): Promise<void> {
  for (const [path, name] of Object.entries(expected)) {
    await open(page, path);
    await expect.poll(() => shownAlerts(page), `alerts on ${path}`).toEqual(name ? [name] : []);
  }
}

/** Discount banners by label. */
export const bonusBanner = (page: Page): Locator => page.getByRole('complementary', { name: 'Time bonus' });
export const welcomeBanner = (page: Page): Locator =>
  page.getByRole('complementary', { name: 'Welcome offer' });

/** Names of the visible banners. */
async function shownBanners(page: Page): Promise<string> {
  const shown = await Promise.all(
    [bonusBanner(page), welcomeBanner(page)].map((banner) => banner.isVisible()),
  );
  return ['bonus', 'welcome'].filter((_, index) => shown[index]).join();
}

/** Expects exactly this banner, or none, on each address. */
export async function expectBanners(
  page: Page,
  expected: Readonly<Record<string, 'bonus' | 'welcome' | ''>>,
  open = goWithin,
): Promise<void> {
  for (const [path, name] of Object.entries(expected)) {
    await open(page, path);
    await expect.poll(() => shownBanners(page), `banners on ${path}`).toBe(name);
  }
}

/** Seconds of a clock text such as 03:41:07. */
export async function secondsOn(clock: Locator): Promise<number> {
  const text = await clock.innerText();
  const [, hours, minutes, seconds] = /^(\d{2}):([0-5]\d):([0-5]\d)$/.exec(text) ?? [];
  if (!seconds) throw new Error(`no clock of two digits each: ${text}`);
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

/** Expects the page's clock to match the server's, within the time of the check. */
export async function expectServerTime(page: Page, clock: Locator): Promise<void> {
  await expect(async () => {
    const [shown, served] = await Promise.all([secondsOn(clock), bonusSeconds(page.request)]);
    expect(Math.abs(shown - served!), `${shown} s shown, ${served} s served`).toBeLessThanOrEqual(2);
  }).toPass();
}
