import { expect, type Locator, type Page } from '@playwright/test';

/** Most presses of Tab from one control to the next. */
const MOST = 120;

/** Moves the focus to a control by Tab alone. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  for (let presses = 0; presses < MOST; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(control, `reached by ${MOST} presses of Tab`).toBeFocused();
}

/** Presses a control by keyboard alone. Switches and checkboxes react to the space bar. */
export async function pressByKey(
  page: Page,
  control: Locator,
  key: 'Enter' | 'Space' = 'Enter',
): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press(key);
}

/** Types into a field by keyboard alone. */
export async function typeByKey(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}
