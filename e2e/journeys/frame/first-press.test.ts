import type { Page, Request } from '@playwright/test';
import { hydrated } from '#pages/addresses.ts';
import { daan, noah } from '#fixtures/people/people.ts';
import { haveSession } from '#fixtures/people/session.ts';
import { untilHydrated } from '#fixtures/browser/hydrated.ts';
import { SECOND_SITE } from '#fixtures/servers/sites.ts';
import { expect, test } from '#fixtures/test.ts';

// Each page must come with the server's HTML, on a busy machine too.
test.use({ ownSite: SECOND_SITE });

test.beforeEach(async ({ context, baseURL, complaints }) => {
  // The scripts are delayed on purpose.
  complaints.expect(/preloaded using link preload but not used/);
  await context.addCookies([{ name: 'i18n_redirected', value: 'en', url: baseURL! }]);
  await context.addInitScript(() => {
    if (location.protocol !== 'about:') localStorage.setItem('rv.device.entry-warning', String(Date.now()));
  });
});

/** Opens a page whose scripts stay away until the returned function is called. */
async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  const html = (): Promise<string> =>
    page.request.get(path).then(
      (answer) => answer.text(),
      () => 'no answer',
    );
  await expect.poll(html, { timeout: 60_000 }).toMatch(/<main[^>]*>.*<h1/s);
  let release = (): void => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.locator('main h1')).toBeVisible();
  return release;
}

/** Hearts that are not given yet. */
const hearts = (page: Page) => page.locator('button[data-like][aria-pressed="false"]');

const isLike = (request: Request) => new URL(request.url()).pathname === '/api/like.php';

test('[4.032] the entry warning is in the first HTML: nothing behind it receives a press or a key, on landers, forms and lists', async ({
  page,
}) => {
  await page.addInitScript(() => {
    if (location.protocol !== 'about:') localStorage.removeItem('rv.device.entry-warning');
  });
  for (const path of ['/landers/adultonly', '/login', '/members']) {
    const release = await openWithoutScripts(page, path);
    const warning = page.getByRole('dialog', { name: 'This site is for adults.' });
    await expect(warning, path).toBeVisible();
    await expect(warning.getByRole('heading')).toBeFocused();
    const takers = await page.evaluate(
      () =>
        [...document.querySelectorAll('main :is(a, button, input)')].filter((control) => {
          const { x, y, width, height } = control.getBoundingClientRect();
          const top = document.elementFromPoint(x + width / 2, y + height / 2);
          (control as HTMLElement).focus();
          return control.contains(top) || document.activeElement === control;
        }).length,
    );
    expect(takers, `controls behind the question on ${path}`).toBe(0);
    await page.keyboard.press('Escape');
    release();
    await hydrated(page);
    await expect(warning).toHaveCount(1);
    await expect(warning).toBeVisible();
    await page.unroute('**/assets/**/*.js');
  }
  await page.goto('/pages/terms');
  await hydrated(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a visitor who likes before anything listens is asked to log in at once, and is not asked again', async ({
  page,
}) => {
  const release = await openWithoutScripts(page, '/members?has_photo=true');
  const member = (await hearts(page).first().getAttribute('data-like'))!;
  await hearts(page).first().click();
  const question = page.getByRole('dialog', { name: 'It takes two' });
  await expect(question).toBeVisible();
  await expect(question.getByRole('link', { name: 'Log in' })).toHaveAttribute(
    'href',
    '/login?redirect=%2Fmembers%3Fhas_photo%3Dtrue',
  );
  await expect(question.getByRole('link', { name: 'Sign up free' })).toHaveAttribute(
    'href',
    new RegExp(`/signup\\?member=${member}$`),
  );
  release();
  await untilHydrated(page);
  await expect(page.locator('dialog[open]')).toHaveCount(1);
  await question.getByRole('button', { name: 'Close' }).click();
  await expect(question).toBeHidden();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
});

