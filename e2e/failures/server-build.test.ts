import { DistCopy } from '#fixtures/builds/dist.ts';
import { copySeededFolder } from '#fixtures/servers/data-folder.ts';
import {
  faultyBuild,
  FAULTS,
  removeScratch,
  type Fault,
  type FaultyPart,
} from '#fixtures/builds/faulty-build.ts';
import { residentMegabytes, startServer, type RunningServer } from '#fixtures/servers/server.ts';
import { expect, test } from '@playwright/test';

/** Stays in the environment of the server; no page may ever show it. */
const SECRET = 'the-operator-key-of-this-test';
const QUARANTINE = /server build in quarantine/;

let dist: DistCopy;
let server: RunningServer;
let removeData: () => void;
let asked = 0;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  const folder = copySeededFolder();
  removeData = () => folder.remove();
  dist = new DistCopy();
  server = await startServer({
    dataDir: folder.path,
    env: { DIST_DIR: dist.folder, LOG_LEVEL: 'warn', OPERATOR_KEY: SECRET },
  });
  await pageWithScreen('/');
});
test.afterAll(async () => {
  await server.stop();
  dist.remove();
  removeData();
  removeScratch();
});

interface Page {
  status: number;
  html: string;
}

/** The API answers long before, whatever a render process does; a busy machine is slow and not wrong. */
const ANSWERS_WITHIN_MS = 10_000;

/** A visitor's page with a fresh address: the page cache would hide what a process does. */
async function page(path: string): Promise<Page> {
  asked += 1;
  const response = await fetch(`${server.url}${path}?asked=${asked}`, {
    headers: { accept: 'text/html', cookie: 'i18n_redirected=en' },
  });
  return { status: response.status, html: await response.text() };
}

/** Has the remote's region its first screen, as the server sent it? The entry warning ahead of it has a heading, too. */
const hasScreen = ({ html }: Page): boolean => /<main[ >][^]*<h1[ >]/.test(html);
const hasFrame = ({ html }: Page): boolean => /id="frame" data-ssr/.test(html);

/** The first page that has its screen: a busy machine renders beyond the limit at times, and such a page goes out without one. */
async function pageWithScreen(path: string): Promise<Page> {
  let found = await page(path);
  await expect
    .poll(async () => hasScreen(found) || hasScreen((found = await page(path))), { timeout: 60_000 })
    .toBe(true);
  return found;
}

/** Status of an answer of the API, or why there is none. */
const askApi = (): Promise<number | string> =>
  fetch(`${server.url}/api/settings.php`, { signal: AbortSignal.timeout(ANSWERS_WITHIN_MS) }).then(
    (answer) => answer.body?.cancel().then(() => answer.status) ?? answer.status,
    String,
  );

/** Asks the API twenty times a second until `work` is done: it answers all the while. */
async function expectAnswersDuring(work: () => Promise<void>): Promise<void> {
  const state = { isDone: false };
  const answers = new Set<number | string>();
  const ask = async (): Promise<boolean> => {
    answers.add(await askApi());
    return state.isDone;
  };
  const asking = expect.poll(ask, { intervals: [50], timeout: 110_000 }).toBe(true);
  await Promise.all([work().finally(() => (state.isDone = true)), asking]);
  expect([...answers]).toEqual([200]);
}

const quarantines = (version: string): string[] =>
  server
    .output()
    .split('\n')
    .filter((line) => QUARANTINE.test(line) && line.includes(version));

/** Number of failures of a version in the log. */
const failures = (version: string): number => server.output().split(version).length - 1;

/** Fonts and code the page asks for, in its order. */
const askedFiles = (html: string): { as: string; isUrgent: boolean; isForLater: boolean }[] =>
  [...html.matchAll(/<link rel="preload" as="(font|script)"[^>]*>|<script src=[^>]*>/g)].map(
    ([element, as = 'script']) => ({
      as,
      isUrgent: !element.includes('fetchpriority="low"'),
      isForLater: element.includes('/first-press.'),
    }),
  );

test('the server build of a remote renders its first screen', async () => {
  const found = await pageWithScreen('/');
  expect(found.status).toBe(200);
  const files = askedFiles(found.html);
  const code = files.filter(({ as }) => as === 'script');
  expect(files, 'fonts come before code').toEqual([...files.filter(({ as }) => as === 'font'), ...code]);
  expect([files.length - code.length, code.length > 4], 'both are announced').toEqual([2, true]);
  expect(
    code.filter(({ isUrgent }) => isUrgent),
    'code lets photos go first',
  ).toEqual([]);
});

