import type { Browser, CDPSession, Page, Response } from '@playwright/test';
import type { Memory } from './memory.ts';
import { hasServerHtml, type Loaded } from './server-html.ts';

/** One page load under a slow network and processor. Times in milliseconds from navigation, bytes as transferred. */
export interface LoadMeasure {
  firstPaint: number;
  largestPaint: number;
  layoutShift: number;
  /** Requests that had to wait for one another until the remote's code had hydrated the first button, the document included. */
  rounds: number;
  /** Document, scripts, styles, fonts and data until then; photos are counted apart. */
  bytes: number;
  photoBytes: number;
}

/** 1.6 Mbit/s down, 750 kbit/s up, 150 ms, a processor four times slower: a phone on a poor connection. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const SLOWDOWN = 4;
const VIEWPORT = { width: 390, height: 844 };
const PATIENCE = 20_000;

/** What a visitor does first on a page. */
export interface Act {
  /** The button pressed. */
  button: string;
  /** What changes its words, or appears, by the press. */
  effect: string;
}

interface Observed {
  firstPaint: number;
  largestPaint: number;
  layoutShift: number;
  /** Time at which React had hydrated the first button. */
  adopted: number | null;
  /** Scripts that the page's own HTML names. */
  announced: string[];
  resources: { name: string; kind: string; start: number; end: number; bytes: number }[];
}

/** Loads an address in a profile without cache and measures it, untouched. `button` is left out where nothing can be pressed. */
export async function measureLoad(
  browser: Browser,
  url: string,
  memory: Memory,
  button?: string,
): Promise<Loaded<LoadMeasure>> {
  const { page } = await slowVisitor(browser, url, memory);
  await page.addInitScript(observe, button ?? null);
  const answer = await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
  if (button) await page.waitForFunction(() => window.observed?.adopted != null, null, { timeout: PATIENCE });
  await page.waitForTimeout(1500);
  const observed = await read(page);
  const isDrawn = await wasDrawn(answer);
  await page.context().close();
  return { measured: summarise(observed), isDrawn };
}

/** Read once all is measured: the text of an answer is not there before its end. */
const wasDrawn = async (answer: Response | null): Promise<boolean> =>
  answer !== null && hasServerHtml(await answer.text());

/**
 * Presses a button as soon as it is painted, as a finger would, and waits for its effect: milliseconds from navigation.
 * A load of its own, because a press ends what the browser counts as the largest paint and as layout shift.
 */
export async function measurePress(
  browser: Browser,
  url: string,
  memory: Memory,
  { button, effect }: Act,
): Promise<Loaded<number>> {
  const { page, session } = await slowVisitor(browser, url, memory);
  await session.send('Runtime.enable');
  await session.send('Runtime.addBinding', { name: 'pressAt' });
  session.on(
    'Runtime.bindingCalled',
    ({ payload }) => void press(session, JSON.parse(payload) as Point).catch(() => {}),
  );
  await page.addInitScript(awaitPress, { button, effect });
  const answer = await page.goto(url, { waitUntil: 'commit', timeout: 60_000 });
  const handled = await page.waitForFunction(() => window.handled, null, { timeout: PATIENCE });
  const time = (await handled.jsonValue())!;
  const isDrawn = await wasDrawn(answer);
  await page.context().close();
  return { measured: time, isDrawn };
}

interface Point {
  x: number;
  y: number;
}

async function press(session: CDPSession, at: Point): Promise<void> {
  const touch = { ...at, button: 'left', clickCount: 1 } as const;
  await session.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...touch });
  await session.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...touch });
}

async function slowVisitor(
  browser: Browser,
  url: string,
  { cookies, localStorage }: Memory,
): Promise<{ page: Page; session: CDPSession }> {
  const context = await browser.newContext({ viewport: VIEWPORT, locale: 'en-GB', colorScheme: 'light' });
  await context.addCookies(cookies.map((cookie) => ({ ...cookie, url: new URL(url).origin })));
  await context.addInitScript(
    (stored) => Object.entries(stored).forEach(([key, value]) => window.localStorage.setItem(key, value)),
    localStorage,
  );
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await slowDown(session);
  return { page, session };
}

async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
}

declare global {
  interface Window {
    observed?: Omit<Observed, 'resources'>;
    /** When the press had shown its effect. */
    handled?: number;
    pressAt?: (point: string) => void;
  }
}

