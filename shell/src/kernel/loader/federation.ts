import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/runtime';
import type { LoadableRemote, PageRegistry } from '@rendezvous/contract/page';

const SCRIPT_LIMIT_MS = 15_000;
const REGISTRY_LIMIT_MS = 5_000;

const integrities = new Map<string, string>();

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
        const integrity = integrities.get(url);
        if (integrity) script.integrity = integrity;
        return { script, timeout: SCRIPT_LIMIT_MS };
      },
    },
  ]);
}

/** Fetches a remote's entry and what it exposes. A hung script ends after its limit. */
export async function loadModule({ name, base, entry, integrity }: LoadableRemote): Promise<unknown> {
  const url = new URL(base + entry, location.origin).href;
  integrities.set(url, integrity);
  // Forced: a remote that failed, or was redeployed, is registered a second time.
  registerRemotes([{ name, entry: url, type: 'global', entryGlobalName: name }], { force: true });
  return loadRemote(`${name}/app`, { from: 'runtime' });
}

/** Asks the server which remotes there are now. */
export async function readRegistry(): Promise<PageRegistry> {
  const response = await fetch('/remotes.json', {
    signal: AbortSignal.timeout(REGISTRY_LIMIT_MS),
    cache: 'no-store',
  });
  if (!response.ok) throw new Error(`the registry answered ${response.status}`);
  return ((await response.json()) as { remotes: PageRegistry }).remotes;
}
