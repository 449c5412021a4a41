import { LOCALES } from '@rendezvous/contract/locales';
import { expect, test } from '#fixtures/test.ts';

/** One word of the home page's first screen per language, as its catalogue has it: that the right language arrived. */
const SCREENS = ['/', '/members', '/landers/adultonly', '/pricing', '/login'];

for (const { code } of LOCALES) {
  test(`[0.001] every screen of the slice speaks ${code}`, async ({ page, baseURL }) => {
    await page.context().addCookies([{ name: 'i18n_redirected', value: code, url: baseURL! }]);
    for (const path of SCREENS) {
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('lang', code);
      await expect(page.locator('h1').first()).toBeVisible();
      const body = await page.locator('body').innerText();
      expect(body, `${path} in ${code} shows an id instead of a text`).not.toMatch(/\b[a-z]+\.[a-z]+\.[a-z]+\b(?!\.)/);
    }
  });
}
