import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { build } from './build.ts';
import { needChromium } from './lib/chromium.ts';
import { startServer } from './lib/server-process.ts';
import { readJson, ROOT } from './lib/workspace.ts';

type Viewer = 'stranger' | 'visitor' | 'free' | 'premium';

/** One picture: a path as somebody sees it. `{member}`, `{fictional}` and `{conversation}` are looked up. */
interface State {
  name: string;
  path: string;
  as: Viewer;
}

const WIDTHS = [390, 1280];
const THEMES = ['light', 'dark'] as const;
const FLAGS = ['--no-sandbox', '--disable-gpu', '--no-first-run', '--hide-scrollbars'];
const ACCOUNTS: Partial<Record<Viewer, string>> = { free: 'free@demo.example', premium: 'premium@demo.example' };
const PASSWORD = 'halfway-there-2';

/**
 * `npm run screens [-- --only <part of a name> --url <running site>]`: pictures of the listed states at two widths in
 * both themes, into `.screens/`. They are for looking at beside the design; nothing compares them.
 */
async function main(only: string, url: string | undefined): Promise<void> {
  const states = readJson<State[]>(join(ROOT, 'tools/src/screens/states.json')).filter(({ name }) => name.includes(only));
  if (!url) await build();
  const folder = mkdtempSync(join(tmpdir(), 'rendezvous-screens-'));
  const server = url ? { url, stop: async () => {} } : await startServer({ DATA_DIR: folder, DATABASE_URL: '', RATE_LIMIT_FACTOR: '100' });
  const browser = await chromium.launch({ executablePath: needChromium(console.log), args: FLAGS });
  mkdirSync(join(ROOT, '.screens'), { recursive: true });
  try {
    for (const viewer of new Set(states.map((state) => state.as))) {
      await takeAs(browser, server.url, viewer, states.filter((state) => state.as === viewer));
    }
  } finally {
    await browser.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function takeAs(browser: Browser, url: string, viewer: Viewer, states: readonly State[]): Promise<void> {
  for (const colorScheme of THEMES) {
    const context = await browser.newContext({ baseURL: url, locale: 'en-GB', colorScheme, reducedMotion: 'reduce' });
    const page = await context.newPage();
    if (viewer !== 'stranger') await confirmAdult(page);
    await logIn(context, url, ACCOUNTS[viewer]);
    for (const state of states) await take(page, state, colorScheme);
    await context.close();
  }
}

async function take(page: Page, { name, path }: State, theme: string): Promise<void> {
  const target = await resolvePath(page, path);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: width < 600 ? 844 : 900 });
    await page.goto(target, { waitUntil: 'load' });
    await showEverything(page);
    const file = join(ROOT, '.screens', `${name}-${width}-${theme}.png`);
    await page.screenshot({ path: file, fullPage: !path.startsWith('/chats') });
    console.log(file);
  }
}

/** Photos below the fold come when they are near; goes past all of them and back. */
async function showEverything(page: Page): Promise<void> {
  await page.waitForTimeout(600);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += 700) {
    await page.evaluate((top) => window.scrollTo(0, top), y);
    await page.waitForTimeout(60);
  }
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.waitForTimeout(500);
}

async function confirmAdult(page: Page): Promise<void> {
  await page.goto('/');
  const button = page.getByRole('button', { name: 'I am 18 or older' });
  await button.click({ timeout: 5000 }).catch(() => {});
}

async function logIn(context: BrowserContext, url: string, email: string | undefined): Promise<void> {
  if (!email) return;
  const headers = { 'x-client': 'web/2', origin: new URL(url).origin };
  const answer = await context.request.post('/api/user.php', { data: { email, password: PASSWORD }, headers });
  if (!answer.ok()) throw new Error(`log-in of ${email} answered ${answer.status()}`);
}

async function resolvePath(page: Page, path: string): Promise<string> {
  const get = async <T>(api: string): Promise<T> => (await page.request.get(api)).json() as Promise<T>;
  if (path.includes('{conversation}')) {
    const { chats } = await get<{ chats: { conversation: { id: string } }[] }>('/api/chats.php');
    return path.replace('{conversation}', chats[0]?.conversation.id ?? 'none');
  }
  if (!/\{member\}|\{fictional\}/.test(path)) return path;
  const { items } = await get<{ items: { id: string; fictional: boolean }[] }>('/api/members.php?gender=female&country=NL&fictional=true');
  const wanted = items.find(({ fictional }) => fictional === path.includes('{fictional}'));
  return path.replace(/\{\w+\}/, wanted?.id ?? 'none');
}

const { values } = parseArgs({ options: { only: { type: 'string', default: '' }, url: { type: 'string' } } });
await main(values.only, values.url);
