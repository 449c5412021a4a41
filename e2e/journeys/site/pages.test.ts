import { LOCALES } from '@rendezvous/contract/kernel/locales';
import { PAGE_SLUGS } from '@rendezvous/contract/kernel/page-slugs';
import { expect, test } from '#fixtures/test.ts';
import { confirmAdult } from '#pages/entry-warning.ts';

test('[2.027] the server sends every page whole, in every language, with its meta data', async ({ page }) => {
  for (const { code } of LOCALES) {
    for (const slug of PAGE_SLUGS) {
      const answer = await page.request.get(`/${code}/pages/${slug}`);
      expect(answer.status(), `${code} ${slug}`).toBe(200);
      const html = await answer.text();
      expect(html).toContain(`<html lang="${code}">`);
      expect(html).toMatch(/<article[^>]*>[\s\S]{2000,}<\/article>/);
      expect(html, `${code} ${slug} is not in that language`).not.toMatch(/<article[^>]* lang=/);
      expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]*/pages/${slug}">`));
      expect(html.match(/hreflang=/g)).toHaveLength(LOCALES.length + 1);
    }
  }
});

test('a reader opens a question, follows its link to another page, and prints that page', async ({
  page,
}) => {
  await page.goto('/pages/faq');
  await page.getByText('Can I get my money back?').click();
  await page.locator('#money-back').getByRole('link', { name: 'Return policy' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Return policy' })).toBeVisible();
  await expect(page).toHaveTitle(/^Return policy/);
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'Model withdrawal form' })
    .click();
  await expect(page.getByRole('heading', { name: 'Model withdrawal form' })).toBeInViewport();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'On this page' })).toBeHidden();
  await expect(page.getByText('Withdrawal from a purchase')).toBeVisible();
});

test('the table of contents marks the current section, also after a long jump', async ({ page }) => {
  await page.goto('/pages/faq');
  const current = page.getByRole('navigation', { name: 'On this page' }).locator('[aria-current]');
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect(current).toHaveText('Your account');
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expect(current).toHaveCount(0);
});

test('a link to a question of another page opens it', async ({ page }) => {
  await page.goto('/pages/faq#money-back');
  await expect(page.getByText('Yes, for paid credits you have not used')).toBeVisible();
});

test('[2.027] a token without a page is a 404', async ({ page, complaints }) => {
  complaints.expect(/404 .*\/pages\/nobody-wrote-this/);
  const answer = await page.goto('/pages/nobody-wrote-this');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'This page could not be found' })).toBeVisible();
});

test('[2.026] a visitor sends a complaint and receives a ticket on screen and by mail', async ({ page }) => {
  await page.goto('/complaints');
  await confirmAdult(page);
  await page.getByLabel('What is it about?').selectOption('payment');
  await page.getByLabel('What happened?').fill('I paid twice for one package.');
  await page.getByLabel('Your e-mail address').fill('journey@mail.example');
  await page.getByRole('button', { name: 'Send complaint' }).click();
  await expect(page.getByRole('heading', { name: 'We’ve received your complaint' })).toBeFocused();
  const ticket = await page.locator('main dd').innerText();
  await expect(async () => {
    const mails = (await (
      await page.request.get('/dev/mail?to=journey@mail.example', { headers: { accept: 'application/json' } })
    ).json()) as { items: { subject: string }[] };
    expect(mails.items.map(({ subject }) => subject)).toEqual([
      `We’ve received your complaint: ticket ${ticket}`,
    ]);
  }).toPass({ timeout: 20_000 });
});
