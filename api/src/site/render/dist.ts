import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadableRemote, PageRegistry } from '@rendezvous/contract/page';
import type {
  RegistryEntry,
  RemoteManifest,
  RemoteRegistry,
  ShellManifest,
} from '@rendezvous/contract/registry';
import type { RemoteName } from '@rendezvous/contract/routes';
import { SLOT_OWNERS, type SlotName } from '@rendezvous/contract/slots';

const REMOTES: readonly RemoteName[] = ['members', 'chat', 'payments', 'signup', 'landers'];
const VERSION = /^[0-9a-f]{16}$/;

/** Address of a version's folder. */
export const baseOf = (part: string, version: string): string => `/assets/${part}/${version}/`;

/** Everything a page is made of, from one reading: what is inlined and what is rendered never differ. */
export interface Deployed {
  shell: ShellManifest | null;
  remotes: RemoteRegistry['remotes'];
}

/** The built parts on disk. Pointers are read for every page, so that a redeployed part shows in the next one. */
export interface Dist {
  folder: string;
  deployed(): Promise<Deployed>;
  /** Any version that is still there: open pages load chunks of former ones. Null when there is none such. */
  manifest(part: string, version: string): Promise<ShellManifest | RemoteManifest | null>;
}

export function openDist(folder: string): Dist {
  // Versions are immutable, so what was read of one once stays right.
  const manifests = new Map<string, ShellManifest | RemoteManifest>();

  async function manifest(part: string, version: string): Promise<ShellManifest | RemoteManifest | null> {
    if (!VERSION.test(version) || !(part === 'shell' || REMOTES.includes(part as RemoteName))) return null;
    const key = `${part}/${version}`;
    const known = manifests.get(key);
    if (known) return known;
    const file = path.join(folder, part, version, part === 'shell' ? 'shell.json' : 'remote.json');
    const text = await readFile(file, 'utf8').catch(() => null);
    if (text === null) return null;
    const read = JSON.parse(text) as ShellManifest | RemoteManifest;
    manifests.set(key, read);
    return read;
  }

  async function current<M>(part: string): Promise<M | null> {
    const version = await readFile(path.join(folder, part, 'current'), 'utf8').catch(() => null);
    return version === null ? null : ((await manifest(part, version.trim())) as M | null);
  }

  return {
    folder,
    manifest,
    async deployed() {
      const [shell, ...found] = await Promise.all([
        current<ShellManifest>('shell'),
        ...REMOTES.map((name) => current<RemoteManifest>(name)),
      ]);
      const entries = found
        .filter((remote) => remote !== null)
        .map((remote): [RemoteName, RegistryEntry] => [
          remote.name,
          { ...remote, base: baseOf(remote.name, remote.version) },
        ]);
      return { shell, remotes: Object.fromEntries(entries) };
    },
  };
}

/** Slots that a deployed remote fills. Builds that do not say fill all they own. */
export function filledSlots(remotes: RemoteRegistry['remotes']): SlotName[] {
  const names = Object.keys(SLOT_OWNERS) as SlotName[];
  return names.filter((name) => {
    const owner = remotes[SLOT_OWNERS[name]];
    return owner !== undefined && (owner.slots?.includes(name) ?? true);
  });
}

/** The part of the registry that the browser needs. */
export function pageRegistry(remotes: RemoteRegistry['remotes']): PageRegistry {
  const entries = Object.values(remotes).map(
    ({ name, version, base, entry, integrity, slots, shared }): [RemoteName, LoadableRemote] => [
      name,
      { name, version, base, entry, integrity, slots, shared },
    ],
  );
  return Object.fromEntries(entries);
}
