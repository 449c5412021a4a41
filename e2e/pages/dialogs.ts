import { expect, type Locator, type Page } from '@playwright/test';

/** More Tab stops than any dialog of the product has. */
const STOPS = 14;

/** The open dialog; at most one is open. */
export async function onlyDialog(page: Page, name: string | RegExp): Promise<Locator> {
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog).toBeVisible({ timeout: 20_000 });
  expect(await page.locator('dialog[open]').count(), 'dialogs that are open').toBe(1);
  return dialog;
}

/** Presses the backdrop beside a centred dialog. */
export const pressBackdrop = (page: Page): Promise<void> => page.mouse.click(4, 450);

/** Expects focus to stay in the dialog, and the page behind to be unreachable by keyboard, script and pointer. */
export async function expectFocusInside(page: Page, dialog: Locator): Promise<void> {
  const handle = (await dialog.elementHandle())!;
  for (let stop = 0; stop < STOPS; stop += 1) {
    await page.keyboard.press(stop % 5 === 4 ? 'Shift+Tab' : 'Tab');
    // After the last stop focus moves to the browser's own bars, outside the page.
    const inside = await page.evaluate(
      (element) => element!.contains(document.activeElement) || document.activeElement === document.body,
      handle,
    );
    expect(inside, `focus after ${stop + 1} stops`).toBe(true);
  }
  const reached = await page.evaluate((element) => {
    const behind = [...document.querySelectorAll<HTMLElement>('header a, main a, main button')].filter(
      (one) => !element!.contains(one) && one.getClientRects().length > 0,
    );
    const focused = behind.filter((one) => (one.focus(), document.activeElement === one));
    const hit = behind.filter((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      return top !== null && one.contains(top);
    });
    return { behind: behind.length, focused: focused.length, hit: hit.length };
  }, handle);
  expect(reached.behind, 'there is a page behind').toBeGreaterThan(0);
  expect([reached.focused, reached.hit], 'parts of the page behind that accept focus or a press').toEqual([
    0, 0,
  ]);
}
