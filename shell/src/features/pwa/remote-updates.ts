import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { PageRegistry } from '@rendezvous/contract/composition/page';
import { matchRoute, type RemoteName } from '@rendezvous/contract/kernel/routes';
import type { RemoteLoader } from '#src/kernel/loader/remote-loader.ts';
import type { Store } from '#src/lib/store.ts';
import type { Update } from './updates.ts';

/** The registry is read at most this often when pages change or the tab comes up again, and this often in any case. */
const LOOK_MS = 10_000;
const LOOK_ANYWAY_MS = 5 * 60_000;

/** What watching needs from the page. */
export interface RemotePage {
  loader: Pick<RemoteLoader, 'stateOf' | 'update'>;
  readRegistry(): Promise<PageRegistry>;
  /** The remote on the screen; null on a screen of the frame's own. */
  shown(): RemoteName | null;
  /** Would another version lose typed words, or a dialog? */
  isBusy(): boolean;
  reload(): void;
  now(): number;
}

/** Watches for newer versions of remotes. */
export interface RemoteUpdates {
  /** Reads the registry, unless that was done a moment ago. */
  look(): Promise<void>;
}

/**
 * A newer version of a remote that is not on the screen is shown from its next visit on, unless the visitor is busy; for the one
 * on the screen a reload is offered. A version that fails here is replaced by the previous one, as any is.
 */
export function followRemotes(update: Store<Update | null>, page: RemotePage): RemoteUpdates {
  let looked = page.now();
  let offered = '';

  function offer(version: string): void {
    if (version === offered || update.get()) return;
    offered = version;
    update.set({ accept: page.reload });
  }

  return {
    async look() {
      if (page.now() - looked < LOOK_MS) return;
      looked = page.now();
      const registry = await page.readRegistry().catch(() => null);
      if (!registry) return;
      const shown = page.shown();
      if (!page.isBusy()) page.loader.update(registry, shown);
      const state = shown && page.loader.stateOf(shown);
      const newest = shown && registry[shown]?.version;
      if (newest && state && state.status === 'ready' && state.version !== newest) offer(newest);
    },
  };
}

/** Looks for newer remotes whenever the page changes, the tab comes up again, or some minutes have passed. */
export function useRemoteUpdates(remotes: RemoteUpdates): void {
  const { pathname } = useLocation();
  useEffect(() => void remotes.look(), [remotes, pathname]);
  useEffect(() => {
    const look = (): void => void (document.visibilityState === 'visible' && remotes.look());
    const timer = setInterval(look, LOOK_ANYWAY_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [remotes]);
}

/** The remote whose screen an address shows. */
export function remoteAt(pathname: string): RemoteName | null {
  const owner = matchRoute(pathname)?.route.owner;
  return owner && owner !== 'shell' ? owner : null;
}
