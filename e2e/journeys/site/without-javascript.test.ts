import type { Locator, Page } from '@playwright/test';
import { daan, type Account } from '#fixtures/people/people.ts';
import { SECOND_SITE } from '#fixtures/servers/sites.ts';
import { expect, test } from '#fixtures/test.ts';

// Each page must come with the server's HTML, on a busy machine too.
test.use({ javaScriptEnabled: false, ownSite: SECOND_SITE });

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

/** Logs in by the form of the page that is open. */
async function logIn(page: Page, { email, password }: Account): Promise<void> {
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await main(page).getByRole('button', { name: 'Log in', exact: true }).click();
}

/** Presses the first heart that is not given, and returns it. */
async function like(page: Page): Promise<Locator> {
  const member = await main(page).locator('button[name="like"]:visible').first().getAttribute('value');
  const heart = main(page).locator(`button[value="${member}"]:visible`).first();
  await heart.click();
  return heart;
}

test('a visitor without scripts walks from the home page over search and profile to a page of text, in another language', async ({
  page,
}) => {
  await page.goto('/');
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main(page).getByText(/people have been here today/)).toBeVisible();
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

test('a member without scripts logs in, turns pages of a search, likes, reaches a profile, their account and another language, and logs out', async ({
  page,
  complaints,
}) => {
  await test.step('a heart leads a visitor to the log-in', async () => {
    await page.goto('/members');
    await like(page);
    await expect(page).toHaveURL('/login?redirect=%2Fmembers');
    await expect(page.getByRole('button', { name: 'Log in with a passkey' })).toBeHidden();
  });
  await test.step('a wrong password is answered with a page that leads back', async () => {
    complaints.expect(/status of 401/);
    await logIn(page, { ...daan, password: 'not the one' });
    await expect(page.getByText('Login failed, please try again.')).toBeVisible();
    await page.getByRole('link', { name: 'Back' }).click();
    await logIn(page, daan);
    await expect(page).toHaveURL('/members');
  });
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
  await test.step('a heart is given and withdrawn, on a card and on a profile', async () => {
    const found = page.url();
    const heart = await like(page);
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expect(page).toHaveURL(found);
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await openFirst(page);
    await expect(await like(page)).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('the account menu is made of links', async () => {
    await page
      .getByRole('banner')
      .getByRole('button', { name: /Your account/ })
      .click();
    await page.getByRole('link', { name: 'Payments' }).click();
    await expect(page).toHaveURL(/\/transactions$/);
  });
  await page.goto('/members');
  await test.step('the menu logs out', async () => {
    const account = page.getByRole('banner').getByRole('button', { name: /Your account/ });
    await account.click();
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL('/');
    await expect(account).toHaveCount(0);
  });
  await speakDutch(page);
});
