import { setTimeout as sleep } from 'node:timers/promises';
import type { Memory } from './memory.ts';

/** A version that was late rests for half a minute; then a page gets its HTML again. */
const PATIENCE_MS = 120_000;
const AGAIN_MS = 500;
const TRIES = 4;

/** Was the page drawn by the server? A render process that is cold or late sends it with everything left to the browser. */
export const hasServerHtml = (html: string): boolean => /<div id="[\w-]+" data-ssr>\s*</.test(html);

/**
 * Asks for a page, as the measured browser does, until it comes with the server's HTML.
 * @throws when it does not within two minutes
 */
export async function warmUp(url: string, { cookies }: Memory): Promise<void> {
  const headers = {
    accept: 'text/html',
    'accept-language': 'en-GB',
    cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
  };
  const end = performance.now() + PATIENCE_MS;
  for (;;) {
    const html = await fetch(url, { headers }).then((answer) => answer.text());
    if (hasServerHtml(html)) return;
    if (performance.now() > end)
      throw new Error(`${url} comes without the server's HTML: is the machine too busy?`);
    await sleep(AGAIN_MS);
  }
}

/** What was measured, and whether the page came with the server's HTML. */
export interface Loaded<T> {
  measured: T;
  isDrawn: boolean;
}

/**
 * Measures a page that the server has drawn, with further tries where a load came without its HTML: such a load says nothing of how
 * fast a drawn page is. Gives how many loads were left out.
 * @throws when four loads in a row came without it
 */
export async function measureDrawn<T>(
  warm: () => Promise<void>,
  measure: () => Promise<Loaded<T>>,
): Promise<{ measured: T; leftOut: number }> {
  for (let leftOut = 0; leftOut < TRIES; leftOut += 1) {
    await warm();
    const { measured, isDrawn } = await measure();
    if (isDrawn) return { measured, leftOut };
  }
  throw new Error(`${TRIES} loads in a row came without the server's HTML: is the machine too busy?`);
}
