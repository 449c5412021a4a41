import { daan } from '#fixtures/people/people.ts';
import { expect, test } from '#fixtures/builds/deployed.ts';
import { logIn } from '#pages/account.ts';
import { confirmAdult } from '#pages/entry-warning.ts';

test('[8.019] a missing chunk of a mounted route reloads the page once; a second time within a minute shows the card', async ({
  page,
  dist,
  complaints,
}) => {
  complaints.expect(
    /\/assets\/members\/|screen\.likes|ChunkLoadError|Loading chunk|members failed|already registered/,
  );
  // Gone from the beginning: a page near a link to the likes would cache the chunk.
  const bringBack = dist.removeChunk('members', /^screen\.likes/);
  await page.goto('/');
  await confirmAdult(page);
  await logIn(page, daan);
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
