import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type CDPSession, type Page } from '@playwright/test';
import { build } from './build.ts';
import { needChromium } from './lib/chromium.ts';
import { startServer } from './lib/server-process.ts';
import { writeProof } from './proof/proof-record.ts';

const SWIPES = 60;
const GOALS = { script_ms: 16, frame_ms: 50 };
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync'];

/** Time of scripts so far, in ms. */
async function scriptTime(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000;
}

/** Records the times between frames from now on. */
const recordFrames = (page: Page) =>
  page.evaluateHandle(() => {
    const frames: number[] = [];
    let before = performance.now();
    const next = (now: number) => {
      frames.push(now - before);
      before = now;
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
    return frames;
  });

const percentile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;
const round = (value: number) => Math.round(value * 10) / 10;

async function logIn(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/login`);
  await page.evaluate(() =>
    fetch('/api/user.php', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-client': 'web/2' },
      body: JSON.stringify({ email: 'premium@demo.example', password: 'halfway-there-2' }),
    }),
  );
}

/**
 * `npm run bench:swipes`: 60 passes in a row by key on a phone's processor (CPU ÷ 4), with the time of scripts per swipe and the time
 * between frames. Goals: 16 ms of scripts, no frame longer than 50 ms. Writes docs/proofs/bench-swipes.json.
 */
async function main(): Promise<void> {
  await build();
  const [load] = loadavg();
  const folder = mkdtempSync(join(tmpdir(), 'rendezvous-swipes-'));
  const server = await startServer({ DATA_DIR: folder, DATABASE_URL: '', RATE_LIMIT_FACTOR: '1000' });
  const browser = await chromium.launch({ executablePath: needChromium(console.log), args: FLAGS });
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, locale: 'en-GB' });
    await logIn(page, server.url);
    await page.goto(`${server.url}/swipe-game`);
    const heading = page.locator('[data-deck-card]:not([inert]) h2');
    await heading.waitFor();
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Performance.enable');
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const recorded = await recordFrames(page);
    const scripts: number[] = [];
    const widen = page.getByRole('button', { name: 'Add other countries' });
    for (let swipe = 0; swipe < SWIPES; swipe += 1) {
      if (await widen.isVisible()) await widen.click();
      const shown = await heading.textContent();
      const before = await scriptTime(cdp);
      // A like may open the dialog of a match, which would end the row.
      await page.keyboard.press('ArrowLeft');
      await page.waitForFunction(
        (former) => document.querySelector('[data-deck-card]:not([inert]) h2')?.textContent !== former,
        shown,
      );
      scripts.push((await scriptTime(cdp)) - before);
    }
    const frames = await recorded.jsonValue();
    const figures = {
      swipes: SWIPES,
      conditions: '390 × 844, CPU ÷ 4, embedded database on the same machine',
      load_before: load,
      goals: GOALS,
      script_ms: {
        median: round(percentile(scripts, 0.5)),
        p95: round(percentile(scripts, 0.95)),
        max: round(Math.max(...scripts)),
      },
      frame_ms: {
        median: round(percentile(frames, 0.5)),
        p95: round(percentile(frames, 0.95)),
        max: round(Math.max(...frames)),
        over_50: frames.filter((frame) => frame > GOALS.frame_ms).length,
        frames: frames.length,
      },
    };
    console.log(JSON.stringify(figures, null, 2));
    console.log(`Written to ${writeProof('bench-swipes', 'demo', figures)}`);
  } finally {
    await browser.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

await main();