test('an answer of a lander shows that it is chosen before anything listens, and the quiz goes on with it', async ({
  page,
}) => {
  const release = await openWithoutScripts(page, '/landers/adultonly');
  const answer = page.locator('main button[aria-pressed]').first();
  const question = await page.locator('main h1').innerText();
  await answer.click();
  await expect(answer).toHaveAttribute('aria-pressed', 'true');
  await expect(answer).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(page.locator('main h1')).not.toHaveText(question);
  await expect(page.locator('main button[aria-busy]')).toHaveCount(0);
  await expect(page.locator('main button[aria-pressed="true"]')).toHaveCount(0);
});

test('a like before anything listens is sent at once and stays: no second like, no flash back', async ({
  page,
  context,
  baseURL,
}) => {
  await haveSession(context, baseURL!, daan);
  const sent: Request[] = [];
  page.on('request', (request) => void (isLike(request) && sent.push(request)));
  const release = await openWithoutScripts(page, '/members');
  const member = (await hearts(page).first().getAttribute('data-like'))!;
  const heart = page.locator(`button[data-like="${member}"]`).first();
  const answered = page.waitForResponse((response) => isLike(response.request()));
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  expect((await answered).status()).toBe(200);
  const before = (await (await page.request.get('/api/likes.php')).json()) as { likes_remaining: number };
  // What each frame shows from here on.
  await heart.evaluate((button) => {
    window.seen = new Set();
    const look = (): void => {
      window.seen?.add(button.getAttribute('aria-pressed') ?? '');
      requestAnimationFrame(look);
    };
    look();
  });
  release();
  // The words of the page after a like: it has adopted this one.
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  expect(await page.evaluate(() => [...(window.seen ?? [])])).toEqual(['true']);
  const keys = new Set(sent.map((request) => request.headers()['idempotency-key'] ?? 'none'));
  expect([keys.size, keys.has('none')]).toEqual([1, false]);
  const after = (await (await page.request.get('/api/likes.php')).json()) as { likes_remaining: number };
  expect(after.likes_remaining).toBe(before.likes_remaining);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
});

test('a like that is refused before anything listens turns back and says so, and the page shows why', async ({
  page,
  context,
  baseURL,
  complaints,
}) => {
  complaints.expect(/status of 429/);
  await haveSession(context, baseURL!, noah);
  const { items } = (await (await page.request.get('/api/members.php?has_photo=false')).json()) as {
    items: { id: string }[];
  };
  // Uses up what the day has.
  for (const { id } of items.toReversed()) {
    const answer = await page.request.post('/api/like.php', {
      data: { member: id },
      headers: { 'x-client': 'web/2', origin: baseURL! },
    });
    if (!answer.ok()) break;
  }
  const release = await openWithoutScripts(page, '/members');
  const member = (await hearts(page).first().getAttribute('data-like'))!;
  const heart = page.locator(`button[data-like="${member}"]`).first();
  const answered = page.waitForResponse((response) => isLike(response.request()));
  await heart.click();
  expect((await answered).ok()).toBe(false);
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByText('That like didn’t go through.')).toBeVisible();
  release();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
});

test('menus open, and a language is chosen, before anything listens', async ({ page }) => {
  await openWithoutScripts(page, '/pages/faq?from=here');
  await page.getByRole('button', { name: /Language/ }).click();
  await page.getByRole('button', { name: 'Nederlands' }).click();
  await expect(page).toHaveURL('/pages/faq?from=here');
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
});

test('a notice that is closed before anything listens is gone at once and stays away', async ({ page }) => {
  const release = await openWithoutScripts(page, '/');
  const close = page.locator('button[data-dismiss]');
  await close.click();
  await expect(close).toBeHidden();
  release();
  await hydrated(page);
  await expect(close).toHaveCount(0);
  await page.reload();
  await expect(page.locator('main h1')).toBeVisible();
  await expect(close).toHaveCount(0);
});