/** Runs in the page, before its own scripts. */
function observe(button: string | null): void {
  const observed: Omit<Observed, 'resources'> = {
    firstPaint: 0,
    largestPaint: 0,
    layoutShift: 0,
    adopted: null,
    announced: [],
  };
  window.observed = observed;
  const watch = (type: string, note: (entry: PerformanceEntry) => void): void => {
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  };
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') observed.firstPaint = entry.startTime;
  });
  watch('largest-contentful-paint', (entry) => {
    observed.largestPaint = entry.startTime;
  });
  watch('layout-shift', (entry) => {
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!shift.hadRecentInput) observed.layoutShift += shift.value;
  });
  // Deferred scripts, which add others, run after this.
  document.addEventListener('readystatechange', () => {
    if (document.readyState !== 'interactive') return;
    const scripts = document.querySelectorAll<HTMLLinkElement | HTMLScriptElement>(
      'link[rel="preload"][as="script"], script[src]',
    );
    observed.announced = [...scripts].map((element) => ('href' in element ? element.href : element.src));
  });
  if (!button) return;
  const isAdopted = (element: HTMLElement): boolean =>
    Object.keys(element).some((key) => key.startsWith('__reactFiber'));
  const tick = (): void => {
    if ([...document.querySelectorAll<HTMLElement>(button)].some(isAdopted))
      observed.adopted = performance.now();
    else setTimeout(tick, 10);
  };
  tick();
}

/** Runs in the page, before its own scripts: asks for the press when the button is painted, and notes when its effect shows. */
function awaitPress({ button, effect }: Act): void {
  const words = (): string =>
    [...document.querySelectorAll<HTMLElement>(effect)]
      .filter((element) => element.getClientRects().length > 0)
      .map((element) => element.innerText)
      .join();
  let before: string | undefined;
  const tick = (): void => {
    const target = document.querySelector<HTMLElement>(button);
    if (before === undefined && target && performance.getEntriesByName('first-contentful-paint').length > 0) {
      target.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { x, y, width, height } = target.getBoundingClientRect();
      if (width > 0) {
        before = words();
        window.pressAt!(JSON.stringify({ x: x + width / 2, y: y + height / 2 }));
      }
    } else if (before !== undefined && words() !== before) {
      window.handled = performance.now();
      return;
    }
    setTimeout(tick, 10);
  };
  tick();
}

async function read(page: Page): Promise<Observed> {
  return page.evaluate(() => {
    const document = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming;
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const describe = (entry: PerformanceResourceTiming, kind: string): Observed['resources'][number] => ({
      name: entry.name,
      kind,
      start: entry.startTime,
      end: entry.responseEnd,
      bytes: entry.transferSize,
    });
    return {
      ...window.observed!,
      resources: [
        describe(document, 'document'),
        ...resources.map((entry) => describe(entry, kindOf(entry))),
      ],
    };

    function kindOf(entry: PerformanceResourceTiming): string {
      if (/\.(webp|avif|jpe?g|png)(\?|$)|\/cdn\/|\/photo\//.test(entry.name)) return 'photo';
      if (/\.m?js(\?|$)/.test(entry.name)) return 'script';
      return 'other';
    }
  });
}

function summarise(observed: Observed): LoadMeasure {
  const until = observed.adopted ?? Number.POSITIVE_INFINITY;
  const early = observed.resources.filter(({ start }) => start < until);
  const sum = (entries: typeof early): number => entries.reduce((total, { bytes }) => total + bytes, 0);
  return {
    firstPaint: observed.firstPaint,
    largestPaint: observed.largestPaint,
    layoutShift: observed.layoutShift,
    rounds: serialRounds(observed.resources.filter((entry) => isNeeded(entry, observed))),
    bytes: sum(early.filter(({ kind }) => kind !== 'photo')),
    photoBytes: sum(early.filter(({ kind }) => kind === 'photo')),
  };
}

/** The document, its scripts, and the remote's files that arrived before the first button was hydrated. Late parts of the frame do not count. */
function isNeeded(
  { name, kind, end }: Observed['resources'][number],
  { announced, adopted }: Observed,
): boolean {
  if (kind === 'document' || announced.includes(name)) return true;
  return kind === 'script' && !name.includes('/assets/shell/') && end < (adopted ?? Number.POSITIVE_INFINITY);
}

/** Longest chain of requests each of which began after the one before had ended. */
export function serialRounds(requests: readonly { start: number; end: number }[]): number {
  const depth = new Map<{ start: number; end: number }, number>();
  let longest = 0;
  for (const request of [...requests].sort((a, b) => a.start - b.start)) {
    const before = [...depth].filter(([earlier]) => earlier.end <= request.start).map(([, rounds]) => rounds);
    const rounds = 1 + Math.max(0, ...before);
    depth.set(request, rounds);
    longest = Math.max(longest, rounds);
  }
  return longest;
}
