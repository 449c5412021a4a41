import { violationsOf } from '#fixtures/axe.ts';
import { daan, marijke } from '#fixtures/people.ts';
import { expect, test } from '#fixtures/test.ts';
import { logIn } from '#pages/account.ts';
import { confirmAdult } from '#pages/entry-warning.ts';

test('a choice for the evening stands in both tabs, is seen by members who look for each other, and goes when taken back', async ({
  page,
  context,
  openBrowser,
}) => {
  await page.goto('/');
  await confirmAdult(page);
  await logIn(page, daan);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: /^Tonight/ })).toBeVisible();
  const second = await context.newPage();
  await second.goto('/');
  await expect(second.getByRole('radio')).toHaveCount(8);

  await test.step('by keyboard in one tab, and the other follows', async () => {
    await page.getByRole('radio', { name: /^A walk/ }).focus();
    await page.keyboard.press('Space');
    await expect(page.getByRole('radio', { name: /^A walk/ })).toBeChecked();
    await expect(second.getByRole('radio', { name: /^A walk/ })).toBeChecked();
  });

  await test.step('another member sees it on a phone', async () => {
    const other = await openBrowser('marijke', { viewport: { width: 390, height: 844 } });
    await other.goto('/');
    await confirmAdult(other);
    await logIn(other, marijke);
    await other.goto('/');
    const lane = other.locator('section', { has: other.getByRole('heading', { name: 'A walk' }) });
    const more = lane.getByRole('button', { name: /^Show/ });
    await expect(lane).toBeVisible();
    if (await more.isVisible()) await more.click();
    await expect(lane.getByRole('link', { name: new RegExp(daan.name) })).toBeVisible();
    expect(await violationsOf(other)).toEqual([]);
  });

  await test.step('taken back it is gone in both tabs', async () => {
    await page.getByRole('button', { name: 'Change my mind' }).click();
    await expect(page.getByRole('radio', { name: /^A walk/ })).not.toBeChecked();
    await expect(second.getByRole('radio', { name: /^A walk/ })).not.toBeChecked();
    expect(await violationsOf(page)).toEqual([]);
  });
});
