import type { LoadableRemote } from '@rendezvous/contract/composition/page';
import type { RemoteName } from '@rendezvous/contract/kernel/routes';

interface LastGood {
  /** Version of the shell it worked with. */
  shell: string;
  remote: LoadableRemote;
}

const keyOf = (name: RemoteName): string => `rv.device.last-good.${name}`;

/**
 * The version of a remote that last worked on this device with this version of the shell: another shell may lack what it
 * uses. Only files of this site are ever read from storage.
 */
export function readLastGood(name: RemoteName, shell: string): LoadableRemote | null {
  try {
    const stored = JSON.parse(window.localStorage.getItem(keyOf(name)) ?? 'null') as LastGood | null;
    return stored?.shell === shell && stored.remote.name === name && stored.remote.base.startsWith('/assets/')
      ? stored.remote
      : null;
  } catch {
    return null;
  }
}

/** Remembers the version that works; without storage it is forgotten with the page. */
export function rememberLastGood(remote: LoadableRemote, shell: string): void {
  try {
    window.localStorage.setItem(keyOf(remote.name), JSON.stringify({ shell, remote } satisfies LastGood));
  } catch {
    // Nothing to remember it in.
  }
}
