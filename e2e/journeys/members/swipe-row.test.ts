import { writeFileSync } from 'node:fs';
import type { CDPSession, Page } from '@playwright/test';
import { clientHeaders } from '#fixtures/people/members.ts';
import { marijke } from '#fixtures/people/people.ts';
import { haveSession } from '#fixtures/people/session.ts';
import { traceMainThread, type MainThread } from '#fixtures/browser/main-thread.ts';
import { SECOND_SITE } from '#fixtures/servers/sites.ts';
import { expect, test } from '#fixtures/test.ts';
import { arrive } from '#pages/addresses.ts';

/** Swipes in a row; `npm run bench swipes` uses 60. */
const SWIPES = Number(process.env.SWIPES ?? 8);
const GOALS = { script_ms: 16, frame_ms: 50 };

test.use({ ownSite: SECOND_SITE });

/** Time of scripts so far, in ms. Asking runs no script in the page. */
async function scriptTime(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000;
}

/** A frame over 50 ms as the browser reports it, in ms: all of it, the page's scripts, and style with layout and paint. */
interface LongFrame {
  duration: number;
  script: number;
  style: number;
  /** Where its scripts began. */
  from: string[];
}

interface AnimationFrame extends PerformanceEntry {
  styleAndLayoutStart: number;
  scripts: { duration: number; invoker: string }[];
}

/** Reads the frames over 50 ms since a time of the page (long animation frames). Nothing watches in the meantime, as that would be work of its own. */
const framesSince = (page: Page, from: number) =>
  page.evaluate(
    (since) =>
      new Promise<LongFrame[]>((resolve) => {
        const read = (list?: PerformanceObserverEntryList) =>
          resolve(
            ((list?.getEntries() ?? []) as AnimationFrame[])
              .filter(({ startTime }) => startTime >= since)
              .map(({ startTime, duration, styleAndLayoutStart: drawn, scripts }) => ({
                duration,
                script: scripts.reduce((sum, script) => sum + script.duration, 0),
                style: drawn > 0 ? startTime + duration - drawn : 0,
                from: scripts.map(({ invoker }) => invoker.replace(/^https?:\/\/[^/]*/, '')),
              })),
          );
        new PerformanceObserver(read).observe({ type: 'long-animation-frame', buffered: true });
        // Without such a frame nothing is reported.
        setTimeout(read, 1000);
      }),
    from,
  );

const percentile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;
const round = (value: number) => Math.round(value * 10) / 10;

const spread = (values: readonly number[]) => ({
  median: round(percentile(values, 0.5)),
  p95: round(percentile(values, 0.95)),
  max: round(Math.max(...values)),
});

/** What the browser's trace says: time of the processor, in which nothing counts that the machine does besides. */
function traceFigures({ work, frames, presses }: MainThread) {
  const sum = (parts: object) => Object.values(parts).reduce((all: number, part) => all + Number(part), 0);
  const rounded = (parts: object, by = 1) =>
    Object.fromEntries(Object.entries(parts).map(([kind, ms]) => [kind, round(Number(ms) / by)]));
  const long = frames.toSorted((one, other) => sum(other.work) - sum(one.work));
  return {
    press_ms: spread(presses),
    main_thread_ms_per_swipe: rounded(work, SWIPES),
    frames_over_50: {
      count: frames.length,
      worked_over_50: frames.filter((frame) => sum(frame.work) > GOALS.frame_ms).length,
      most_work: long.slice(0, 5).map(({ ms, work: done }) => ({ ms: round(ms), work_ms: rounded(done) })),
    },
  };
}

test('passes in a row by key on the processor of a phone each reach the server, and their scripts are timed', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(60_000 + SWIPES * 4_000);
  await page.setViewportSize({ width: 390, height: 844 });
  await haveSession(page.context(), baseURL!, marijke);
  let wider = false;
  // The server is asked for the state: asking the page would be work of its main thread.
  const deck = async () => {
    const answer = await page.request.get(`/api/swipe.php${wider ? '?wider=true' : ''}`, {
      headers: clientHeaders(baseURL!),
    });
    return (await answer.json()) as { remaining: number; items: unknown[] };
  };
  const remaining = async () => (await deck()).remaining;
  const before = await remaining();
  await arrive(page, '/swipe-game');
  await expect(page.locator('[data-deck-card]:not([inert])')).toBeVisible();
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const begun = await page.evaluate(() => performance.now());
  // A trace costs time, so only the bench makes one.
  const endTrace = process.env.SWIPE_FIGURES ? await traceMainThread(page) : undefined;
  const scripts: number[] = [];
  for (let swipe = 0; swipe < SWIPES; swipe += 1) {
    // The cards of the member's country may end.
    if ((await deck()).items.length === 0) {
      await page.getByRole('button', { name: 'Add other countries' }).press('Enter', { timeout: 30_000 });
      await expect(page.locator('[data-deck-card]:not([inert])')).toBeVisible({ timeout: 30_000 });
      wider = true;
    }
    const start = await scriptTime(cdp);
    const answered = page.waitForResponse(
      (answer) => answer.url().endsWith('/api/swipe.php') && answer.request().method() === 'POST',
    );
    // A like may open the dialog of a match, which would end the row.
    await page.keyboard.press('ArrowLeft');
    await answered;
    scripts.push((await scriptTime(cdp)) - start);
  }
  const trace = await endTrace?.();
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await expect.poll(remaining, { timeout: 30_000 }).toBe(before - SWIPES);

  const frames = await framesSince(page, begun);
  const figures = {
    swipes: SWIPES,
    conditions:
      '390 × 844, CPU ÷ 4, passes by key, embedded database on the same machine; a swipe’s script is all that ran until the server’s answer',
    goals: GOALS,
    script_ms: spread(scripts),
    ...(trace && { trace: traceFigures(trace) }),
    frames_over_50: {
      count: frames.length,
      longest_ms: round(Math.max(0, ...frames.map(({ duration }) => duration))),
      /** Those without any script of the page: the machine, or the browser’s own work. */
      without_script: frames.filter(({ script }) => script === 0).length,
      longest: frames
        .toSorted((one, other) => other.duration - one.duration)
        .slice(0, 5)
        .map(({ from, duration, script, style }) => ({
          ms: round(duration),
          script_ms: round(script),
          style_ms: round(style),
          from,
        })),
    },
  };
  console.log(JSON.stringify(figures));
  if (process.env.SWIPE_FIGURES) writeFileSync(process.env.SWIPE_FIGURES, JSON.stringify(figures));
});
