import { spawn, type ChildProcess } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { DistCopy } from '#fixtures/builds/dist.ts';
import { faultyBuild, removeScratch } from '#fixtures/builds/faulty-build.ts';
import { copySeededFolder } from '#fixtures/servers/data-folder.ts';
import { startServer, type RunningServer } from '#fixtures/servers/server.ts';
import { expect, test } from '@playwright/test';

/** Time with the looping build; `npm run proof busy-rendering` takes five minutes. */
const SECONDS = Number(process.env.BUSY_SECONDS ?? 20);
const SOUND = ['/', '/members', '/login', '/landers/adultonly'];
const LOOPING = '/pricing';
/** Of a hundred pages of other parts, this many have their HTML. */
const WITH_HTML_PERCENT = 99;
/** The most that the pages of members slow down. A few seconds have too few of them for a 95th percentile. */
const SLOWER = SECONDS < 300 ? 4 : 2;

let dist: DistCopy;
let server: RunningServer;
let removeData: () => void;
const busy: ChildProcess[] = [];
let asked = 0;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  const folder = copySeededFolder();
  removeData = () => folder.remove();
  dist = new DistCopy();
  server = await startServer({
    dataDir: folder.path,
    env: { DIST_DIR: dist.folder, LOG_LEVEL: 'warn', RATE_LIMIT_FACTOR: '1000' },
  });
});
test.afterAll(async () => {
  for (const process of busy) process.kill('SIGKILL');
  await server.stop();
  dist.remove();
  removeData();
  removeScratch();
});

interface Sample {
  path: string;
  ms: number;
  hasScreen: boolean;
}

/** Reads a visitor's page that no cache has. */
async function read(path: string): Promise<Sample> {
  asked += 1;
  const began = performance.now();
  const response = await fetch(`${server.url}${path}?asked=${asked}`, {
    headers: { accept: 'text/html', cookie: 'i18n_redirected=en' },
  });
  const html = await response.text();
  expect(response.status, path).toBe(200);
  const hasScreen = /<main[ >][^]*<h1[ >]/.test(html);
  return { path, hasScreen, ms: performance.now() - began };
}

/** Reads pages one after the other until the time is over, as one visitor does. */
async function visit(paths: readonly string[], seconds: number, samples: Sample[]): Promise<void> {
  const end = AbortSignal.timeout(seconds * 1000);
  for (let turn = 0; !end.aborted; turn += 1) samples.push(await read(paths[turn % paths.length]!));
}

const percentile95 = (samples: readonly Sample[]): number => {
  const sorted = samples.map(({ ms }) => ms).sort((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.95) - 1]!;
};
const ofMembers = (samples: readonly Sample[]) => samples.filter(({ path }) => path === '/members');

test('beside two busy processes the pages of other remotes have their HTML while a server build loops, and are hardly slower', async () => {
  test.setTimeout(SECONDS * 2_000 + 240_000);
  for (const path of [...SOUND, LOOPING])
    await expect.poll(async () => (await read(path)).hasScreen).toBe(true);
  for (let core = 0; core < 2; core += 1)
    busy.push(spawn(process.execPath, ['--eval', 'for (;;);'], { stdio: 'ignore' }));
  const before: Sample[] = [];
  await visit(SOUND, Math.min(SECONDS, 60), before);

  const sound = dist.versionOf('payments');
  const looping = faultyBuild('payments', 'loop');
  dist.redeploy('payments', () => looping);
  const during: Sample[] = [];
  await Promise.all([visit(SOUND, SECONDS, during), visit([LOOPING], SECONDS, [])]);
  dist.promote('payments', sound);
  await expect.poll(async () => (await read(LOOPING)).hasScreen, { timeout: 30_000 }).toBe(true);

  const withHtml = (100 * during.filter(({ hasScreen }) => hasScreen).length) / during.length;
  const figures = {
    seconds: SECONDS,
    pages: during.length,
    with_html_percent: Math.round(withHtml * 100) / 100,
    members_p95_ms: Math.round(percentile95(ofMembers(during))),
    members_p95_ms_without_fault: Math.round(percentile95(ofMembers(before))),
  };
  console.log(JSON.stringify(figures));
  if (process.env.BUSY_RECORD) writeFileSync(process.env.BUSY_RECORD, JSON.stringify(figures));
  expect(figures.with_html_percent).toBeGreaterThanOrEqual(WITH_HTML_PERCENT);
  expect(figures.members_p95_ms).toBeLessThanOrEqual(SLOWER * figures.members_p95_ms_without_fault);
});
