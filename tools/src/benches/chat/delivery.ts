import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { needChromium } from '#src/lib/chromium.ts';
import { HttpConnection } from '#src/lib/measure/http-connection.ts';
import { latenciesOf } from '#src/lib/measure/latencies.ts';
import type { BenchMember, ChatBench } from './bench.ts';

const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync'];
const FIELD = 'textarea';

export interface Delivery {
  samples: number;
  /** Pause between two sends of a member. */
  everyMs: number;
  /** Pause between two samples; the two measured members take turns. */
  sampleMs: number;
}

/**
 * Measures, in two pages of Chromium, from the press of Enter on one to the frame that shows the message on the other, while the other pairs have their streams
 * of events open and each of their members sends again and again.
 */
export async function measureDelivery(site: ChatBench, { samples, everyMs, sampleMs }: Delivery) {
  const { url, end } = await site.start();
  const stop = new AbortController();
  const [measured, ...others] = site.pairs;
  const members = others.flatMap(({ sides: [one, other] }) => [
    { self: one, to: other },
    { self: other, to: one },
  ]);
  const browser = await chromium.launch({ executablePath: needChromium(console.log), args: FLAGS });
  try {
    await Promise.all(members.map(({ self }) => listen(url, self, stop.signal)));
    const sent = { count: 0 };
    const chatter = members.map(({ self, to }, place) =>
      sendRepeatedly(
        url,
        { self, to, after: (place / members.length) * everyMs, everyMs, sent },
        stop.signal,
      ),
    );
    const pages = await Promise.all(
      measured!.sides.map(async (member) => openChat(await browser.newContext(), url, measured!, member)),
    );
    const began = performance.now();
    const times: number[] = [];
    const [first, second] = pages as [Page, Page];
    // The first sends of a page load what only they need.
    for (let number = -4; number < samples; number += 1) {
      const [from, to] = number % 2 === 0 ? [first, second] : [second, first];
      const duration = await sample(from, to, `Sample ${number} ${randomUUID()}`);
      if (number >= 0) times.push(duration);
      await pause(sampleMs);
    }
    const seconds = (performance.now() - began) / 1000;
    stop.abort();
    await Promise.all(chatter);
    const sorted = times.toSorted((one, other) => one - other);
    const p95 = sorted[Math.ceil(sorted.length * 0.95) - 1] ?? NaN;
    return {
      pairs: site.pairs.length,
      streams: members.length,
      sends_per_second: Math.round((sent.count / seconds) * 10) / 10,
      ...latenciesOf(times),
      p95: Number(p95.toFixed(1)),
    };
  } finally {
    stop.abort();
    await browser.close();
    await end();
  }
}

/** Opens a stream of live events. */
async function listen(url: string, { cookie }: BenchMember, signal: AbortSignal): Promise<void> {
  const request = get(`${url}/api/events`, { headers: { cookie, accept: 'text/event-stream' }, signal });
  request.on('error', () => {});
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  if (response.statusCode !== 200) throw new Error(`no stream: ${response.statusCode}`);
  response.on('error', () => {}).resume();
}

interface Chatter {
  self: BenchMember;
  to: BenchMember;
  after: number;
  everyMs: number;
  sent: { count: number };
}

async function sendRepeatedly(
  url: string,
  { self, to, after, everyMs, sent }: Chatter,
  signal: AbortSignal,
): Promise<void> {
  const connection = await HttpConnection.open(url, self.cookie);
  try {
    for (await pause(after, undefined, { signal }); ; await pause(everyMs, undefined, { signal })) {
      const body = { member: to.id, client_id: randomUUID(), kind: 'text', text: 'How was the concert?' };
      await connection.post('/api/chat.php', body);
      sent.count += 1;
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    connection.close();
  }
}

async function openChat(
  context: BrowserContext,
  url: string,
  { conversation }: ChatBench['pairs'][number],
  { cookie }: BenchMember,
): Promise<Page> {
  const cookies = cookie.split('; ').map((pair) => {
    const cut = pair.indexOf('=');
    return { name: pair.slice(0, cut), value: pair.slice(cut + 1), url };
  });
  await context.addCookies(cookies);
  const page = await context.newPage();
  await page.goto(`${url}/chats/${conversation}`);
  await page.locator(FIELD).waitFor();
  return page;
}

/** One message from page to page: milliseconds from the press to the frame that shows it, on the clock that both share. */
async function sample(from: Page, to: Page, text: string): Promise<number> {
  const shown = await to.evaluateHandle((wanted) => {
    const seen = new Promise<number>((resolve) => {
      const look = () => {
        const messages = [...document.querySelectorAll('[data-message]')].slice(-5);
        if (!messages.some((message) => message.textContent?.includes(wanted))) return;
        observer.disconnect();
        // The frame after the one that is being made has it on the screen.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => resolve(performance.timeOrigin + performance.now())),
        );
      };
      const observer = new MutationObserver(look);
      observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    });
    return { seen };
  }, text);
  const pressed = await from.evaluateHandle(() => ({
    at: new Promise<number>((resolve) => {
      addEventListener(
        'keydown',
        (event) => {
          if (event.key === 'Enter') resolve(performance.timeOrigin + event.timeStamp);
        },
        { once: true, capture: true },
      );
    }),
  }));
  await from.locator(FIELD).fill(text);
  await from.locator(FIELD).press('Enter');
  const [end, start] = [await shown.evaluate(({ seen }) => seen), await pressed.evaluate(({ at }) => at)];
  return end - start;
}
