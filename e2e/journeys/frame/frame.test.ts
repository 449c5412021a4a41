import type { Page } from '@playwright/test';
import { daan, marijke } from '#fixtures/people/people.ts';
import { haveSession } from '#fixtures/people/session.ts';
import { SECOND_SITE } from '#fixtures/servers/sites.ts';
import { expect, test } from '#fixtures/test.ts';
import { arrive, goWithin } from '#pages/addresses.ts';
import { confirmAdult } from '#pages/entry-warning.ts';

// The log of requests shows what the server received, so the site is separate.
test.use({ ownSite: SECOND_SITE });

const HEIGHT = 900;
const resize = (page: Page, width: number) => page.setViewportSize({ width, height: HEIGHT });

test('[2.068] only a visit whose address has the parameter lb reports its bounce', async ({ page, site }) => {
  const countVisits = () => site.output().match(/"path":"\/api\/bounce\.php"/g)?.length ?? 0;
  /** Opens an address and leaves the site from there; the page that follows shows that the server has received everything. */
  const visit = async (path: string) => {
    await arrive(page, path);
    await page.waitForLoadState('networkidle');
    await page.goto('about:blank');
  };
  await visit('/pricing');
  await visit('/pages/faq?t=0');
  await visit('/pricing?lb=1');
  await expect.poll(countVisits, 'the visit with lb').toBe(1);
  await visit('/pages/terms?lb');
  await expect.poll(countVisits, 'a parameter without a value counts as well').toBe(2);
});

