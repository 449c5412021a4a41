import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { RemoteManifest, ShellManifest } from '@rendezvous/contract/composition/registry';
import { misfits } from '@rendezvous/contract/composition/surface';
import { manifestIn } from './manifests.ts';
import { pointerOf } from './pointer-file.ts';

/** What new pages are made of: the current version of each part; remotes that are off are left out. */
export interface Site {
  shell: ShellManifest | null;
  remotes: RemoteManifest[];
}

/** Reads the current version of each part. */
export async function siteIn(dist: string): Promise<Site> {
  const names = (await readdir(dist).catch((): string[] => [])).filter((name) => name !== 'shell').sort();
  const pointer = await pointerOf(path.join(dist, 'shell'));
  const shell = pointer && (await manifestIn(dist, 'shell', pointer.version).catch(() => null));
  const remotes = await Promise.all(
    names.map(async (name) => {
      const current = await pointerOf(path.join(dist, name));
      return current && !current.off ? manifestIn(dist, name, current.version).catch(() => null) : null;
    }),
  );
  return { shell, remotes: remotes.filter((remote) => remote !== null) };
}

/** Why a version of a part cannot join the site: what it, or a live remote, would miss. Empty when it fits. */
export async function reasonsAgainst(
  dist: string,
  part: string,
  version: string,
  site: Site,
): Promise<string[]> {
  if (part === 'shell') {
    const shell = await manifestIn(dist, part, version);
    return site.remotes.flatMap((remote) => needs(remote, shell));
  }
  const { shell } = site;
  return shell ? needs(await manifestIn(dist, part, version), shell) : [];
}

function needs(remote: RemoteManifest, shell: ShellManifest): string[] {
  const missing = misfits(remote, shell);
  return missing.length === 0
    ? []
    : [
        `${remote.name} ${remote.version} needs what shell ${shell.version} does not offer: ${missing.join(', ')}`,
      ];
}
