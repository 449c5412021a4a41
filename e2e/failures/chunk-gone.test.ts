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

test('[8.019] a chunk of a mounted route that is gone reloads the page once, and within a minute shows the card instead', async ({ page, dist, complaints }) => {
  complaints.expect(/\/assets\/members\/|screen\.likes|ChunkLoadError|Loading chunk|members failed|already registered/);
  await page.goto('/');
  await confirmAdult(page);
  await logIn(page, daan);
  const bringBack = dist.takeAwayChunk('members', /^screen\.likes/);
  await page.goto('/members');
  await expect(page.getByText(/members? found/)).toBeVisible();

  let loads = 0;
  page.on('domcontentloaded', () => (loads += 1));
  const likes = page.getByRole('banner').getByRole('link', { name: /^Likes/ });
  await likes.click();
  const retry = page.getByRole('main').getByRole('button', { name: 'Try again' });
  await expect(retry).toBeVisible();
  expect(loads, 'one reload, of which the chunk is still gone').toBe(1);

  await page.goBack();
  await expect(page.getByText(/members? found/)).toBeVisible();
  await likes.click();
  await expect(retry).toBeVisible();
  expect(loads, 'no second reload within a minute').toBe(1);

  bringBack();
  await retry.click();
  await expect(page.getByRole('heading', { level: 1, name: /Likes/ })).toBeVisible();
});
