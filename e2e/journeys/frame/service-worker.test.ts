import type { Page } from '@playwright/test';
import { NOTIFYING_BROWSER } from '#fixtures/browser/chromium.ts';
import { expectAccessible } from '#fixtures/browser/axe.ts';
import { daan, marijke } from '#fixtures/people/people.ts';
import {
  readCachedFiles,
  notifications,
  push,
  recordPushMessages,
  workerOf,
} from '#fixtures/browser/service-worker.ts';
import { expect, test } from '#fixtures/test.ts';
import { logIn, logOut } from '#pages/account.ts';
import { confirmAdult } from '#pages/entry-warning.ts';

test.use({ launchOptions: NOTIFYING_BROWSER, serviceWorker: 'on' });

/** Status of a request made by the page; 0 without an answer. */
const ask = (page: Page, url: string): Promise<number> =>
  page.evaluate(
    (url) =>
      fetch(url).then(
        ({ status }) => status,
        () => 0,
      ),
    url,
  );

for (const [colorScheme, locale, title] of [
  ['light', 'en-GB', 'No connection'],
  ['dark', 'de-DE', 'Keine Verbindung'],
] as const) {
  test(`without a network the offline page shows, ${colorScheme} in ${locale}, and the page returns with the network`, async ({
    openBrowser,
    complaints,
  }) => {
    complaints.expect(/ERR_INTERNET_DISCONNECTED|navigation preload/);
    const page = await openBrowser('visitor', { colorScheme, locale, viewport: { width: 390, height: 844 } });
    await page.goto('/pricing');
    await workerOf(page);
    await page.context().setOffline(true);
    await page.goto('/members');
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`^${title} · `));
    await expect(page.locator('html')).toHaveAttribute('lang', locale.slice(0, 2));
    await expectAccessible(page, `offline page, ${colorScheme}`);
    const fonts = await page.evaluate(() =>
      document.fonts.ready.then((fonts) => [...fonts].filter(({ status }) => status === 'loaded').length),
    );
    expect(fonts, 'fonts of the identity are there without a network').toBeGreaterThan(0);

    await page.context().setOffline(false);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeHidden();
    await expect(page).toHaveURL(/\/members$/);
  });
}

test('the worker caches files of shell and remotes, no private data, and closes notifications at log-out', async ({
  openBrowser,
  complaints,
}) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  const page = await openBrowser('Daan', { permissions: ['notifications'] });
  await page.goto('/');
  await confirmAdult(page);
  await logIn(page, daan);
  await workerOf(page);
  for (const path of ['/members', '/chats', '/likes', '/credits/p2']) {
    await page.goto(path);
    await page.locator('h1').first().waitFor();
    await page.waitForLoadState('networkidle').catch(() => {});
  }
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.startsWith('/assets/')),
  );
  const shell = scripts.find((path) => path.startsWith('/assets/shell/'))!;
  const remote = scripts.find((path) => path.startsWith('/assets/payments/'))!;

  const cached = await readCachedFiles(page);
  const urls = cached.map(({ url }) => url);
  expect(urls).toEqual(expect.arrayContaining(['/offline.html', shell, remote]));
  expect(
    urls.filter((url) => !/^\/(assets\/|fonts\/|icons\/|offline\.html$)/.test(url)),
    'cached besides files of the build',
  ).toEqual([]);
  const { user } = (await (await page.request.get('/api/user.php')).json()) as { user: { id: string } };
  for (const secret of [daan.email, user.id]) {
    expect(
      cached.filter(({ text }) => text.includes(secret)).map(({ url }) => url),
      `files that contain ${secret}`,
    ).toEqual([]);
  }

  await page.context().setOffline(true);
  expect(await ask(page, shell)).toBe(200);
  expect(await ask(page, remote)).toBe(200);
  expect(await ask(page, '/api/user.php')).toBe(0);
  await page.context().setOffline(false);

  const like = {
    v: 2,
    cause: 'like',
    title: 'Rendezvous',
    body: 'Somebody likes you.',
    url: '/likes',
    tag: 'like',
  };
  // The worker may be on its way back from the time without a network. A second push of one tag replaces the first.
  await expect(async () => {
    await push(page, JSON.stringify(like));
    await expect.poll(() => notifications(page), { timeout: 3_000 }).toHaveLength(1);
  }).toPass({ timeout: 15_000 });
  await logOut(page, daan.name);
  await expect.poll(() => notifications(page)).toEqual([]);
});

