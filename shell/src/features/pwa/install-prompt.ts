import { createStore, type Store } from '#src/lib/store.ts';

/** Event of browsers when the site may be installed. */
export interface InstallPrompt extends Event {
  /** Asks; must be called from a press. */
  prompt(): Promise<unknown>;
}

/** The browser's offer to install the site, stored until the moment for it; null where there is none. */
export const installPrompt: Store<InstallPrompt | null> = createStore<InstallPrompt | null>(null);

/** Browsers make their offer once, soon after the page has loaded: a late listener misses it. */
export function storeInstallPrompt(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    installPrompt.set(event as InstallPrompt);
  });
  window.addEventListener('appinstalled', () => installPrompt.set(null));
}
