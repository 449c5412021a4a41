import { setTimeout as sleep } from 'node:timers/promises';
import { pathTo } from '@rendezvous/contract/kernel/routes';
import type { App } from '#src/platform/types.ts';

/** Entry in the list of `services.starting` meanwhile. */
const WHAT = 'first pages';
/** Pages that people come in by. */
const PATHS = [pathTo('index'), pathTo('members'), pathTo('landers-adultonly')] as const;
/** Tries for each page: a machine that is busy starting may be too slow for the first. */
const TRIES = 3;
/** Longer than a visitor's page is cached: the next try renders it again. */
const PAUSE_MS = 1_100;
/** The process counts as started then, whatever has been drawn: a broken part must not block a site. */
const LIMIT_MS = 15_000;

/**
 * Draws the main pages once the process listens, before readiness says so: the first visitor then gets a page that is whole. `isWhole` returns whether
 * every part of a path has been drawn since the start.
 */
export function drawFirstPages(app: App, isWhole: (path: string) => boolean): void {
  const { starting } = app.services;
  const end = new AbortController();

  async function draw(): Promise<void> {
    for (let tries = 0; tries < TRIES && !end.signal.aborted; tries += 1) {
      const missing = PATHS.filter((path) => !isWhole(path));
      if (missing.length === 0) return;
      if (tries > 0) await sleep(PAUSE_MS, undefined, { signal: end.signal });
      for (const path of missing) if (!end.signal.aborted) await app.inject({ url: path });
    }
  }

  app.addHook('onListen', async () => {
    starting.add(WHAT);
    const limit = setTimeout(() => end.abort(), LIMIT_MS).unref();
    end.signal.addEventListener('abort', () => starting.delete(WHAT));
    // Drawn while the process starts; its listening does not wait for it.
    void draw()
      .catch((err: unknown) => void (end.signal.aborted || app.log.warn({ err }, 'first pages not drawn')))
      .finally(() => {
        clearTimeout(limit);
        starting.delete(WHAT);
      });
  });
  app.addHook('preClose', async () => end.abort());
}