test('[9.011] the loading bar grows for five seconds, from both ends', async ({ page }) => {
  await arrive(page, '/complaints');
  await confirmAdult(page);
  await page.waitForLoadState('networkidle');
  let go: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (go = resolve));
  await page.route('**/assets/signup/**', async (route) => {
    await gate;
    await route.continue();
  });
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
  await expect(page.getByRole('progressbar', { name: 'Loading' })).toBeAttached();
  const ends = await page.evaluate(() =>
    document.getAnimations().flatMap(({ effect }) => {
      if (!(effect instanceof KeyframeEffect) || !effect.target) return [];
      if (getComputedStyle(effect.target).position !== 'fixed') return [];
      const { transform } = effect.getKeyframes().at(-1)!;
      return [{ end: effect.pseudoElement, ms: effect.getTiming().duration, grown: transform }];
    }),
  );
  expect(ends).toEqual([
    { end: '::before', ms: 5000, grown: 'scaleX(0.92)' },
    { end: '::after', ms: 5000, grown: 'scaleX(0.92)' },
  ]);
  go();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('[9.023] the layout changes at 576, 768, 992 and 1200 px', async ({ page, baseURL }) => {
  const before = async (width: number, look: () => Promise<unknown>) => {
    await resize(page, width - 1);
    const narrow = await look();
    await resize(page, width);
    return [narrow, await look()];
  };
  await arrive(page, '/pricing');
  const warning = page.getByRole('dialog', { name: 'This site is for adults.' });
  await expect(warning).toBeVisible();
  const widthOfWarning = async () => (await warning.boundingBox())!.width;
  expect(await before(576, widthOfWarning), 'a dialog fills the window, then a part of it').toEqual([
    575, 520,
  ]);

  await haveSession(page.context(), baseURL!, marijke);
  const { chats } = (await (await page.request.get('/api/chats.php')).json()) as {
    chats: { conversation: { id: string } }[];
  };
  await page.goto(`/chats/${chats[0]!.conversation.id}`);
  await page.getByRole('log', { name: 'Messages' }).waitFor();
  const list = page.getByRole('region', { name: 'Conversations' });
  const main = page.getByRole('log', { name: 'Messages' });
  await resize(page, 1280);
  await expect(list, 'the list has come, too').toBeVisible();
  const seen = async () => [await list.isVisible(), await main.isVisible()];
  expect(await before(768, seen), 'one of list and conversation, then both').toEqual([
    [false, true],
    [true, true],
  ]);

  await arrive(page, '/likes');
  const ways = page.getByRole('banner').getByRole('link', { name: /^Messages/ });
  expect(await before(992, () => ways.isVisible()), 'the links are in the top bar').toEqual([false, true]);
  const tonight = page.getByRole('banner').getByRole('link', { name: 'Tonight' });
  expect(await before(1200, () => tonight.isVisible()), 'the board has its way').toEqual([false, true]);
});

test('[9.023] the list of chats is 300 to 400 px wide, the column of messages at most 800 px, the profile beside it from 1200 px', async ({
  page,
  baseURL,
}) => {
  await haveSession(page.context(), baseURL!, marijke);
  const { chats } = (await (await page.request.get('/api/chats.php')).json()) as {
    chats: { conversation: { id: string } }[];
  };
  await page.goto(`/chats/${chats[0]!.conversation.id}`);
  const list = page.getByRole('region', { name: 'Conversations' });
  const log = page.getByRole('log', { name: 'Messages' });
  await log.waitFor();
  const column = log.locator(':scope > div').first();
  const widths = async (width: number) => {
    await resize(page, width);
    return [(await list.boundingBox())!.width, (await column.boundingBox())!.width];
  };
  const measured = new Map<number, number[]>();
  for (const width of [768, 992, 1200, 1280, 1600, 1920, 2560]) measured.set(width, await widths(width));
  for (const [width, [of, messages]] of measured) {
    expect(of, `list at ${width}`).toBeGreaterThanOrEqual(300);
    expect(of, `list at ${width}`).toBeLessThanOrEqual(400);
    expect(messages, `messages at ${width}`).toBeLessThanOrEqual(800);
  }
  expect(measured.get(768)![0]).toBe(300);
  expect(measured.get(1920)).toEqual([360, 800]);

  const profileColumn = page.getByRole('region', { name: /^Profile of/ });
  await resize(page, 1199);
  await expect(profileColumn).toBeHidden();
  await resize(page, 1200);
  await expect(profileColumn).toBeVisible();
  const messages = (await log.boundingBox())!;
  expect((await profileColumn.boundingBox())!.x, 'right of the messages').toBeGreaterThanOrEqual(
    messages.x + messages.width,
  );
});

test('[7.015] a page asks for the regions of a country once, and for company and interests never: they come with it', async ({
  page,
  baseURL,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (/^\/api\/(regions|interests|companyinfo)\.php$/.test(pathname)) asked.push(pathname + search);
  });
  await haveSession(page.context(), baseURL!, daan);
  // A page of the search that the server draws has them with it.
  await arrive(page, '/likes');
  for (const path of ['/members?country=NL', '/likes', '/members?country=NL', '/likes']) {
    await page.waitForLoadState('networkidle');
    await goWithin(page, path);
  }
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual(['/api/regions.php?country=NL']);
});

test('[2.012] a visitor signs up from the page of a member, whose address stays', async ({ page }) => {
  const { items } = (await (await page.request.get('/api/members.php?fictional=false')).json()) as {
    items: { id: string }[];
  };
  const path = `/members/${items[0]!.id}/signup`;
  await page.goto(path);
  await confirmAdult(page);
  await page.getByLabel('Your first message').fill('Hello from the door');
  await page.getByRole('button', { name: 'Sign up free' }).click();
  await page.getByRole('group', { name: 'I am' }).getByText('A man', { exact: true }).click();
  await page.getByRole('group', { name: 'Looking for' }).getByText('Women', { exact: true }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'When were you born?' })).toBeVisible();
  await expect(page).toHaveURL(path);
});

test('[3.003] the page of a member names their main photo for sharing, and visitors can fetch it', async ({
  page,
}) => {
  const { items } = (await (await page.request.get('/api/members.php?has_photo=true')).json()) as {
    items: { id: string; main_image: { path: string } }[];
  };
  const [{ id, main_image: image }] = items as [(typeof items)[number]];
  const html = await (await page.request.get(`/members/${id}`)).text();
  const address = /<meta property="og:image" content="([^"]+)">/.exec(html)?.[1];
  expect(address).toMatch(new RegExp(`^http://[^/]+/cdn/${image.path}$`));
  const answer = await page.request.get(new URL(address!).pathname);
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/webp']);
});
