import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { summarizeTasks, traceMainThread, type MainThread } from '#fixtures/browser/main-thread.ts';
import { writeHistory } from '#fixtures/servers/operator.ts';
import { marijke } from '#fixtures/people/people.ts';
import { haveSession } from '#fixtures/people/session.ts';
import { expect, test } from '#fixtures/test.ts';
import { arrive } from '#pages/addresses.ts';

/** Messages of the conversation; `npm run proof history` uses 10,000. */
const MESSAGES = Number(process.env.HISTORY_MESSAGES ?? 400);
/** Folder in which the proof finds what was measured; a trace costs time, so only the proof makes one. */
const FIGURES = process.env.HISTORY_FIGURES;
/** Most messages in the page at a time, and most processor time of a task of the scroll in milliseconds. */
const MAX_NODES = 60;
const MAX_TASK_MS = 50;
/** Steps of a scroll in one trace. */
const LEG = 300;

test.use({
  ownSite: {
    settings: [['set', 'history_messages', '20000']],
    prepare: (dataDir) => void writeHistory(dataDir, marijke.email, MESSAGES),
  },
});

/** Opens the conversation that has the messages. */
async function openHistory(page: Page, url: string): Promise<void> {
  await haveSession(page.context(), url, marijke);
  const answer = await page.context().request.get('/api/chats.php');
  const { chats } = (await answer.json()) as { chats: { conversation: { id: string } }[] };
  await arrive(page, `/chats/${chats[0]!.conversation.id}`);
}

/** The last message that is drawn and whole in the window. */
async function lastInView(page: Page): Promise<Locator> {
  const line = await page.waitForFunction(() => {
    const { top, bottom } = document.querySelector('[role="log"]')!.getBoundingClientRect();
    const whole = [...document.querySelectorAll('[data-message]')].findLast((bubble) => {
      const box = bubble.getBoundingClientRect();
      return box.top >= top && box.bottom <= bottom;
    });
    return whole?.textContent.match(/Line \d+\./)?.[0];
  });
  return page.locator('[data-message]').filter({ hasText: (await line.jsonValue())! });
}

interface Scrolled {
  /** Most messages on the page at any step. */
  nodes: number;
  /** Farthest that a message in view moved by itself, in pixels. */
  moved: number;
  frames: number;
  /** It has come to the beginning, or to the newest message. */
  ended: boolean;
}

/** Scrolls towards the beginning of the conversation (-1) or back (1), in at most LEG steps of three quarters of a window. */
const scroll = (page: Page, way: 1 | -1): Promise<Scrolled> =>
  page.evaluate(
    async ([most, way]) => {
      const log = document.querySelector<HTMLElement>('[role="log"]')!;
      const found = { nodes: 0, moved: 0, frames: 0, ended: false };
      const bubbles = () => [...log.querySelectorAll<HTMLElement>('[data-message]')];
      const hasEnded = () =>
        way > 0 ? log.scrollTop >= 0 : Boolean(bubbles()[0]?.textContent?.includes('Line 1.'));
      for (let steps = 0; steps < most && !hasEnded(); steps += 1) {
        log.scrollBy(0, way * 0.75 * log.clientHeight);
        const middle = log.getBoundingClientRect().top + log.clientHeight / 2;
        const anchor = bubbles().find((bubble) => bubble.getBoundingClientRect().bottom > middle);
        const before = anchor?.getBoundingClientRect().top ?? 0;
        // Older messages arrive a frame later.
        for (let frames = way > 0 ? 2 : 3; frames > 0; frames -= 1) {
          await new Promise(requestAnimationFrame);
          found.nodes = Math.max(found.nodes, bubbles().length);
          found.frames += 1;
        }
        if (anchor?.isConnected)
          found.moved = Math.max(found.moved, Math.abs(anchor.getBoundingClientRect().top - before));
      }
      return { ...found, ended: hasEnded() };
    },
    [LEG, way] as const,
  );

/** Scrolls one way to its end. A trace records one leg, since one of the whole would fill the browser's store. */
async function scrollToEnd(page: Page, way: 1 | -1): Promise<{ legs: Scrolled[]; traces: MainThread[] }> {
  const legs: Scrolled[] = [];
  const traces: MainThread[] = [];
  // A step is higher than any message, and waits now and then for older ones.
  while (!legs.at(-1)?.ended && legs.length * LEG < LEG + MESSAGES * 2) {
    const endTrace = FIGURES ? await traceMainThread(page) : undefined;
    legs.push(await scroll(page, way));
    if (endTrace) traces.push(await endTrace());
  }
  expect(legs.at(-1)?.ended, way < 0 ? 'the beginning was reached' : 'the end was reached').toBe(true);
  return { legs, traces };
}

/** Writes what a test measured where the proof reads it. */
function record(name: string, figures: object): void {
  console.log(JSON.stringify(figures));
  if (FIGURES) writeFileSync(join(FIGURES, `${name}.json`), JSON.stringify(figures));
}

test('a long conversation is read to its beginning and back with few messages on the page, none of which jumps', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(120_000 + MESSAGES * 150);
  await openHistory(page, baseURL!);
  await expect(page.getByRole('log', { name: 'Messages' }).getByText(`Line ${MESSAGES}.`)).toBeVisible();

  const [up, down] = [await scrollToEnd(page, -1), await scrollToEnd(page, 1)];
  const legs = [...up.legs, ...down.legs];
  const traces = [...up.traces, ...down.traces];
  const nodes = Math.max(...legs.map((leg) => leg.nodes));
  const moved = Math.max(...legs.map((leg) => leg.moved));
  const tasks = summarizeTasks(traces);
  record('scroll', {
    messages: MESSAGES,
    frames: legs.reduce((sum, leg) => sum + leg.frames, 0),
    nodes_at_most: nodes,
    moved_px: moved,
    ...(FIGURES && tasks),
  });
  expect(nodes).toBeLessThanOrEqual(MAX_NODES);
  expect(moved, 'the same place').toBeLessThanOrEqual(1);
  // By the processor: on a busy machine the clock also counts the time in which others have the core.
  if (FIGURES) expect(tasks.tasks.longest_by_processor_ms).toBeLessThanOrEqual(MAX_TASK_MS);
});

test('what is read stays where it is when the keyboard of a phone covers 300 px', async ({
  page,
  baseURL,
}) => {
  const moved: number[] = [];
  for (const back of [0, 3_000]) {
    await page.setViewportSize({ width: 390, height: 844 });
    await openHistory(page, baseURL!);
    const log = page.getByRole('log', { name: 'Messages' });
    await expect(page.locator('[data-message]').last()).toBeInViewport();
    await log.evaluate((element, by) => element.scrollBy(0, -by), back);
    const read = await lastInView(page);
    const gap = async () => {
      const around = (await log.boundingBox())!;
      const box = (await read.boundingBox())!;
      return around.y + around.height - (box.y + box.height);
    };
    const before = await gap();
    await page.setViewportSize({ width: 390, height: 544 });
    await expect(read).toBeInViewport();
    moved.push(Math.abs((await gap()) - before));
  }
  record('keyboard', { moved_px_when_300_px_less: Math.max(...moved) });
  expect(Math.max(...moved)).toBeLessThanOrEqual(1);
});
