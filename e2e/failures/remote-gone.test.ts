import { copySeededFolder } from '#fixtures/data-folder.ts';
import { DistCopy } from '#fixtures/dist.ts';
import { daan } from '#fixtures/people.ts';
import { startServer } from '#fixtures/server.ts';
import { expect, test as base } from '#fixtures/test.ts';
import { logIn } from '#pages/account.ts';
import { confirmAdult } from '#pages/entry-warning.ts';

/** A site whose deployed files the test may take away. */
const test = base.extend<{ dist: DistCopy }>({
  dist: async ({}, provide) => {
    const dist = new DistCopy();
    await provide(dist);
    dist.remove();
  },
  baseURL: async ({ dist }, provide) => {
    const folder = copySeededFolder();
    const server = await startServer({ dataDir: folder.path, env: { DIST_DIR: dist.folder, LOG_LEVEL: 'error' } });
    await provide(server.url);
    await server.stop();
    folder.remove();
  },
});

test('a remote whose files are gone shows a card, the rest works, and one retry brings it back', async ({ page, dist, complaints }) => {
  complaints.expect(/\/assets\/chat\/|chat/);
  await page.goto('/');
  await confirmAdult(page);
  await logIn(page, daan);

  const bringBack = dist.takeAway('chat');
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
