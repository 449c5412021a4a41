import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RemoteManifest, ShellManifest } from '@rendezvous/contract/composition/registry';
import { hasIntegrity } from '../build/output.ts';

/** Reads the manifest of a version. Throws with the version's name when there is none. */
export function manifestIn(dist: string, part: 'shell', version: string): Promise<ShellManifest>;
export function manifestIn(dist: string, part: string, version: string): Promise<RemoteManifest>;
export async function manifestIn(
  dist: string,
  part: string,
  version: string,
): Promise<RemoteManifest | ShellManifest> {
  const file = path.join(dist, part, version, part === 'shell' ? 'shell.json' : 'remote.json');
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Error(`${part} has no version ${version}`);
  });
  return JSON.parse(text) as RemoteManifest | ShellManifest;
}

/** Files of a version that are missing or differ from their digests. */
export async function damagedFiles(
  folder: string,
  { files, server }: Pick<RemoteManifest, 'files' | 'server'>,
): Promise<string[]> {
  const expected = { ...files, ...(server ? { [server.path]: server.integrity } : {}) };
  const found = await Promise.all(
    Object.entries(expected).map(async ([name, digest]) => {
      const bytes = await readFile(path.join(folder, name)).catch(() => null);
      return bytes && hasIntegrity(bytes, digest) ? null : name;
    }),
  );
  return found.filter((name) => name !== null);
}
