import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import { expectAccessible } from '#fixtures/browser/axe.ts';
import { clientHeaders } from '#fixtures/people/members.ts';
import { expect, test } from '#fixtures/test.ts';
import { choosePackage, pay } from '#pages/buy.ts';
import { pressByKey, tabTo } from '#pages/keyboard.ts';
import { beNewcomer } from '#states/newcomers.ts';

test.use({ ownSite: { env: { RATE_LIMIT_FACTOR: '10' } } });

const SENT = 8;
const owed = (page: Page) => page.getByText(/^You still owe €/);
const bill = (page: Page) => page.getByRole('complementary', { name: 'Your bill' });

/** Spends credits on messages. */
async function spend({ request }: BrowserContext, url: string): Promise<void> {
  const found = await request.get('/api/members.php?country=NL&fictional=false');
  const { items } = (await found.json()) as { items: { id: string }[] };
  for (const { id: member } of items.slice(0, SENT)) {
    const data = { member, client_id: randomUUID(), kind: 'text', text: 'Hello.' };
    const answer = await request.post('/api/chat.php', { headers: clientHeaders(url), data });
    expect(answer.status(), await answer.text()).toBe(201);
  }
}

/** Signs up a member who buys 25 credits, uses some, and whose bank charges the payment back. */
async function owe(page: Page, url: string): Promise<void> {
  await beNewcomer(page.context(), url, ['confirmed']);
  await page.goto('/premium');
  await choosePackage(page, 25, 'iDEAL');
  const checkout = page.url();
  await pay(page);
  await spend(page.context(), url);
  await page.goto(checkout);
  await page.locator('button[value="charged_back"]').click();
  await page.goto('/premium');
  await expect(owed(page)).toBeVisible();
}

test('after a charge-back the debt is a line of the next bill, and is paid alone by keyboard', async ({
  page,
  baseURL,
}) => {
  await owe(page, baseURL!);
  await expect(bill(page).getByText(/^Still owed for your purchase of /)).toBeVisible();
  await expectAccessible(page, 'a debt beside an order');
  await tabTo(page, page.getByRole('radio', { name: /^25 credits and what you still owe/ }));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /^Only what you still owe/ })).toBeChecked();
  await expectAccessible(page, 'a debt alone');
  await tabTo(page, page.getByRole('radio', { name: /^iDEAL/ }));
  await pressByKey(page, page.getByRole('button', { name: /^Pay now €/ }));
  await expect(page).toHaveURL(/\/sandbox\/checkout\//);
  await pay(page);

  await page.goto('/credits');
  await expect(page.getByRole('radio', { name: /^25 credits/ })).toBeVisible();
  await expect(owed(page)).toHaveCount(0);
});

test('an order pays the debt along with its credits', async ({ page, baseURL }) => {
  await owe(page, baseURL!);
  await page.getByRole('checkbox', { name: /^I ask you to add my credits at once/ }).check();
  await page.getByRole('button', { name: /^Buy now for €.* of it still owed$/ }).click();
  await expect(page).toHaveURL(/\/sandbox\/checkout\//);
  await pay(page);
  await expect(page.getByRole('heading', { name: '25 credits added' })).toBeVisible();
  await page.goto('/credits');
  await expect(owed(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Buy now for €.*VAT$/ })).toBeVisible();
});
