import { LOCALE_CODES } from '@rendezvous/contract/kernel/locales';
import { expect, test } from '#fixtures/test.ts';
import { marijke } from '#fixtures/people/people.ts';
import { logIn } from '#pages/account.ts';
import { enterSite } from '#pages/entry-warning.ts';

test('[2.044] [4.037] [9.015] a language switch changes texts, document language and cookie without a reload', async ({
  page,
}) => {
  await enterSite(page);
  await page.goto('/pricing');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const english = await page.getByRole('heading', { level: 1 }).innerText();
  await page.evaluate(() => void Object.assign(window, { stayed: true }));

  // At every moment the heading is one of two texts: never an id, never empty.
  await page.evaluate(() => {
    const seen = new Set<string>();
    Object.assign(window, { seen });
    const note = () => void seen.add(document.querySelector('h1')?.textContent ?? '');
    new MutationObserver(note).observe(document.body, {
      childList: true,
      subtree: true,
      characterData: true,
    });
  });
  await page.getByRole('button', { name: /Language/ }).click();
  await page.getByRole('button', { name: 'Nederlands' }).click();

  await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
  await expect(page.getByRole('link', { name: 'Inloggen' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(english);
  const dutch = await page.getByRole('heading', { level: 1 }).innerText();
  expect(await page.evaluate(() => window.stayed)).toBe(true);
  expect(
    [...(await page.evaluate(() => [...(window.seen ?? [])]))].filter(
      (text) => text !== english && text !== dutch,
    ),
  ).toEqual([]);

  const cookie = (await page.context().cookies()).find(({ name }) => name === 'i18n_redirected');
  expect(cookie?.value).toBe('nl');
  expect(cookie!.expires, 'stored beyond the session').toBeGreaterThan(0);
  await expect(page.locator('footer')).toContainText('fictieve');

  const next = await page.goto('/pricing');
  expect(await next!.text()).toContain('<html lang="nl">');
});

test("[7.005] a member's language follows them to another browser", async ({ page, openBrowser }) => {
  await enterSite(page);
  await logIn(page, marijke);
  await page.goto('/members');
  const saved = page.waitForResponse(
    (response) => response.url().endsWith('/api/user.php') && response.request().method() === 'PUT',
  );
  await page.getByRole('button', { name: /Language/ }).click();
  await page.getByRole('button', { name: 'Nederlands' }).click();
  expect((await saved).status()).toBe(200);
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl');

  const other = await openBrowser('the same member elsewhere');
  await enterSite(other);
  await logIn(other, marijke);
  await expect(other.locator('html')).toHaveAttribute('lang', 'nl');
  await expect(other.getByRole('link', { name: 'Leden zoeken' }).first()).toBeVisible();

  // Tests share the site: restores the member's language.
  const restored = other.waitForResponse(
    (response) => response.url().endsWith('/api/user.php') && response.request().method() === 'PUT',
  );
  await other.getByRole('button', { name: /Taal/ }).click();
  await other.getByRole('button', { name: 'English' }).click();
  expect((await restored).status()).toBe(200);
  await expect(other.locator('html')).toHaveAttribute('lang', 'en');
});

test('[2.026] /lang-config sets a language at once, and a country with its currency', async ({ page }) => {
  await enterSite(page);
  await page.goto('/pricing');
  await page.getByRole('button', { name: /Language/ }).click();
  await page.getByRole('link', { name: 'Language and country' }).click();
  await expect(page).toHaveTitle(/^Language and country/);
  await page.evaluate(() => void Object.assign(window, { stayed: true }));
  await page.getByRole('main').getByRole('button', { name: 'Français' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Langue et pays' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: 'Français' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  expect(await page.evaluate(() => window.stayed)).toBe(true);

  await page.getByLabel('Le pays où tu es').selectOption('CH');
  await expect(page.getByText('Les prix sont en CHF.')).toBeVisible();
  await page.getByRole('button', { name: 'Enregistrer le pays' }).click();
  await expect(page.getByText('Ton pays est enregistré.')).toBeVisible();
  await expect(page.getByLabel('Le pays où tu es')).toHaveValue('CH');
  await page.goto('/pricing');
  await expect(page.locator('main')).toContainText('CHF');
  // The selected country differs from the detected one, so every language is offered.
  await page.getByRole('button', { name: /Langue/ }).click();
  await expect(page.locator('[popover]').getByRole('button')).toHaveCount(LOCALE_CODES.length);
});

test('[2.026] /lang-config works without scripts', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  const answer = await page.goto('/lang-config');
  expect(answer!.status()).toBe(200);
  await page.getByRole('main').getByRole('button', { name: 'Polski' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Język i kraj' })).toBeVisible();
  await page.getByLabel('Kraj, w którym jesteś').selectOption('PL');
  await page.getByRole('button', { name: 'Zapisz kraj' }).click();
  await expect(page.getByText('Kraj został zapisany.')).toBeVisible();
  await expect(page.getByText('Ceny podajemy w walucie: PLN.')).toBeVisible();
  await context.close();
});
