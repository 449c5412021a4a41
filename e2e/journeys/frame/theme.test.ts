import type { Page } from '@playwright/test';
import { violationsOf } from '#fixtures/browser/axe.ts';
import { daan } from '#fixtures/people/people.ts';
import { haveSession } from '#fixtures/people/session.ts';
import { untilHydrated } from '#fixtures/browser/hydrated.ts';
import { expect, test } from '#fixtures/test.ts';

// Each page must come with the server's HTML, on a busy machine too.
test.use({ ownSite: { env: { RENDER_LIMIT_MS: '10000' } }, colorScheme: 'light' });

test.beforeEach(async ({ context, baseURL, complaints }) => {
  // The scripts are delayed on purpose.
  complaints.expect(/preloaded using link preload but not used/);
  await context.addCookies([{ name: 'i18n_redirected', value: 'en', url: baseURL! }]);
  await context.addInitScript(() => {
    if (location.protocol !== 'about:') localStorage.setItem('rv.device.entry-warning', String(Date.now()));
  });
});

const group = (page: Page) => page.getByRole('contentinfo').getByRole('group', { name: 'Appearance' });
const look = (page: Page, name: string) => group(page).getByRole('radio', { name });
/** The label is pressed in place of its radio, which has no size. */
const choose = (page: Page, name: string) => group(page).getByText(name, { exact: true }).click();

/** Ground of the page, as drawn. */
const ground = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor.match(/\d+/g)!.map(Number)[0]!);
const expectDark = (page: Page) => expect.poll(() => ground(page)).toBeLessThan(60);
const expectLight = (page: Page) => expect.poll(() => ground(page)).toBeGreaterThan(200);

/** The colour of the browser's bars: that of the only `theme-color` whose media match. */
const barColor = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')]
      .filter(({ media }) => matchMedia(media).matches)
      .map(({ content }) => content)
      .join(),
  );

/** Delays the page's scripts until the returned function is called. */
async function delayScripts(page: Page): Promise<() => void> {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test('a look chosen before anything listens shows at once, and hydration preserves it', async ({ page }) => {
  const release = await delayScripts(page);
  await page.goto('/pricing', { waitUntil: 'commit' });
  await expect(look(page, 'Same as device')).toBeChecked();
  const device = await barColor(page);
  await expectLight(page);
  await choose(page, 'Dark');
  await expectDark(page);
  const other = await page.context().newPage();
  await other.goto('/pages/faq');
  await expectDark(other);
  release();
  await untilHydrated(page);
  await expectDark(page);
  await expect(look(page, 'Dark')).toBeChecked();
  await expect.poll(() => barColor(page)).not.toBe(device);

  await page.reload({ waitUntil: 'commit' });
  await expect(look(page, 'Dark')).toBeChecked();
  await expectDark(page);
});

test('a chosen look is in the HTML, lasts a year, and the other tab follows without a reload', async ({
  page,
  context,
  baseURL,
}) => {
  await haveSession(context, baseURL!, daan);
  await page.goto('/members');
  await untilHydrated(page);
  const other = await context.newPage();
  await other.goto('/lang-config');
  await untilHydrated(other);
  await choose(page, 'Dark');
  await expectDark(other);
  // The page of languages has the form twice.
  await expect(other.getByRole('radio', { name: 'Dark', checked: true })).toHaveCount(2);
  await other.getByRole('main').getByText('Light', { exact: true }).click();
  await expectLight(page);
  await expect(look(page, 'Light')).toBeChecked();

  const stored = (await context.cookies()).find(({ name }) => name === 'theme')!;
  expect(stored.value).toBe('light');
  const days = (stored.expires - Number(await page.evaluate(() => Date.now())) / 1000) / 86_400;
  expect(Math.round(days)).toBe(365);
  expect(await (await page.request.get('/members')).text()).toContain('<html lang="en" data-theme="light">');

  await page.emulateMedia({ colorScheme: 'dark' });
  await expectLight(page);
  await choose(page, 'Same as device');
  await expectDark(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await expectLight(page);
});

test('the choice works by keyboard, leaves the focus on it, and has no accessibility violation in any look', async ({
  page,
}) => {
  // Axe would read colours on their way from one look to the other.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/lang-config');
  await untilHydrated(page);
  await look(page, 'Same as device').focus();
  for (const name of ['Light', 'Dark']) {
    await page.keyboard.press('ArrowRight');
    await expect(look(page, name)).toBeFocused();
    await expect(look(page, name)).toBeChecked();
    expect(await violationsOf(page)).toEqual([]);
  }
  await expectDark(page);
  await page.keyboard.press('ArrowLeft');
  await expectLight(page);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the form asks the server, which leads back to the page in the chosen look', async ({
    page,
    complaints,
  }) => {
    complaints.expect(/request failed: GET \S+\/assets\/\S+\.js csp/);
    await page.goto('/members?gender=female');
    await choose(page, 'Dark');
    await group(page).getByRole('button', { name: 'Save' }).click();
    await expect(page).toHaveURL(/\/members\?gender=female$/);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(look(page, 'Dark')).toBeChecked();
    await page.goto('/lang-config');
    const main = page.getByRole('main');
    await expect(main.getByRole('radio', { name: 'Dark' })).toBeChecked();
    await main.getByText('Same as device', { exact: true }).click();
    await main.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.locator('html')).not.toHaveAttribute('data-theme', /./);
  });
});
