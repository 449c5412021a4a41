import type { Page } from '@playwright/test';
import { daan } from '#fixtures/people.ts';
import { haveSession } from '#fixtures/session.ts';
import { expect, test } from '#fixtures/test.ts';

// Each page must come with the server's HTML, on a busy machine too.
test.use({ javaScriptEnabled: false, ownSite: { env: { RENDER_LIMIT_MS: '10000' } } });

test.beforeEach(({ complaints }) => {
  // The page announces scripts, which this browser does not fetch.
  complaints.expect(/request failed: GET \S+\/assets\/\S+\.js csp/);
});

const main = (page: Page) => page.getByRole('main');
const cards = (page: Page) => main(page).getByRole('link', { name: /^\S.*, \d+/ });
const form = (page: Page) => main(page).locator('form[method="get"]');
const fold = (page: Page, title: string) => form(page).locator('summary', { hasText: title });
const query = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

/** Sets filters in the form of the search and sends it. */
async function search(page: Page): Promise<void> {
  await fold(page, 'Filters').click();
  await form(page).getByRole('group', { name: 'Show me' }).getByText('Women').click();
  await form(page).getByLabel('Age from').fill('25');
  await fold(page, 'Interests').click();
  await form(page).getByRole('checkbox', { name: 'Wine' }).check();
  await form(page).getByLabel('Country').selectOption({ label: 'Netherlands' });
  await form(page).getByRole('button', { name: 'Search members' }).click();
  await expect(main(page).getByRole('heading', { level: 1, name: 'Women' })).toBeVisible();
}

/** Opens the first profile of a list. */
async function openFirst(page: Page): Promise<void> {
  const name = (await cards(page).first().innerText()).split(',')[0]!;
  await cards(page).first().click();
  await expect(page).toHaveURL(/\/members\/[^/]+$/);
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(name) })).toBeVisible();
}

/** Chooses Dutch in the bar's menu; the server leads back to the page. */
async function speakDutch(page: Page): Promise<void> {
  const path = new URL(page.url()).pathname;
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Language: English/ })
    .click();
  await page.getByRole('button', { name: 'Nederlands' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
  expect(new URL(page.url()).pathname).toBe(path);
}

test('a visitor without scripts walks from the home page over search and profile to a page of text, in another language', async ({
  page,
}) => {
  await page.goto('/');
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
  await main(page).getByRole('link', { name: 'All members' }).click();
  await expect(page).toHaveURL(/\/members$/);

  await test.step('filters are fields of a form, under the names of the screen’s own address', async () => {
    await search(page);
    expect(query(page)).toMatchObject({ gender: 'female', min_age: '25', interests: 'wine', country: 'NL' });
    await expect(form(page).getByLabel('Age from')).toHaveValue('25');
    await expect(form(page).getByRole('checkbox', { name: 'Wine' })).toBeChecked();
  });
  await openFirst(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await main(page).getByText('Can I get my money back?').click();
  await main(page).locator('#money-back').getByRole('link', { name: 'Return policy' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Return policy' })).toBeVisible();
  await speakDutch(page);
});

test('a lander without scripts leads to the members and to their profiles', async ({ page }) => {
  await page.goto('/landers/adultonly');
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
  await main(page).getByRole('link', { name: 'Go to members' }).click();
  await expect(page).toHaveURL(/\/members$/);
  await openFirst(page);
});

test('a member without scripts turns pages of a search, and reaches a profile, their account and another language', async ({
  page,
  context,
  baseURL,
}) => {
  await haveSession(context, baseURL!, daan);
  await page.goto('/');
  await expect(main(page).getByRole('heading', { level: 1, name: /^Tonight/ })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Search members' }).click();

  await test.step('the next page goes on where the first ended', async () => {
    const first = await cards(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    await main(page).getByRole('link', { name: 'Next page' }).click();
    await expect(page).toHaveURL(/[?&]cursor=/);
    await expect(cards(page).first()).toBeVisible();
    const second = await cards(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(second.filter((href) => first.includes(href))).toEqual([]);
    await expect(main(page).getByRole('link', { name: 'Next page' })).toHaveCount(0);
  });
  await test.step('every photo has its address', async () => {
    await page.goBack();
    await expect(cards(page)).toHaveCount(24);
    const missing = page.locator('main [data-photo]:has(img:not([src])):not(:has(img[src]))');
    await expect(missing).toHaveCount(0);
  });
  await search(page);
  expect(query(page)).not.toHaveProperty('cursor');
  await openFirst(page);

  await test.step('the account menu is made of links', async () => {
    await page
      .getByRole('banner')
      .getByRole('button', { name: /Your account/ })
      .click();
    await page.getByRole('link', { name: 'Payments' }).click();
    await expect(page).toHaveURL(/\/transactions$/);
  });
  await page.goto('/members');
  await speakDutch(page);
});
