import { expect, type Locator, type Page } from '@playwright/test';

/** More stops of the keyboard than any of our dialogs has. */
const STOPS = 14;

/** The dialog that is open; there is never a second one. */
export async function onlyDialog(page: Page, name: string | RegExp): Promise<Locator> {
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog).toBeVisible({ timeout: 20_000 });
  expect(await page.locator('dialog[open]').count(), 'dialogs that are open').toBe(1);
  return dialog;
}

/** A press on the ground beside a dialog in the middle of the window. */
export const pressBeside = (page: Page): Promise<void> => page.mouse.click(4, 450);

/** The keyboard stays in the dialog, and nothing of the page behind can be reached by it, by a script or by a press. */
export async function expectHoldsFocus(page: Page, dialog: Locator): Promise<void> {
  const handle = (await dialog.elementHandle())!;
  for (let stop = 0; stop < STOPS; stop += 1) {
    await page.keyboard.press(stop % 5 === 4 ? 'Shift+Tab' : 'Tab');
    // At its ends the keyboard leaves for the browser's own bars, where the page has no focus.
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
  expect([reached.focused, reached.hit], 'parts of the page behind that take focus or a press').toEqual([
    0, 0,
  ]);
}
