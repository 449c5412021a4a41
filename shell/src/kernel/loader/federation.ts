import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/runtime';
import type { LoadableRemote, PageRegistry } from '@rendezvous/contract/composition/page';
import { shellVersion } from '#src/lib/shell-version.ts';
import { HEDGED_AFTER_MS, STALLED_AFTER_MS } from './stall.ts';

/** What the page knows of the entries it fetches, by address. */
const entries = new Map<string, { integrity: string; progressed: () => void }>();

/** Teaches the federation runtime to fetch entries with digest, nonce and time limit. */
export function prepareFederation(nonce: string): void {
  registerPlugins([
    {
      name: 'guarded-entries',
      createScript({ url }) {
        const script = document.createElement('script');
        script.src = url;
        script.async = true;
        script.nonce = nonce;
        const entry = entries.get(url);
        if (entry?.integrity) script.integrity = entry.integrity;
        if (entry) script.addEventListener('load', entry.progressed);
        return { script, timeout: STALLED_AFTER_MS };
      },
    },
  ]);
}

/** Fetches a remote's entry and what it exposes, and reports the arrival of the entry. A hung script ends after its limit. */
export async function loadModule(
  { name, version, base, entry, integrity }: LoadableRemote,
  progressed: () => void,
): Promise<unknown> {
  const url = new URL(base + entry, location.origin).href;
  entries.set(url, { integrity, progressed });
  // One name for each version: two may be on their way at once. The entry of another version must not pass for this one's.
  const own = `${name}-${version}`;
  Reflect.set(globalThis, name, undefined);
  // Forced: a version that failed is registered a second time.
  registerRemotes([{ name: own, entry: url, type: 'global', entryGlobalName: name }], { force: true });
  return loadRemote(`${own}/app`, { from: 'runtime' });
}

/** Asks the server which remotes there are now for this page, which may be older than the site. */
export async function readRegistry(): Promise<PageRegistry> {
  const response = await fetch(`/remotes.json?shell=${shellVersion()}`, {
    signal: AbortSignal.timeout(HEDGED_AFTER_MS),
    cache: 'no-store',
  });
  if (!response.ok) throw new Error(`the registry answered ${response.status}`);
  return ((await response.json()) as { remotes: PageRegistry }).remotes;
}
