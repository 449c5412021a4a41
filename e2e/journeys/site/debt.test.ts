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
const debtTitle = (page: Page) => page.getByRole('heading', { level: 1, name: 'Settle what is open' });
const packages = (page: Page) => page.getByRole('radio', { name: /^25 credits/ });

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

test('after a charge-back the debt is shown where packages were, is paid alone by keyboard, and packages are back', async ({
  page,
  baseURL,
}) => {
  await beNewcomer(page.context(), baseURL!, ['confirmed']);
  await page.goto('/premium');
  await choosePackage(page, 25, 'iDEAL');
  const checkout = page.url();
  await pay(page);
  await spend(page.context(), baseURL!);
  await page.goto(checkout);
  await page.locator('button[value="charged_back"]').click();

  await page.goto('/premium');
  await expect(debtTitle(page)).toBeVisible();
  await expect(packages(page)).toHaveCount(0);
  await expectAccessible(page, 'a debt');
  await tabTo(page, page.getByRole('radio', { name: /^iDEAL/ }));
  await pressByKey(page, page.getByRole('button', { name: /^Pay now €/ }));
  await expect(page).toHaveURL(/\/sandbox\/checkout\//);
  await pay(page);

  await page.goto('/credits');
  await expect(packages(page)).toBeVisible();
  await expect(debtTitle(page)).toHaveCount(0);
});
