import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALE_CODES } from '@rendezvous/contract/kernel/locales';
import type { RemoteManifest, ShellManifest } from '@rendezvous/contract/composition/registry';
import { readJson } from './workspace.ts';

/** A built part of the browser's world: its manifest and the folder its paths are relative to. */
export interface BuiltPart<T extends RemoteManifest | ShellManifest> {
  folder: string;
  manifest: T;
}

/** The shell that new pages get. Throws when it has not been built. */
export function builtShell(dist: string): BuiltPart<ShellManifest> {
  return builtPart(dist, 'shell', 'shell.json');
}

/** A remote's version that new pages get. Throws when it has not been built. */
export function builtRemote(dist: string, name: string): BuiltPart<RemoteManifest> {
  return builtPart(dist, name, 'remote.json');
}

function builtPart<T extends RemoteManifest | ShellManifest>(
  dist: string,
  part: string,
  file: string,
): BuiltPart<T> {
  const pointer = join(dist, part, 'current');
  if (!existsSync(pointer)) throw new Error(`${part} has not been built (npm run build)`);
  const folder = join(dist, part, readFileSync(pointer, 'utf8').trim());
  return { folder, manifest: readJson<T>(join(folder, file)) };
}

/** Brotli bytes of a built file as the server sends it (small files go as they are). */
function sentBytes(folder: string, file: string): number {
  const compressed = join(folder, `${file}.br`);
  return statSync(existsSync(compressed) ? compressed : join(folder, file)).size;
}

/**
 * Brotli bytes of a part's heaviest first screen: entry, its chunks, the screen's own, and the largest of its language
 * chunks. The shell is weighed by itself: it draws a screen of its own in place of a remote's (`heaviestScreenBytes`).
 */
export function firstScreenBytes({ folder, manifest }: BuiltPart<RemoteManifest | ShellManifest>): number {
  const files = [manifest.entry, ...('chunks' in manifest ? manifest.chunks : [])];
  const catalogues = LOCALE_CODES.map((locale) => manifest.catalogues[locale]).filter(
    (file) => file !== undefined,
  );
  const language = Math.max(0, ...catalogues.map((file) => sentBytes(folder, file)));
  const screens = 'chunks' in manifest ? Object.values(manifest.screens ?? {}) : [];
  const weigh = (names: readonly string[]): number =>
    [...new Set(names)].reduce((sum, file) => sum + sentBytes(folder, file), 0);
  return language + Math.max(weigh(files), ...screens.map((own) => weigh([...files, ...own])));
}

/** Brotli bytes of the heaviest screen that the frame draws itself. */
export function heaviestScreenBytes({ folder, manifest }: BuiltPart<ShellManifest>): number {
  const screens = Object.values(manifest.screens ?? {});
  return Math.max(
    0,
    ...screens.map((files) => files.reduce((sum, file) => sum + sentBytes(folder, file), 0)),
  );
}
