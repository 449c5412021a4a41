import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from '@playwright/test';
import { ARMS, serveArm, type Arm, type ArmServer } from './arms.ts';
import { buildBundle, digestOf } from './bundle.ts';
import { measureLoad, measurePress, type Act, type LoadMeasure } from './measure.ts';
import type { Memory } from './memory.ts';
import { measureDrawn, warmUp, type Loaded } from './server-html.ts';
import { spread, type Spread } from './statistics.ts';
import { build } from '#src/build/build.ts';
import { loadNow } from '#src/lib/measure/load.ts';
import { needChromium } from '#src/lib/chromium.ts';
import { startServer } from '#src/lib/server-process.ts';
import { writeProof } from '#src/lib/proof-record.ts';

const LIKE: Act = { button: 'button[aria-label^="Like "]', effect: 'dialog[open], output' };

/** The screens measured, each with what a visitor presses first. */
const PAGES: readonly { path: string; act: Act }[] = [
  { path: '/', act: LIKE },
  { path: '/members', act: LIKE },
  {
    path: '/landers/adultonly',
    act: { button: 'main button[aria-pressed]', effect: 'main button[aria-pressed="true"]' },
  },
];

const FIGURES = [
  'firstPaint',
  'largestPaint',
  'interactive',
  'layoutShift',
  'rounds',
  'bytes',
  'photoBytes',
] as const;
type Measure = LoadMeasure & {
  /** The first press, made as soon as its button is painted, until it shows an effect; milliseconds from navigation. */
  interactive: number | null;
};
type Figures = Record<(typeof FIGURES)[number], Spread | null> & {
  /** Loads that came without the server's HTML and were made again. */
  leftOut: number;
};

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
/** A visitor with a confirmed age, in English: otherwise the entry warning answers the press. */
const OF_AGE: Memory = {
  cookies: [{ name: 'i18n_redirected', value: 'en' }],
  localStorage: { 'rv.device.entry-warning': String(Date.now()) },
};

/** `npm run bench load [-- --runs 9]`: loads each page in each way, in turns, and writes docs/proofs/bench-load.json. */
async function main(runs: number): Promise<void> {
  const loadBefore = loadNow();
  await build();
  const bundle = await buildBundle();
  const folder = mkdtempSync(join(tmpdir(), 'rendezvous-bench-'));
  const server = await startServer({ DATA_DIR: folder, DATABASE_URL: '', RATE_LIMIT_FACTOR: '1000' });
  const arms = await Promise.all(ARMS.map((arm) => serveArm(arm, server.url, bundle)));
  const browser = await chromium.launch({ executablePath: needChromium(console.log), args: FLAGS });
  try {
    const pages: Record<string, Record<Arm, Figures>> = {};
    for (const { path, act } of PAGES) pages[path] = await measurePage(browser, arms, path, act, runs);
    print(pages);
    const file = writeProof('bench-load', 'demo', {
      runs,
      conditions: '1.6 Mbit/s, 150 ms, CPU ÷ 4, brotli, 390 × 844',
      load_before: loadBefore,
      load_after: loadNow(),
      bundle: digestOf(bundle),
      pages,
    });
    console.log(`Written to ${file}`);
  } finally {
    await browser.close();
    await Promise.all(arms.map((arm) => arm.close()));
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measurePage(
  browser: Browser,
  arms: readonly ArmServer[],
  path: string,
  act: Act,
  runs: number,
): Promise<Record<Arm, Figures>> {
  const measures = Object.fromEntries(ARMS.map((arm) => [arm, new Array<Measure>()])) as Record<
    Arm,
    Measure[]
  >;
  const leftOut = Object.fromEntries(ARMS.map((arm) => [arm, 0])) as Record<Arm, number>;
  for (let run = 0; run < runs; run += 1) {
    for (const { arm, url } of arms) {
      const isDead = arm === 'static page';
      const warm = () => warmUp(new URL(path, arms[0]!.url).href, OF_AGE);
      const drawn = async <T>(measure: () => Promise<Loaded<T>>): Promise<T> => {
        // The bundle draws everything itself, whatever the server had.
        if (arm === 'one bundle')
          return warm()
            .then(measure)
            .then(({ measured }) => measured);
        const { measured, leftOut: more } = await measureDrawn(warm, measure);
        leftOut[arm] += more;
        return measured;
      };
      const load = await drawn(() =>
        measureLoad(browser, url + path, OF_AGE, isDead ? undefined : act.button),
      );
      const interactive = isDead ? null : await drawn(() => measurePress(browser, url + path, OF_AGE, act));
      measures[arm].push({ ...load, interactive });
    }
    console.log(`${path}: run ${run + 1} of ${runs}, load ${loadNow()}`);
  }
  return Object.fromEntries(
    ARMS.map((arm) => [arm, { ...figuresOf(measures[arm]), leftOut: leftOut[arm] }]),
  ) as Record<Arm, Figures>;
}

function figuresOf(measures: readonly Measure[]): Omit<Figures, 'leftOut'> {
  return Object.fromEntries(
    FIGURES.map((name) => [name, spread(measures.map((measure) => measure[name]))]),
  ) as Omit<Figures, 'leftOut'>;
}

function print(pages: Record<string, Record<Arm, Figures>>): void {
  for (const [path, arms] of Object.entries(pages)) {
    console.log(`\n${path}`);
    console.log(`  ${''.padEnd(13)}${FIGURES.map((name) => name.padStart(24)).join('')}`);
    for (const arm of ARMS)
      console.log(`  ${arm.padEnd(13)}${FIGURES.map((name) => show(arms[arm][name]).padStart(24)).join('')}`);
    console.log(`  left out without the server's HTML: ${ARMS.map((arm) => arms[arm].leftOut).join(', ')}`);
    const content = ratio(arms['this build'].firstPaint, arms['static page'].firstPaint);
    const interactive = ratio(arms['this build'].interactive, arms['one bundle'].interactive);
    console.log(
      `  content ÷ static page: ${content} (target 1.10)   interactive ÷ one bundle: ${interactive} (target 1.20)`,
    );
  }
}

function show(figure: Spread | null): string {
  if (!figure) return '–';
  const round = (value: number): string =>
    Math.abs(value) < 10 ? String(Math.round(value * 1000) / 1000) : String(Math.round(value));
  return `${round(figure.median)} (${round(figure.lowest)}–${round(figure.highest)})`;
}

function ratio(one: Spread | null, other: Spread | null): string {
  return one && other ? (one.median / other.median).toFixed(2) : '–';
}

const { values } = parseArgs({ options: { runs: { type: 'string', default: '9' } } });
await main(Number(values.runs));
