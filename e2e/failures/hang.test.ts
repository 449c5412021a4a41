import type { DistCopy } from '#fixtures/builds/dist.ts';
import { EditedBuilds } from '#fixtures/builds/edited-build.ts';
import { expect, test } from '#fixtures/builds/own-dist.ts';
import { passTime } from '#fixtures/browser/page-time.ts';
import { daan } from '#fixtures/people/people.ts';
import { haveSession } from '#fixtures/people/session.ts';

test.use({ pageClock: 'movable' });

/** A version without progress for so long has failed. The page’s clock passes this time at once. */
const STALLED_AFTER_MS = 5_000;
/** After so long another version is fetched beside the one that hangs. */
const HEDGED_AFTER_MS = 2_500;

/** Kinds of files a remote is made of. */
const KINDS = [
  ['entry', /\/assets\/chat\/.*remoteEntry/],
  ['exposed module', /\/assets\/chat\/.*__federation_expose_app/],
  ['screen', /\/assets\/chat\/.*screen\.chats/],
  ['language', /\/assets\/chat\/.*\/\d+\.js/],
] as const;

async function promoteAnother(dist: DistCopy): Promise<void> {
  const builds = new EditedBuilds();
  const file = 'mfe-chat/src/exposes/app.ts';
  const change = (source: string): string => `${source}\nexport const edition = 'newer';\n`;
  const newer = await builds.build('chat', [{ file, change }]);
  dist.publish(newer);
  await dist.remote('promote', 'chat', newer.version);
  builds.remove();
}

for (const previous of [false, true])
  test.describe(previous ? 'with a previous version' : 'without a previous version', () => {
    if (previous) test.beforeAll(({ dist }) => promoteAnother(dist));

    // The other kinds are steps of one version, which the tests with two versions wait for as well.
    for (const [kind, file] of previous
      ? KINDS
      : KINDS.filter(([name]) => name === 'entry' || name === 'screen'))
      test(`a remote whose ${kind} hangs shows a failure card after five seconds, and the remote once its files load`, async ({
        page,
        context,
        site,
        complaints,
      }) => {
        complaints.expect(/chat/);
        await haveSession(context, site.url, daan);
        const waiting: (() => void)[] = [];
        const asked = new Set<string>();
        let hangs = true;
        await context.route(file, async (route) => {
          asked.add(route.request().url());
          if (hangs) await new Promise<void>((release) => waiting.push(release));
          await route.continue();
        });
        await page.goto('/likes');
        await expect(page.getByRole('heading', { level: 1, name: /Likes/ })).toBeVisible();

        await page
          .getByRole('banner')
          .getByRole('link', { name: /^Messages/ })
          .click();
        const retry = page.getByRole('main').getByRole('button', { name: 'Try again' });
        await expect.poll(() => asked.size, `versions whose ${kind} was asked for`).toBe(1);
        if (previous) {
          await passTime(page, HEDGED_AFTER_MS);
          await expect.poll(() => asked.size, `versions whose ${kind} was asked for`).toBe(2);
        }
        await passTime(page, STALLED_AFTER_MS);
        await expect(retry).toBeVisible();
        expect(asked.size, `versions whose ${kind} was asked for`).toBe(previous ? 2 : 1);

        hangs = false;
        await retry.click();
        waiting.forEach((release) => release());
        await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
      });
  });