test('API answers and photos bypass the worker; files of the build pass through it', async ({ page }) => {
  await page.goto('/members');
  await workerOf(page);
  const script = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .find((path) => path.startsWith('/assets/shell/'))!,
  );
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const ways = new Map<string, string>();
  session.on('Network.responseReceived', ({ response }) =>
    ways.set(new URL(response.url).pathname, response.serviceWorkerRouterInfo?.matchedSourceType ?? 'worker'),
  );
  const photo = new URL(
    await page
      .locator('img[src*="/cdn/"]')
      .first()
      .evaluate((image: HTMLImageElement) => image.src),
  ).pathname;
  // Requests another address, since the page has the original in memory.
  for (const path of ['/api/settings.php', photo, `${script}?again`]) expect(await ask(page, path)).toBe(200);
  await expect
    .poll(() => Object.fromEntries(ways))
    .toMatchObject({ '/api/settings.php': 'network', [photo]: 'network', [script]: 'worker' });
  await session.detach();
});

test('[9.018] a pushed message shows a notification, and a press on it navigates an open page without a reload', async ({
  openBrowser,
}) => {
  const page = await openBrowser('Marijke', { permissions: ['notifications'] });
  await page.goto('/');
  await confirmAdult(page);
  await logIn(page, marijke);
  const worker = await workerOf(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));

  const message = {
    v: 2,
    cause: 'message',
    title: 'Rendezvous',
    body: 'You have a new message.',
    url: '/chats',
    tag: 'message',
  };
  await push(page, JSON.stringify(message));
  await expect
    .poll(() => notifications(page))
    .toEqual([{ title: message.title, body: message.body, tag: 'message', url: '/chats' }]);
  await push(page, JSON.stringify({ ...message, body: 'You have two new messages.' }));
  await expect
    .poll(async () => (await notifications(page)).map(({ body }) => body))
    .toEqual(['You have two new messages.']);

  // The protocol cannot press a notification: the test dispatches the event in the worker, which may not focus windows then.
  await worker.evaluate(async () => {
    const scope = Object(self) as {
      registration: { getNotifications(): Promise<object[]> };
      dispatchEvent(event: Event): void;
      NotificationEvent: new (type: string, init: object) => Event;
    };
    const [notification] = await scope.registration.getNotifications();
    scope.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }));
  });
  await expect(page).toHaveURL(/\/chats/);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in window), 'the page was not loaded anew').toBe(true);
  expect(await notifications(page), 'the notification has gone').toEqual([]);
});

test("[8.025] a push with an unknown version or content shows the worker's own text in the visitor's language", async ({
  openBrowser,
}) => {
  const page = await openBrowser('visitor', { permissions: ['notifications'], locale: 'pl-PL' });
  await page.goto('/pl/pricing');
  await workerOf(page);
  const shown = await recordPushMessages(page);
  const unreadable = [JSON.stringify({ v: 1, title: 'Old', body: 'Old' }), 'nonsense', ''];
  for (const [index, data] of unreadable.entries()) {
    await push(page, data);
    await expect.poll(shown, 'the worker has shown it').toEqual(Array(index + 1).fill(null));
    // All share one tag, so each replaces the previous one. None is closed in between: Chromium may finish a close late
    // and remove the next notification too.
    await expect
      .poll(() => notifications(page))
      .toEqual([
        {
          title: 'Rendezvous',
          body: 'Jest dla ciebie coś nowego. Otwórz stronę i sprawdź, co.',
          tag: 'unreadable',
          url: '/',
        },
      ]);
  }
});
