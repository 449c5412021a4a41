import type { Page } from '@playwright/test';
import { copySeededFolder } from '#fixtures/servers/data-folder.ts';
import { buildForDevelopment, DistCopy } from '#fixtures/builds/dist.ts';
import { startServer } from '#fixtures/servers/server.ts';
import { untilHydrated } from '#fixtures/browser/hydrated.ts';
import { expect, test as base } from '#fixtures/test.ts';
import { goWithin } from '#pages/addresses.ts';
import { confirmAdult } from '#pages/entry-warning.ts';

const SCREENS = ['/', '/members', '/landers/adultonly', '/pricing', '/login'];

/** Development build on a server that rendered one version of every remote and now serves another. */
const test = base.extend<object, { twiceDeployed: string }>({
  twiceDeployed: [
    async ({}, provide) => {
      const dist = new DistCopy(buildForDevelopment());
      const folder = copySeededFolder();
      const server = await startServer({
        dataDir: folder.path,
        env: { DIST_DIR: dist.folder, RENDER_LIMIT_MS: '10000' },
      });
      for (const path of SCREENS) await fetch(server.url + path).then((answer) => answer.text());
      for (const remote of dist.withServerBuild())
        dist.redeploy(remote, (source) => `${source}\n// deployed again`);
      await provide(server.url);
      await server.stop();
      folder.remove();
      dist.remove();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ twiceDeployed }, provide) => provide(twiceDeployed),
});

/** Delays the page's scripts until the returned function is called. */
async function delayScripts(page: Page): Promise<() => void> {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/shell/**', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

declare global {
  interface Window {
    before?: Element[];
  }
}

test.describe('hydration', () => {
  test.setTimeout(240_000);
  test.use({ storageState: { cookies: [], origins: [] } });

  for (const path of SCREENS) {
    test(`${path} hydrates every server node without a console message`, async ({ page, complaints }) => {
      const release = await delayScripts(page);
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.locator('main h1')).toBeVisible();
      const nodes = await page.evaluate(() => {
        window.before = [...document.querySelectorAll('#frame *')];
        return window.before.length;
      });
      expect(nodes, 'nodes rendered by the server').toBeGreaterThan(40);

      release();
      await untilHydrated(page);
      const lost = await page.evaluate(() =>
        // The first render removes the HTML for browsers without scripts; the arrival of a late part removes its placeholder.
        window
          .before!.filter(
            (node) => !node.isConnected && node.localName !== 'noscript' && !node.closest('[data-late]'),
          )
          .map((node) => node.outerHTML.slice(0, 120)),
      );
      expect(lost, 'nodes that were replaced').toEqual([]);
      expect(complaints.unexpected()).toEqual([]);
    });
  }

  test('a press before hydration is answered at once, and not a second time', async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'i18n_redirected', value: 'en', url: baseURL! }]);
    const release = await delayScripts(page);
    await page.goto('/members', { waitUntil: 'commit' });
    await confirmAdult(page);
    await page
      .getByRole('button', { name: /^Like / })
      .first()
      .click();
    await expect(page.getByText(/you need to be logged in/)).toBeVisible();
    release();
    await untilHydrated(page);
    await expect(page.getByText(/you need to be logged in/)).toHaveCount(1);
  });

  test('a press before hydration needs no code that the page does not announce', async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'i18n_redirected', value: 'en', url: baseURL! }]);
    const announced = new Set<string>();
    await page.route('/members', async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      for (const [, path] of html.matchAll(/(?:href|src)="([^"]+\.js)"/g)) announced.add(path!);
      await route.fulfill({ response, body: html });
    });
    // Unannounced code never arrives.
    await page.route('**/assets/**/*.js', (route) =>
      announced.has(new URL(route.request().url()).pathname) ? route.continue() : undefined,
    );
    await page.goto('/members', { waitUntil: 'commit' });
    await confirmAdult(page);
    await page
      .getByRole('button', { name: /^Like / })
      .first()
      .click();
    // The question of the first HTML, or the one that replaces it.
    await expect(page.getByText(/you need to be logged in/).first()).toBeVisible();
  });

  test('going back before hydration shows the previous page', async ({ page }) => {
    await page.goto('/');
    await untilHydrated(page);
    await goWithin(page, '/members');
    await expect(page).toHaveURL('/members');
    const release = await delayScripts(page);
    await page.reload({ waitUntil: 'commit' });
    await expect(page.locator('main h1')).toBeVisible();
    const there = await page.locator('main h1').innerText();
    await page.evaluate(() => {
      Object.assign(window, { sameDocument: true });
      window.location.hash = 'main';
    });
    await page.goBack({ waitUntil: 'commit' });
    expect(await page.evaluate(() => 'sameDocument' in window), 'a part of this page needs no other').toBe(
      true,
    );
    await page.goBack({ waitUntil: 'commit' });
    await expect(page).toHaveURL('/');
    release();
    await untilHydrated(page);
    await expect(page.locator('main h1')).not.toHaveText(there);
    await expect(page).toHaveURL('/');
  });
});
