import { daan } from '#fixtures/people/people.ts';
import { expect, test } from '#fixtures/builds/deployed.ts';
import { logIn } from '#pages/account.ts';
import { confirmAdult } from '#pages/entry-warning.ts';

test('a remote with missing files shows a card, other screens work, and one retry loads it', async ({
  page,
  dist,
  complaints,
}) => {
  complaints.expect(/\/assets\/chat\/|chat/);
  await page.goto('/');
  await confirmAdult(page);
  await logIn(page, daan);

  const bringBack = dist.removeRemote('chat');
  const bar = page.getByRole('banner');
  await bar.getByRole('link', { name: /^Messages/ }).click();
  const retry = page.getByRole('main').getByRole('button', { name: 'Try again' });
  await expect(retry).toBeVisible({ timeout: 5000 });

  await bar.getByRole('link', { name: 'Search members' }).click();
  await expect(page.getByText(/members? found/)).toBeVisible();

  await bar.getByRole('link', { name: /^Messages/ }).click();
  bringBack();
  await retry.click();
  await expect(retry).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
});
