import type { Page } from '@playwright/test';

/** Service worker of the state: none, the real one, or one with a waiting update. */
export type WorkerWay = 'none' | 'real' | 'waiting';

/** Sets the page's service worker before load. A real one would answer requests that some states block. */
export async function giveWorker(page: Page, way: WorkerWay): Promise<void> {
  if (way === 'none')
    await page.addInitScript(() => void Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  if (way === 'waiting') await page.addInitScript(emulateWaiting);
}

/** Emulates a working worker and a newer one that waits for consent. */
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

/** Stops long timers, so that elements with a time limit stay visible. */
export async function stopLongTimers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const LONG_MS = 5_000;
    const { setTimeout: start } = window;
    window.setTimeout = ((act: TimerHandler, wait = 0, ...given: unknown[]) =>
      wait >= LONG_MS ? 0 : start(act, wait, ...given)) as typeof window.setTimeout;
  });
}
