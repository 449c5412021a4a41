import type { Page } from '@playwright/test';
import { LOCALE_COOKIE } from '@rendezvous/contract/kernel/locales';
import { ROUTES, matchRoute, pathTo } from '@rendezvous/contract/kernel/routes';
import { untilHydrated } from '#fixtures/browser/hydrated.ts';
import { daan, marijke, type Account } from '#fixtures/people/people.ts';
import { clientHeaders } from '#fixtures/people/members.ts';
import { haveSession } from '#fixtures/people/session.ts';
import { expect, test } from '#fixtures/test.ts';

/** An address of every route without a screen; parameters are invented. */
const WAITING = ROUTES.filter(({ waiting }) => waiting).map(({ path }) =>
  path.replace(/\/:\w+\?/g, '').replace(/:\w+/g, 'x1'),
);

/** Paths that links of the open page lead to, those in menus and in the footer included. */
async function linkedFrom(page: Page): Promise<string[]> {
  await untilHydrated(page, ['main h1']);
  await expect(page.locator('[aria-busy="true"]'), 'nothing is loading').toHaveCount(0);
  const hrefs = await page
    .locator('a[href^="/"]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')!));
  return [...new Set(hrefs.map((href) => href.split(/[?#]/)[0]!))];
}

/** Follows links from the home page, one address per route, and reports those to routes without a screen. */
async function crawl(
  page: Page,
  viewer: { name: string; isMember: boolean },
  skipped: RegExp,
): Promise<{ seen: Set<string>; dead: string[] }> {
  const seen = new Set<string>();
  const dead: string[] = [];
  const queue = ['/', '/members', '/activate/done?token=none', '/nowhere'];
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    const route = matchRoute(path.split('?')[0]!)?.route.name ?? 'none';
    if (seen.has(route) || skipped.test(route)) continue;
    seen.add(route);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const targets = await linkedFrom(page);
    const isSentAway = viewer.isMember && new URL(page.url()).pathname === pathTo('login');
    expect(isSentAway, `${path} asks the ${viewer.name} to log in`).toBe(false);
    for (const target of targets) {
      const to = matchRoute(target)?.route;
      if (to?.waiting) dead.push(`${path} leads to ${target}`);
      else if (to) queue.push(target);
    }
  }
  return { seen, dead };
}

test('no page leads a visitor, a free or a Premium member to a page that is still to be built', async ({
  openBrowser,
  baseURL,
  complaints,
}) => {
  test.setTimeout(300_000);
  complaints.expect(/status of 404/);
  const viewers: [string, Account | null, string[]][] = [
    ['visitor', null, ['login', 'signup', 'pricing', 'members-id', 'pages-faq']],
    ['free member', daan, ['chats', 'likes', 'premium', 'members-id', 'lang-config']],
    ['Premium member', marijke, ['chats', 'likes', 'credits', 'members-id', 'lang-config']],
  ];
  for (const [who, account, known] of viewers) {
    const page = await openBrowser(who);
    if (account) {
      await haveSession(page.context(), baseURL!, account);
      // An earlier journey may have left the account in another language.
      const answer = await page.context().request.put('/api/user.php', {
        headers: clientHeaders(baseURL!),
        data: { language: 'en' },
      });
      expect(answer.ok()).toBe(true);
    }
    // Texts of pages are the same for all viewers.
    const { seen, dead } = await crawl(
      page,
      { name: who, isMember: account !== null },
      account ? /^pages-/ : /^$/,
    );
    if (account) {
      await page.getByRole('button', { name: /^Your account/ }).click();
      await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
      dead.push(...(await linkedFrom(page)).filter((path) => matchRoute(path)?.route.waiting));
    }
    expect(dead, who).toEqual([]);
    expect([...seen], `${who} reaches the pages there are`).toEqual(expect.arrayContaining(known));
  }
});

test('a page without a screen answers 501 with a text, and is not indexed', async ({ request }) => {
  for (const path of WAITING) {
    for (const address of [path, `/pl${path}`]) {
      const answer = await request.get(address, {
        maxRedirects: 0,
        headers: { cookie: `${LOCALE_COOKIE}=en` },
      });
      const html = await answer.text();
      expect([address, answer.status()]).toEqual([address, 501]);
      expect(html, address).toContain('<meta name="robots" content="noindex">');
      expect(html, address).not.toMatch(/hreflang|rel="canonical"/);
      expect(html, address).toMatch(
        address === path ? /<h1[^>]*>Not here yet/ : /<html lang="pl">[\s\S]*<h1/,
      );
    }
  }
});
