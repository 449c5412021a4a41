import { daan } from '#fixtures/people.ts';
import { haveSession } from '#fixtures/session.ts';
import { expect, test } from '#fixtures/test.ts';

/** Five seconds without progress, and what a busy machine takes to draw. The card stood after 10.3 s before there was such a limit. */
const CARD_WITHIN_MS = 8_000;

/** Kinds of files a remote is made of. */
const KINDS = [
  ['entry', /\/assets\/chat\/.*remoteEntry/],
  ['exposed module', /\/assets\/chat\/.*__federation_expose_app/],
  ['screen', /\/assets\/chat\/.*screen\.chats/],
  ['language', /\/assets\/chat\/.*\/\d+\.js/],
] as const;

for (const [kind, file] of KINDS)
  test(`a remote whose ${kind} hangs shows its card after five seconds, and comes when its files do`, async ({
    page,
    context,
    site,
    complaints,
  }) => {
    complaints.expect(/chat/);
    await haveSession(context, site.url, daan);
    const held: (() => void)[] = [];
    let hangs = true;
    await context.route(file, async (route) => {
      if (hangs) await new Promise<void>((release) => held.push(release));
      await route.continue();
    });
    await page.goto('/likes');
    await expect(page.getByRole('heading', { level: 1, name: /Likes/ })).toBeVisible();

    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Messages/ })
      .click();
    const began = performance.now();
    const retry = page.getByRole('main').getByRole('button', { name: 'Try again' });
    await expect(retry).toBeVisible({ timeout: 12_000 });
    expect(performance.now() - began).toBeLessThan(CARD_WITHIN_MS);
    expect(held.length, `${kind} was asked for`).toBeGreaterThan(0);

    hangs = false;
    held.forEach((release) => release());
    await retry.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
  });
