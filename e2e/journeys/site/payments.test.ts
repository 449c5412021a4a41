import type { Page } from '@playwright/test';
import { expectAccessible } from '#fixtures/browser/axe.ts';
import { advanceClock } from '#fixtures/servers/clock.ts';
import { daan } from '#fixtures/people/people.ts';
import { haveSession } from '#fixtures/people/session.ts';
import { expect, test } from '#fixtures/test.ts';
import { choosePackage } from '#pages/buy.ts';
import { pressByKey } from '#pages/keyboard.ts';
import { beNewcomer } from '#states/newcomers.ts';

// Orders of the demonstration's members, and a clock that moves.
test.use({ ownSite: { env: { RATE_LIMIT_FACTOR: '10' } } });

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
/** Chooses how the payment goes at the provider, and comes back. */
async function end(page: Page, outcome: 'paid' | 'failed' | 'cancelled'): Promise<void> {
  await page.locator(`button[value="${outcome}"]`).click();
  await expect(page).toHaveURL(/\/transactions\//);
}

test('a failed and a cancelled payment name the next way, and the list shows both', async ({
  openBrowser,
  baseURL,
}) => {
  const page = await openBrowser('free member');
  await haveSession(page.context(), baseURL!, daan);
  await page.goto('/premium');
  await choosePackage(page, 25, 'iDEAL');
  await end(page, 'failed');
  await expect(heading(page, 'The payment did not go through')).toBeVisible();
  await expectAccessible(page, 'a payment');
  await pressByKey(page, link(page, 'Try iDEAL again'));
  await expect(page.getByRole('radio', { name: /^iDEAL/ })).toBeChecked();

  await page.getByRole('checkbox', { name: /^I ask you to add my credits at once/ }).check();
  await page.getByRole('button', { name: /^Buy now for/ }).click();
  await end(page, 'cancelled');
  await expect(heading(page, 'You cancelled the payment')).toBeVisible();
  await pressByKey(page, link(page, 'Try another method'));
  await expect(page).toHaveURL(/\/credits\/p2$/);

  await page.goto('/transactions');
  await expect(page.getByRole('listitem').filter({ hasText: 'Cancelled' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Failed' })).toBeVisible();
  await expectAccessible(page, 'a payment');
});

test('an order that a newer one replaced says so, and leads to it', async ({ page, baseURL }) => {
  await beNewcomer(page.context(), baseURL!, ['confirmed']);
  await page.goto('/premium');
  await choosePackage(page, 25, 'iDEAL');
  const first = new URL(page.url()).pathname.split('/').at(-1)!;
  await advanceClock(baseURL!, 11);
  await page.goto('/premium');
  await choosePackage(page, 10, 'iDEAL');
  await end(page, 'paid');
  await expect(heading(page, '10 credits added')).toBeVisible();
  await page.goto(`/transactions/${first}`);
  await expect(heading(page, 'A newer order replaced this one')).toBeVisible();
  await pressByKey(page, link(page, 'See the newer order'));
  await expect(heading(page, '10 credits added')).toBeVisible();
});

test('a bank app that returns to another browser shows the outcome alone, and the first tab goes on by itself', async ({
  openBrowser,
  baseURL,
}) => {
  const page = await openBrowser('free member');
  await haveSession(page.context(), baseURL!, daan);
  await page.goto('/premium');
  await choosePackage(page, 25, 'iDEAL');
  const checkout = page.url();
  const id = new URL(checkout).pathname.split('/').at(-1)!;
  await page.goto(`/transactions/${id}`);
  await expect(heading(page, 'Processing your payment')).toBeVisible();

  const elsewhere = await openBrowser('the same buyer in another browser');
  await elsewhere.goto(checkout);
  await elsewhere.locator('button[value="paid"]').click();
  await expect(heading(elsewhere, 'The payment is done')).toBeVisible();
  await expect(elsewhere.locator('body')).not.toContainText(daan.name);
  await expect(elsewhere.locator('body')).not.toContainText('22.50');
  await expectAccessible(elsewhere, 'a payment elsewhere');
  await elsewhere.reload();
  await expect(heading(elsewhere, 'This link was used already')).toBeVisible();

  await expect(heading(page, '25 credits added')).toBeVisible();
});

test('the first byte of a result says its outcome', async ({ openBrowser, baseURL }) => {
  const page = await openBrowser('free member');
  await haveSession(page.context(), baseURL!, daan);
  await page.goto('/premium');
  await choosePackage(page, 25, 'iDEAL');
  await end(page, 'failed');
  const html = await (await page.request.get(page.url())).text();
  expect(html).toContain('The payment did not go through');
});
