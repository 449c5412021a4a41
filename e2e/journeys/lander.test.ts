import { rememberedTracking } from '@rendezvous/contract/tracking';
import { expect, test } from '#fixtures/test.ts';
import { enterSite } from '#pages/entry-warning.ts';

test('[1.009] a lander asks four questions and leads into sign-up with their answers', async ({ page }) => {
  await enterSite(page);
  await page.goto('/landers/adultonly?network=acme&ref=r42&sub1=spring');
  const main = page.getByRole('main');
  for (const answer of ['Dancing till late', 'Up on a rooftop', 'A man', 'A woman']) {
    await main.getByRole('button', { name: answer }).click();
    await expect(main.getByRole('button', { name: answer, pressed: true })).toBeHidden();
  }
  await expect(main.getByRole('heading', { level: 1, name: 'Two halves, one evening.' })).toBeVisible();
  expect(rememberedTracking(await page.evaluate(() => document.cookie))).toEqual({ network: 'acme', ref: 'r42', sub1: 'spring' });

  await main.getByRole('link', { name: 'Make my free account' }).click();
  // Who they are and whom they look for is told already: sign-up begins with the account.
  await expect(page.getByRole('dialog').getByLabel('Username')).toBeVisible();
});
