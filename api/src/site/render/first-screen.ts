import path from 'node:path';
import type { FrameServerBuild } from '@rendezvous/contract/page';
import type { RegistryEntry } from '@rendezvous/contract/registry';
import type {
  RemoteServerBuild,
  ServerRendered,
  ServerRenderInput,
  ServerState,
} from '@rendezvous/contract/remote-contract';
import type { Breaker } from './breaker.ts';
import { isLate, runGuarded, within } from './guarded.ts';
import { loadRemoteBuild } from './server-modules.ts';

/** A version nobody has seen yet gets this many times longer: its code is compiled while it runs. */
export const COLD_FACTOR = 4;

export interface FirstScreen extends ServerRendered {
  state: ServerState;
}

/** What a page knows before its first screen is rendered. */
export interface Asked extends Omit<ServerRenderInput, 'state'> {
  route: string;
  get: (path: string) => Promise<unknown>;
}

export interface FirstScreens {
  /** The remote's first screen as HTML; null when it has none, is late, throws or hangs. Never rejects. */
  render(entry: RegistryEntry, frame: FrameServerBuild, asked: Asked): Promise<FirstScreen | null>;
}

/**
 * Renders first screens by the remotes' own server builds, each version loaded once. Reading the data and rendering may
 * take `limitMs` together.
 */
export function createFirstScreens(
  folder: string,
  limitMs: number,
  breaker: Breaker,
  report: (error: unknown, part: string) => void,
): FirstScreens {
  const builds = new WeakMap<FrameServerBuild, Map<string, Promise<RemoteServerBuild>>>();
  const warm = new Set<string>();

  function buildOf(entry: RegistryEntry, frame: FrameServerBuild): Promise<RemoteServerBuild> {
    const known = builds.get(frame) ?? new Map<string, Promise<RemoteServerBuild>>();
    builds.set(frame, known);
    const key = `${entry.name}/${entry.version}`;
    let loading = known.get(key);
    if (!loading) {
      loading = loadRemoteBuild(path.join(folder, entry.name, entry.version), entry.server!, frame);
      known.set(key, loading);
      loading.catch(() => known.delete(key));
    }
    return loading;
  }

  return {
    async render(entry, frame, { route, get, ...input }) {
      const key = `${entry.name}/${entry.version}`;
      if (!entry.server || breaker.isOpen(key)) return null;
      try {
        const build = await buildOf(entry, frame);
        if (!build.firstScreens.includes(route)) return null;
        const limit = warm.has(`${key} ${route}`) ? limitMs : limitMs * COLD_FACTOR;
        const started = performance.now();
        const left = () => limit - (performance.now() - started);
        const loading = runGuarded(left(), () => build.load({ ...input, get }));
        const state = await within(left(), `loading ${route}`, loading);
        const rendered = runGuarded(left(), () => build.render({ ...input, state }));
        warm.add(`${key} ${route}`);
        breaker.succeeded(key);
        return { ...rendered, state };
      } catch (error) {
        if (isLate(error)) breaker.late(key);
        else breaker.failed(key);
        report(error, key);
        return null;
      }
    },
  };
}
