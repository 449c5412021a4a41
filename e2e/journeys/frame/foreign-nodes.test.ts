import type { Page } from '@playwright/test';
import { untilHydrated } from '#fixtures/browser/hydrated.ts';
import { daan } from '#fixtures/people/people.ts';
import { haveSession } from '#fixtures/people/session.ts';
import { expect, test } from '#fixtures/test.ts';

test.beforeEach(async ({ context, baseURL }) => {
  await context.addCookies([{ name: 'i18n_redirected', value: 'en', url: baseURL! }]);
  await context.addInitScript(() => {
    if (location.protocol !== 'about:') localStorage.setItem('rv.device.entry-warning', String(Date.now()));
  });
});

test('fields that a password manager fills, and puts its nodes beside, before hydration log the member in', async ({
  page,
  complaints,
}) => {
  // The hydration fails on purpose, and scripts are delayed.
  complaints.expect(/Minified React error #418|preloaded using link preload but not used/);
  let release = (): void => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/login', { waitUntil: 'commit' });
  const field = (name: string) => page.locator(`input[name=${name}]`);
  await field('email').fill(daan.email);
  await field('password').fill(daan.password);
  for (const name of ['email', 'password'])
    await field(name).evaluate((input) => input.before(document.createElement('div')));
  release();
  await untilHydrated(page);
  await expect(field('email')).toHaveValue(daan.email);
  await expect(field('password')).toHaveValue(daan.password);
  await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).not.toHaveURL(/login/);
});

/** Puts every text of the page into two elements, as a browser's translator does; new ones too. */
const translate = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const wrap = (root: Node): void => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        const parent = text.parentElement;
        if (!parent || !text.data.trim() || parent.closest('script, style, textarea, font')) continue;
        const outer = document.createElement('font');
        parent.replaceChild(outer, text);
        outer.appendChild(document.createElement('font')).append(text);
      }
    };
    wrap(document.body);
    new MutationObserver((records) => {
      for (const { addedNodes } of records) for (const node of addedNodes) if (node.isConnected) wrap(node);
    }).observe(document.body, { childList: true, subtree: true });
  });

test('a page that the browser translates goes on: filters, pages and language', async ({ page, baseURL }) => {
  await haveSession(page.context(), baseURL!, daan);
  await page.goto('/members');
  await untilHydrated(page);
  await translate(page);
  const failed = page.getByText('This part didn’t load');
  await page.getByLabel('Country').first().selectOption({ index: 2 });
  await expect(page).toHaveURL(/country=/);
  await expect(failed).toHaveCount(0);
  await page.getByRole('link', { name: /Likes/ }).first().click();
  await expect(page).toHaveURL(/likes/);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(failed).toHaveCount(0);
});
