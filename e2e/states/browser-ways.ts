import type { Page } from '@playwright/test';

/** How the browser's service worker takes part: not at all, really, or as one whose newer version waits. */
export type WorkerWay = 'none' | 'real' | 'waiting';

/** Sets, before the page loads, what its browser has of workers. A real one would answer requests that some states hold back. */
export async function giveWorker(page: Page, way: WorkerWay): Promise<void> {
  if (way === 'none')
    await page.addInitScript(() => void Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  if (way === 'waiting') await page.addInitScript(emulateWaiting);
}

/** A worker that works and a newer one that waits for consent, as far as the page can tell. */
function emulateWaiting(): void {
  const worker = {
    postMessage: (_message: unknown, [port]: MessagePort[] = []) => port?.postMessage({ version: 'newer' }),
  };
  const registration = Object.assign(new EventTarget(), {
    active: worker,
    waiting: worker,
    installing: null,
    update: async () => undefined,
  });
  const container = Object.assign(new EventTarget(), {
    controller: worker,
    ready: Promise.resolve(registration),
    register: async () => registration,
    getRegistration: async () => registration,
    startMessages: () => undefined,
  });
  Object.defineProperty(Navigator.prototype, 'serviceWorker', { configurable: true, get: () => container });
}

/** What would leave by itself after a while stays, so that it can be looked at: long timers never end. */
export async function stopLongTimers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const LONG_MS = 5_000;
    const { setTimeout: start } = window;
    window.setTimeout = ((act: TimerHandler, wait = 0, ...given: unknown[]) =>
      wait >= LONG_MS ? 0 : start(act, wait, ...given)) as typeof window.setTimeout;
  });
}
