import type { LoadableRemote } from '@rendezvous/contract/page';
import type { RemoteName } from '@rendezvous/contract/routes';

const keyOf = (name: RemoteName): string => `rv.device.last-good.${name}`;

/** The version of a remote that last worked on this device. Only files of this site's own are ever taken from storage. */
export function readLastGood(name: RemoteName): LoadableRemote | null {
  try {
    const remote = JSON.parse(window.localStorage.getItem(keyOf(name)) ?? 'null') as LoadableRemote | null;
    return remote?.name === name && remote.base.startsWith('/assets/') ? remote : null;
  } catch {
    return null;
  }
}

/** Remembers the version that works; without storage it is forgotten with the page. */
export function rememberLastGood(remote: LoadableRemote): void {
  try {
    window.localStorage.setItem(keyOf(remote.name), JSON.stringify(remote));
  } catch {
    // Nothing to remember it in.
  }
}
