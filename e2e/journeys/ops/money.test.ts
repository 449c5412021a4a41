import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible } from '#fixtures/browser/axe.ts';
import { daan } from '#fixtures/people/people.ts';
import { haveSession } from '#fixtures/people/session.ts';
import { copySeededFolder } from '#fixtures/servers/data-folder.ts';
import { addOperator } from '#fixtures/servers/operator.ts';
import { startServer } from '#fixtures/servers/server.ts';
import { expect, test } from '#fixtures/test.ts';
import { enterOffice } from '#pages/operators.ts';
import { WITHDRAWAL_NOTICE } from '@rendezvous/contract/resources/payments/values';

test.setTimeout(300_000);

/** Buys 60 credits at the base price, without a page. @returns the order's id */
async function buySixty(request: APIRequestContext, url: string): Promise<string> {
  const headers = { 'x-client': 'web/2', origin: url };
  const answer = await request.post('/api/payment.php', {
    headers,
    data: {
      package: 'p4',
      credits: 60,
      method: 'ideal',
      amount: { amount: 6000, currency: 'EUR' },
      withdrawal_notice: WITHDRAWAL_NOTICE,
      express_request: true,
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  const { payment } = (await answer.json()) as { payment: { id: string } };
  await request.post(`/sandbox/checkout/${payment.id}`, {
    headers,
    form: { outcome: 'paid' },
    maxRedirects: 0,
  });
  return payment.id;
}

const findPayment = async (page: Page, id: string): Promise<void> => {
  await page.getByLabel('Find a payment').fill(id);
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: /€60.00/ }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Side by side' })).toBeVisible();
};

test('a refund above the limit of support waits for finance, who confirms it, and both sides of the books agree', async ({
  openBrowser,
}) => {
  const folder = copySeededFolder();
  const [jeroen, anouk] = [
    addOperator(folder.path, 'jeroen', 'support'),
    addOperator(folder.path, 'anouk', 'finance'),
  ];
  const { url, stop } = await startServer({ dataDir: folder.path });
  const [member, support, finance] = [
    await openBrowser('Daan', { baseURL: url }),
    await openBrowser('support', { baseURL: url }),
    await openBrowser('finance', { baseURL: url }),
  ];
  await haveSession(member.context(), url, daan);
  const id = await buySixty(member.context().request, url);

  await enterOffice(support, { name: 'jeroen', key: jeroen });
  await support.goto('/ops/money');
  await findPayment(support, id);
  await expectAccessible(support, 'payment of operators');
  await support.getByRole('button', { name: 'Refund…' }).click();
  await support.getByLabel('Reason, which the member reads').fill('Bought twice by mistake.');
  await expectAccessible(support, 'refund of operators');
  await support.getByRole('button', { name: 'Ask a second person €60.00' }).click();
  await expect(support.getByText('Now a second person decides')).toBeVisible();

  await enterOffice(finance, { name: 'anouk', key: anouk, room: 'Money' });
  await expectAccessible(finance, 'money of operators');
  await finance.getByRole('button', { name: 'Look at it' }).click();
  await finance.getByLabel('Your note, for the record').fill('The orders are a minute apart.');
  await expectAccessible(finance, 'second person of operators');
  await finance.getByRole('button', { name: 'Confirm it €60.00' }).click();
  await expect(finance.getByText('Confirmed')).toBeVisible();

  await findPayment(finance, id);
  await finance.getByRole('button', { name: 'Ask the provider now' }).click();
  const books = finance.getByRole('table');
  await expect(books.getByRole('cell', { name: /^refund/ })).toHaveCount(2);
  await expect(finance.getByRole('listitem').filter({ hasText: 'Bought twice by mistake.' })).toBeVisible();
  await expect
    .poll(
      async () =>
        (await (await member.context().request.get(`/api/payment.php?id=${id}`)).json()).payment.money.returns
          .length,
    )
    .toBe(1);
  for (const page of [member, support, finance]) await page.close();
  await stop();
  folder.remove();
});
