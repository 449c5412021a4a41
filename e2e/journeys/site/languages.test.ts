import { LOCALES } from '@rendezvous/contract/kernel/locales';
import { clientHeaders, signUpBody } from '#fixtures/people/members.ts';
import { daan, newcomer } from '#fixtures/people/people.ts';
import { haveSession } from '#fixtures/people/session.ts';
import { SIZE } from '#fixtures/browser/size.ts';
import { expect, test } from '#fixtures/test.ts';
import { goWithin } from '#pages/addresses.ts';

/** Screens of the main journey, one of each remote that a visitor meets. */
const SCREENS = ['/', '/members', '/landers/adultonly', '/pricing', '/login'];
/** Languages that visit all screens; in `npm run test:all` the others visit the first two, in `npm test` none. */
const WHOLE: readonly string[] = {
  daily: ['de'],
  rest: ['en', 'de', 'pl'],
  whole: LOCALES.map(({ code }) => code),
}[SIZE];
const VISITED = LOCALES.filter(({ code }) => SIZE !== 'daily' || WHOLE.includes(code));
const screensIn = (code: string) => (WHOLE.includes(code) ? SCREENS : SCREENS.slice(0, 2));

// Journeys after these meet the demo's members in English.
test.afterEach(async ({ page, baseURL }) => {
  const { request } = page.context();
  if ((await request.get('/api/user.php')).ok())
    await request.put('/api/user.php', { headers: clientHeaders(baseURL!), data: { language: 'en' } });
});

for (const { code } of VISITED) {
  test(`[0.001] every screen of the main journey is in ${code}`, async ({ page, baseURL }) => {
    await page.context().addCookies([{ name: 'i18n_redirected', value: code, url: baseURL! }]);
    for (const path of screensIn(code)) {
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('lang', code);
      await expect(page.locator('h1').first()).toBeVisible();
      const body = await page.locator('body').innerText();
      expect(body, `${path} in ${code} shows an id instead of a text`).not.toMatch(
        /\b[a-z]+\.[a-z]+\.[a-z]+\b(?!\.)/,
      );
    }
  });
}

test('the bar of a member with a long name fits the narrowest window in each language', async ({
  page,
  baseURL,
}) => {
  const { request } = page.context();
  const headers = clientHeaders(baseURL!);
  await request.post('/api/signup.php', {
    headers,
    data: signUpBody(newcomer({ name: 'Wilhelmina.Wassenaar' })),
  });
  const tooWide: string[] = [];
  for (const { code } of VISITED) {
    await request.put('/api/user.php', { headers, data: { language: code } });
    await page.context().addCookies([{ name: 'i18n_redirected', value: code, url: baseURL! }]);
    await page.setViewportSize({ width: 992, height: 700 });
    await page.goto('/likes');
    await expect(page.getByRole('banner').getByRole('navigation')).toBeVisible();
    for (const width of [992, 1200, 1440]) {
      await page.setViewportSize({ width, height: 700 });
      const needed = await page.evaluate(() => document.documentElement.scrollWidth);
      if (needed > width) tooWide.push(`${code} at ${width} px needs ${needed} px`);
    }
  }
  expect(tooWide).toEqual([]);
});

test("a visitor's bar has the same height and content on a phone in every language", async ({
  page,
  baseURL,
}) => {
  const heights: number[] = [];
  const outside: string[] = [];
  await page.setViewportSize({ width: 360, height: 740 });
  for (const { code } of LOCALES) {
    await page.context().addCookies([{ name: 'i18n_redirected', value: code, url: baseURL! }]);
    await page.goto('/pricing');
    const { height, missed } = await page.getByRole('banner').evaluate((bar) => {
      const { top, bottom } = bar.getBoundingClientRect();
      const shown = [...bar.querySelectorAll('a, button')]
        .map((part) => ({ words: part.textContent, box: part.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0);
      const missed = shown.filter(
        ({ box }) => box.top < top || box.bottom > bottom || box.left < 0 || box.right > window.innerWidth,
      );
      return { height: bottom - top, missed: missed.map(({ words }) => words) };
    });
    heights.push(height);
    if (missed.length > 0) outside.push(`${code}: ${missed.join(', ')}`);
  }
  expect(outside).toEqual([]);
  expect(new Set(heights).size, 'one height').toBe(1);
});

test("home shows both halves of a chosen split button on one line and shows its sign-up button in a phone's first view, below the welcome banner, in every language", async ({
  page,
  baseURL,
}) => {
  const broken: string[] = [];
  const linesOfHalves = (): Promise<{ words: string | null; lines: number }[]> =>
    page.locator('main label:has(svg)').evaluateAll((labels) =>
      labels.map((label) => {
        document.querySelector<HTMLInputElement>(`#${CSS.escape(label.getAttribute('for')!)}`)!.checked =
          true;
        const range = document.createRange();
        range.selectNodeContents(label.lastChild!);
        return { words: label.textContent, lines: range.getClientRects().length };
      }),
    );
  for (const { code } of LOCALES) {
    await page.context().addCookies([{ name: 'i18n_redirected', value: code, url: baseURL! }]);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    const banner = (await page.locator('aside').first().boundingBox())!;
    const button = (await page.locator('main form button[type=submit]').boundingBox())!;
    if (banner.height > 56) broken.push(`${code}: banner ${banner.height} px high`);
    if (button.y + button.height > 844) broken.push(`${code}: button ends at ${button.y + button.height} px`);
    await expect(page.locator('main label:has(svg)')).toHaveCount(4);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const lines = await linesOfHalves();
      broken.push(
        ...lines.filter((half) => half.lines !== 1).map(({ words }) => `${code} at ${width} px: ${words}`),
      );
    }
  }
  expect(broken).toEqual([]);
});

test('facts and markers of cards, names of chats and the buy button stay whole on their lines in each language', async ({
  page,
  baseURL,
}) => {
  await haveSession(page.context(), baseURL!, daan);
  const { request } = page.context();
  const headers = clientHeaders(baseURL!);
  const { packages } = (await (await request.get('/api/packages.php')).json()) as {
    packages: { id: string }[];
  };
  const broken: string[] = [];
  /** Language of the open screen: another selector or width needs no other load. */
  let opened = '';
  const look = async (code: string, width: number, path: string, selector: string) => {
    await page.setViewportSize({ width, height: 900 });
    if (opened !== code) await page.goto(path);
    else if (new URL(page.url()).pathname !== path) await goWithin(page, path);
    opened = code;
    await expect(page.locator(selector).first()).toBeAttached();
    const cut = await page.locator(selector).evaluateAll((parts) =>
      parts
        .filter((part) => part.getClientRects().length > 0)
        .filter((part) => {
          const range = document.createRange();
          range.selectNodeContents(part);
          const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 8)));
          return lines.size > 1 || part.scrollWidth > part.clientWidth + 1;
        })
        .map(({ textContent }) => textContent),
    );
    broken.push(...cut.map((words) => `${code} at ${width} px on ${path}: ${words}`));
  };
  for (const { code } of LOCALES) {
    await request.put('/api/user.php', { headers, data: { language: code } });
    await page.context().addCookies([{ name: 'i18n_redirected', value: code, url: baseURL! }]);
    await look(code, 390, '/members', 'article [data-facts]');
    await look(code, 390, '/members', 'article [data-marker]');
    await look(code, 768, '/chats', '[data-name]');
    for (const width of [390, 1280])
      await look(code, width, `/credits/${packages[1]!.id}`, 'button [data-act]');
  }
  expect(broken).toEqual([]);
});