test('a redeployed server build shows in the next page, without a restart', async () => {
  const sound = dist.versionOf('members');
  expect((await pageWithScreen('/')).html).toContain('Meet halfway.');
  const version = dist.redeploy('members', (source) =>
    source.replaceAll('Meet halfway.', 'Meet in the middle.'),
  );
  const after = await pageWithScreen('/');
  expect(after.html).toContain('Meet in the middle.');
  expect(after.html).toContain(`/assets/members/${version}/`);
  dist.promote('members', sound);
});

test('a server build that is missing, or not what was built, loses the server HTML and nothing else', async ({
  page: browser,
}) => {
  const sound = dist.versionOf('members');
  dist.redeploy('members', (source) => source);
  dist.spoilServerBuild('members');
  const spoilt = await page('/');
  expect([spoilt.status, hasFrame(spoilt), hasScreen(spoilt)]).toEqual([200, true, false]);
  dist.redeploy('members', (source) => source);
  dist.loseServerBuild('members');
  const missing = await page('/');
  expect([missing.status, hasFrame(missing), hasScreen(missing)]).toEqual([200, true, false]);
  expect(
    askedFiles(missing.html).every(({ isUrgent, isForLater }) => isUrgent || isForLater),
    'nothing is there to be shown before the code',
  ).toBe(true);
  await browser.goto(server.url);
  await expect(browser.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  dist.promote('members', sound);
});

/** Faults that give a page whose screen is sound: nothing fails that could be reported. */
const HARMLESS: ReadonlySet<Fault> = new Set(['reading the environment'] as const);

/** Asks for pages of the faulty part until it is in quarantine; a process that hangs is killed after seconds only. */
async function untilQuarantined(path: string, version: string, isHarmless: boolean): Promise<Page[]> {
  const pages: Page[] = [];
  const ask = async (): Promise<void> => void pages.push(await page(path));
  if (isHarmless) for (let times = 0; times < 10; times += 1) await ask();
  else
    await expect(async () => {
      await ask();
      expect(quarantines(version).length).toBeGreaterThan(0);
    }).toPass({ timeout: 40_000, intervals: [50] });
  return pages;
}

async function endureFault(part: FaultyPart, fault: Fault): Promise<void> {
  const sound = dist.versionOf(part);
  const other = part === 'shell' ? null : '/pricing';
  await page('/pricing');
  const bad = dist.redeploy(part, () => faultyBuild(part, fault));
  try {
    await expectAnswersDuring(async () => {
      const pages = await untilQuarantined('/', bad, HARMLESS.has(fault));
      for (const found of pages) {
        expect(found.status).toBe(200);
        expect(found.html).not.toContain(SECRET);
      }
      // Another remote still has its server HTML.
      if (other) await pageWithScreen(other);
    });
    expect(quarantines(bad).length > 0, server.output().slice(-3_000)).toBe(!HARMLESS.has(fault));
    // A version in quarantine is not run, apart from one page every ten seconds at most.
    if (!HARMLESS.has(fault))
      await expect(async () => {
        const before = failures(bad);
        const left = await page('/');
        expect([left.status, part === 'shell' ? hasFrame(left) : hasScreen(left)]).toEqual([200, false]);
        expect(failures(bad)).toBe(before);
      }).toPass({ timeout: 20_000 });
  } finally {
    dist.promote(part, sound);
  }
  const mended = await pageWithScreen('/');
  expect([mended.status, hasFrame(mended)]).toEqual([200, true]);
}

for (const part of ['members', 'shell'] as const)
  for (const fault of FAULTS)
    test(`${fault} in the server build of ${part} hurts no other part and is mended by another version`, async () => {
      await endureFault(part, fault);
    });

test('render processes end with the server', async () => {
  await page('/');
  const children = server.children();
  expect(children.length).toBeGreaterThan(0);
  expect(children.map(residentMegabytes).reduce((sum, size) => sum + size, 0)).toBeLessThan(400);
  server.kill();
  await expect.poll(() => children.filter((pid) => residentMegabytes(pid) > 0)).toEqual([]);
});
