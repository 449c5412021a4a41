import { LOCALES } from '@rendezvous/contract/locales';
import { clientHeaders, signUpBody } from '#fixtures/members.ts';
import { newcomer } from '#fixtures/people.ts';
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

test('the bar of a member with a long name fits the narrowest windows that have it, in every language', async ({ page, baseURL }) => {
  const { request } = page.context();
  const headers = clientHeaders(baseURL!);
  await request.post('/api/signup.php', { headers, data: signUpBody(newcomer({ name: 'Wilhelmina.Wassenaar' })) });
  const tooWide: string[] = [];
  for (const { code } of LOCALES) {
    await request.put('/api/user.php', { headers, data: { language: code } });
    await page.context().addCookies([{ name: 'i18n_redirected', value: code, url: baseURL! }]);
    for (const width of [992, 1200]) {
      await page.setViewportSize({ width, height: 700 });
      await page.goto('/likes');
      await expect(page.getByRole('banner').getByRole('navigation')).toBeVisible();
      const needed = await page.evaluate(() => document.documentElement.scrollWidth);
      if (needed > width) tooWide.push(`${code} at ${width} px needs ${needed} px`);
    }
  }
  expect(tooWide).toEqual([]);
});
