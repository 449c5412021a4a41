import { LOCALES } from '@rendezvous/contract/kernel/locales';
import { expect, test } from '#fixtures/test.ts';

test('[2.030] [2.031] [9.015] a path with a language prefix shows and stores that language; its links have no prefix', async ({
  page,
  request,
}) => {
  const direct = await request.get('/de/members', { maxRedirects: 0 });
  expect(direct.headers()['set-cookie']).toMatch(/^i18n_redirected=de; Max-Age=31536000; Path=\//);
  const answer = await page.goto('/de/members');
  expect([answer!.status(), await answer!.text()]).toEqual([
    200,
    expect.stringContaining('<html lang="de">'),
  ]);
  await expect(page).toHaveURL('/members');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  const links = await page
    .locator('a[href^="/"]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')!));
  expect(links.length).toBeGreaterThan(10);
  expect(links.filter((href) => LOCALES.some(({ code }) => new RegExp(`^/${code}(/|$)`).test(href)))).toEqual(
    [],
  );
  await page.goto('/members');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});

test('[2.031] the root answers 200 to every visitor and never redirects', async ({ playwright, baseURL }) => {
  const visitors: Record<string, string>[] = [
    {},
    { cookie: 'i18n_redirected=pl' },
    { 'accept-language': 'fr' },
    { cookie: 'i18n_redirected=de', 'accept-language': 'es' },
  ];
  for (const extraHTTPHeaders of visitors) {
    const visitor = await playwright.request.newContext({ baseURL, extraHTTPHeaders });
    for (const path of ['/', ...LOCALES.map(({ code }) => `/${code}`)]) {
      const answer = await visitor.get(path, { maxRedirects: 0 });
      expect([path, answer.status(), answer.headers()['location']]).toEqual([path, 200, undefined]);
    }
    await visitor.dispose();
  }
});

test('[2.030] indexable pages name their seven language versions and a canonical address; other pages name none', async ({
  request,
}) => {
  for (const [path, prefixed] of [
    ['/', ''],
    ['/pricing', '/pricing'],
    ['/it/pricing', '/pricing'],
    ['/landers/adultonly', '/landers/adultonly'],
  ] as const) {
    const html = await (await request.get(path)).text();
    const alternates = [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">/g)].map(
      ([, language, href]) => [language, new URL(href!).pathname],
    );
    const plain = prefixed || '/';
    expect(alternates).toEqual([
      ...LOCALES.map(({ code }) => [code, `/${code}${prefixed}`]),
      ['x-default', plain],
    ]);
    expect(new URL(/<link rel="canonical" href="([^"]+)">/.exec(html)![1]!).pathname).toBe(plain);
    for (const [, address] of alternates) expect((await request.get(address!)).status()).toBe(200);
  }
  for (const path of ['/members', '/login', '/lang-config']) {
    const html = await (await request.get(path)).text();
    expect(html).not.toContain('hreflang');
    expect(html).toContain('<meta name="robots" content="noindex">');
  }
});
