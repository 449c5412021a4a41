import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test';
import { NOTIFYING_BROWSER } from '#fixtures/browser/chromium.ts';
import type { Memories } from './viewers.ts';
import type { State } from './states.ts';

/**
 * Pages for states, in browser contexts that are used again: a new context costs as much time as a page load and starts with an
 * empty cache. A state with a service worker or permissions of its own gets a new context, in a browser that can notify.
 */
export class StateBrowsers {
  readonly #free: BrowserContext[] = [];
  readonly #browser: Browser;
  #notifying: Promise<Browser> | undefined;
  readonly #options: BrowserContextOptions;

  constructor(browser: Browser, options: BrowserContextOptions) {
    this.#browser = browser;
    this.#options = options;
  }

  /** Opens an empty page with the cookies and storage of the state's viewer, hands it to `use`, and closes it. */
  async withPage<T>(state: State, memories: Memories, use: (page: Page) => Promise<T>): Promise<T> {
    const storageState = await memories.of(state);
    const context = await this.#contextOf(state);
    try {
      await context.setStorageState(storageState);
      return await use(await context.newPage());
    } finally {
      await this.#release(context, state);
    }
  }

  /** Closes every context. */
  async close(): Promise<void> {
    await Promise.all(this.#free.splice(0).map((context) => context.close()));
    await (await this.#notifying)?.close();
    this.#notifying = undefined;
  }

  async #contextOf(state: State): Promise<BrowserContext> {
    if (isOrdinary(state)) return this.#free.pop() ?? this.#browser.newContext(this.#options);
    this.#notifying ??= chromium.launch(NOTIFYING_BROWSER);
    return (await this.#notifying).newContext(this.#options);
  }

  async #release(context: BrowserContext, state: State): Promise<void> {
    await Promise.all(context.pages().map((page) => page.close()));
    if (isOrdinary(state)) this.#free.push(context);
    else await context.close();
  }
}

/** True for a state that leaves nothing in its context but cookies and storage. */
function isOrdinary({ worker = 'none', permissions }: State): boolean {
  return worker === 'none' && !permissions;
}
