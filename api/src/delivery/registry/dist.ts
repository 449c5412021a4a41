import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RemoteManifest, ShellManifest } from '@rendezvous/contract/composition/registry';
import { readRemoteManifest, readShellManifest, type ReadManifest } from './manifests.ts';
import { partsIn, watchPointers } from './pointers.ts';
import { offerOf, type Deployed, type Report } from './registry.ts';

const VERSION = /^[0-9a-f]{16}$/;
const REMOTE = /^[a-z][a-z0-9-]{0,39}$/;
const POINTERS = ['current', 'previous'] as const;

/** The built parts on disk. They are read again only when something below the folder has changed. */
export interface Dist {
  folder: string;
  deployed(): Deployed;
  /** Remotes for a page that runs this version of the shell; those of new pages when the version is not known any more. */
  remotesFor(shellVersion: string): Deployed['remotes'];
  /** Any version that is still there: open pages load chunks of former ones. Null when there is none such. */
  manifest(part: string, version: string): ShellManifest | RemoteManifest | null;
  /** Calls back when other versions are deployed. */
  onChange(listener: (deployed: Deployed) => void): void;
  close(): void;
}

/**
 * Opens the folder of built parts. A version whose manifest is not valid is absent, and reported once; every other part is
 * untouched.
 */
export function openDist(folder: string, report: Report): Dist {
  // Versions are immutable, so a valid manifest stays valid.
  const manifests = new Map<string, ShellManifest | RemoteManifest>();
  const reported = new Set<string>();
  const listeners: ((deployed: Deployed) => void)[] = [];
  let known: Deployed | null = null;
  /** Offers by version of the shell, for pages that are older than the promoted one. */
  const older = new Map<string, Deployed['remotes']>();

  const reportOnce: Report = (part, version, reason) => {
    const key = `${part}/${version} ${reason}`;
    if (reported.has(key)) return;
    reported.add(key);
    report(part, version, reason);
  };

  function readManifest<M extends ShellManifest | RemoteManifest>(
    part: string,
    version: string,
    read: (text: string) => ReadManifest<M>,
  ): M | null {
    const text = textOf(path.join(folder, part, version, part === 'shell' ? 'shell.json' : 'remote.json'));
    if (text === null) return null;
    const { manifest, fault } = read(text);
    if (manifest) manifests.set(`${part}/${version}`, manifest);
    else reportOnce(part, version, `its manifest is not valid: ${fault}`);
    return manifest ?? null;
  }

  function shellOf(version: string): ShellManifest | null {
    const found = manifests.get(`shell/${version}`);
    return found ?? readManifest('shell', version, (text) => readShellManifest(version, text));
  }

  function remoteOf(name: string, version: string): RemoteManifest | null {
    const found = manifests.get(`${name}/${version}`);
    if (found) return 'name' in found ? found : null;
    return readManifest(name, version, (text) => readRemoteManifest(name, version, text));
  }

  /** Versions named by a part's pointers. Without `current` the part is switched off. */
  function pointed(part: string): string[] {
    const [current, previous] = POINTERS.map((pointer) => textOf(path.join(folder, part, pointer))?.trim());
    if (current === undefined) return [];
    return [current, previous ?? ''].filter((version) => VERSION.test(version));
  }

  function offersFor(shell: ShellManifest | null, reportMisfit: Report): Deployed['remotes'] {
    const remotes: Deployed['remotes'] = {};
    for (const name of partsIn(folder).filter((part) => part !== 'shell' && REMOTE.test(part))) {
      const versions = pointed(name).map((version) => remoteOf(name, version));
      const offer = offerOf(
        versions.filter((remote) => remote !== null),
        shell,
        reportMisfit,
      );
      if (offer) remotes[offer.name] = offer;
    }
    return remotes;
  }

  function read(): Deployed {
    const shell = pointed('shell').slice(0, 1).map(shellOf)[0] ?? null;
    return { shell, remotes: offersFor(shell, reportOnce) };
  }

  const watcher = watchPointers(folder);
  watcher.onChange(() => {
    known = null;
    older.clear();
    const now = dist.deployed();
    listeners.forEach((listener) => listener(now));
  });

  const dist: Dist = {
    folder,
    deployed: () => (known ??= read()),
    remotesFor(shellVersion) {
      const { shell, remotes } = dist.deployed();
      const asked = shellVersion === shell?.version ? null : dist.manifest('shell', shellVersion);
      if (!asked || !('provides' in asked)) return remotes;
      // A remote too new for an old page is no fault of the site.
      const offers = older.get(shellVersion) ?? offersFor(asked, () => undefined);
      older.set(shellVersion, offers);
      return offers;
    },
    manifest(part, version) {
      if (!VERSION.test(version)) return null;
      if (part === 'shell') return shellOf(version);
      return REMOTE.test(part) ? remoteOf(part, version) : null;
    },
    onChange: (listener) => void listeners.push(listener),
    close: () => watcher.close(),
  };
  return dist;
}

/** A file's text, or null. Read at once: it happens when something was deployed, not for each page. */
function textOf(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
