import type { Page } from '@playwright/test';
import { expectAccessible } from '#fixtures/browser/axe.ts';
import { mailsTo } from '#fixtures/people/mailbox.ts';
import { daan } from '#fixtures/people/people.ts';
import { haveSession } from '#fixtures/people/session.ts';
import { expect, test } from '#fixtures/test.ts';
import { choosePackage, pay } from '#pages/buy.ts';
import { pressByKey, typeByKey } from '#pages/keyboard.ts';

/** A member buys, and gives back: a site of its own. */
test.use({ ownSite: { env: {} } });

const WORDS = 'Withdraw from contract here';

/** Receipts of a withdrawal that an address got. */
const receipts = async (page: Page, address: string) =>
  (await mailsTo(page.request, address)).filter(
    ({ subject }) => subject === 'We’ve received your withdrawal',
  );

test('two presses by keyboard from the payment give the receipt by mail within 30 seconds, and give the amount', async ({
  page,
  baseURL,
}) => {
  await haveSession(page.context(), baseURL!, daan);
  await page.goto('/premium');
  await choosePackage(page, 25, 'iDEAL');
  await pay(page);
  await expect(page.getByRole('heading', { name: '25 credits added' })).toBeVisible();
  await pressByKey(page, page.getByRole('main').getByRole('link', { name: WORDS }));
  await expect(page.getByRole('heading', { level: 1, name: WORDS })).toBeFocused();
  await expect(page.getByText('€22.50', { exact: true })).toBeVisible();
  await expectAccessible(page, 'the second step of a withdrawal');
  await pressByKey(page, page.getByRole('button', { name: 'Confirm withdrawal', exact: true }));
  await expect(page.getByRole('heading', { name: 'Your withdrawal has arrived' })).toBeFocused();
  await expect(page.getByText('We pay back €22.50')).toBeVisible();
  await expectAccessible(page, 'a withdrawal that arrived');
  await expect.poll(async () => (await receipts(page, daan.email)).length, { timeout: 30_000 }).toBe(1);
  const [mail] = await receipts(page, daan.email);
  expect(mail!.text).toContain('I, Daan, withdraw from my contract: 25 credits');
  expect(mail!.text).toContain('€22.50');
});

test.describe('without a log-in and without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ complaints }) => {
    complaints.expect(/request failed: GET \S+\/assets\/\S+\.js csp/);
  });

  test('the footer of every page leads to the function, whose form is sent by keyboard alone', async ({
    page,
  }) => {
    const way = page.getByRole('contentinfo').getByRole('link', { name: WORDS });
    for (const path of ['/', '/members', '/pricing', '/login', '/pages/terms', '/landers/adultonly']) {
      // A busy server may send a page without its HTML, which then needs scripts.
      await expect(async () => {
        await page.goto(path);
        await expect(way, path).toBeVisible({ timeout: 1_000 });
      }).toPass({ timeout: 20_000 });
    }
    await way.click();
    await expect(page.getByRole('heading', { level: 1, name: WORDS })).toBeVisible();
    await typeByKey(page, page.getByLabel('Your name'), 'Anna Muster');
    await typeByKey(page, page.getByLabel(/^Number of the purchase/), '2026-000000');
    await typeByKey(page, page.getByLabel(/^Where the receipt goes/), 'anna@mail.example');
    await pressByKey(page, page.getByRole('button', { name: 'Confirm withdrawal', exact: true }));
    await expect(page.getByRole('heading', { name: 'Your withdrawal has arrived' })).toBeVisible();
    await expect(page.getByText('I, Anna Muster, withdraw from my contract: 2026-000000.')).toBeVisible();
    await expect.poll(async () => (await receipts(page, 'anna@mail.example')).length).toBe(1);
  });
});
