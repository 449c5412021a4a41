import { DistCopy } from '#fixtures/dist.ts';
import { copySeededFolder } from '#fixtures/data-folder.ts';
import { startServer, type RunningServer } from '#fixtures/server.ts';
import { expect, test } from '@playwright/test';

/** Exports of a members server build that does harm. */
const build = (body: string): string =>
  `module.exports = { contract: 1, firstScreens: ['index', 'members'], ${body} };`;
const THROWS = build("async load() { return {}; }, render() { throw new Error('planted'); }");
const HANGS = build('load() { return new Promise(() => {}); }, render() {}');
const LOOPS = build('async load() { return {}; }, render() { for (;;); }');

test.describe('the server build of a remote', () => {
  let dist: DistCopy;
  let server: RunningServer;
  let removeData: () => void;

  test.beforeEach(async () => {
    const folder = copySeededFolder();
    removeData = () => folder.remove();
    dist = new DistCopy();
    server = await startServer({ dataDir: folder.path, env: { DIST_DIR: dist.folder, LOG_LEVEL: 'error' } });
  });
  test.afterEach(async () => {
    await server.stop();
    dist.remove();
    removeData();
  });

  const pageHtml = async (path: string): Promise<{ status: number; html: string; took: number }> => {
    const began = performance.now();
    const response = await fetch(server.url + path, {
      headers: { accept: 'text/html', cookie: 'i18n_redirected=en' },
    });
    return { status: response.status, html: await response.text(), took: performance.now() - began };
  };
  /** Region of the remote in the server's HTML. */
  const hasServerHtml = (html: string): boolean => /<h1[ >]/.test(html);
  /** Fonts and scripts the page announces, in order. */
  const asked = (html: string): { as: string; isUrgent: boolean }[] =>
    [...html.matchAll(/<link rel="preload" as="(font|script)"[^>]*>|<script src=[^>]*>/g)].map(
      ([element, as = 'script']) => ({ as, isUrgent: !element.includes('fetchpriority="low"') }),
    );

  test('renders the first screen', async () => {
    const { status, html } = await pageHtml('/');
    expect(status).toBe(200);
    expect(hasServerHtml(html)).toBe(true);
    const [fonts, code] = [
      asked(html).filter(({ as }) => as === 'font'),
      asked(html).filter(({ as }) => as === 'script'),
    ];
    expect(asked(html), 'fonts come before code').toEqual([...fonts, ...code]);
    expect([fonts.length, code.length > 4], 'both are announced').toEqual([2, true]);
    expect(
      code.filter(({ isUrgent }) => isUrgent),
      'code lets photos go first',
    ).toEqual([]);
  });

  test('that was redeployed shows in the next page, without a restart', async () => {
    const before = await pageHtml('/');
    expect(before.html).toContain('Meet halfway.');
    const version = dist.redeploy('members', (source) =>
      source.replaceAll('Meet halfway.', 'Meet in the middle.'),
    );
    const after = await pageHtml('/');
    expect(after.html).toContain('Meet in the middle.');
    expect(after.html).toContain(`/assets/members/${version}/`);
  });

  for (const [title, source] of [
    ['throws', THROWS],
    ['never answers', HANGS],
    ['never ends', LOOPS],
  ] as const) {
    test(`that ${title} costs the server HTML and nothing else`, async ({ page }) => {
      dist.redeploy('members', () => source);
      const { status, html, took } = await pageHtml('/');
      expect(status).toBe(200);
      expect(took).toBeLessThan(3000);
      expect(hasServerHtml(html)).toBe(false);
      expect(
        asked(html).every(({ isUrgent }) => isUrgent),
        'nothing is there to be shown before the code',
      ).toBe(true);
      await page.goto(server.url);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    });
  }

  test('that is missing costs the server HTML and nothing else', async ({ page }) => {
    dist.redeploy('members', (source) => source);
    dist.loseServerBuild('members');
    const { status, html } = await pageHtml('/');
    expect(status).toBe(200);
    expect(hasServerHtml(html)).toBe(false);
    await page.goto(server.url);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  });
});
