import { cp, link, mkdir, mkdtemp, readdir, readlink, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from './workspace.ts';

/** Folders that are made, not written. */
const MADE = new Set(['.git', '.cache', '.data', '.nx', '.screens', '.messages', 'dist', 'node_modules']);

/** A checkout of its own that a test may edit and build. */
export interface ScratchCopy {
  root: string;
  remove(): Promise<void>;
}

/**
 * Copies the sources of the repository, `depth` folders below the caches. Installed packages are linked file by file, so
 * that the copy holds them at its own paths, as a second clone would.
 */
export async function scratchCopy(depth: number): Promise<ScratchCopy> {
  const caches = path.join(ROOT, '.cache');
  await mkdir(caches, { recursive: true });
  const home = await mkdtemp(path.join(caches, 'scratch-'));
  const root = path.join(home, ...Array.from({ length: depth }, (_, index) => `level-${index}`));
  const isWritten = (name: string): boolean => !MADE.has(path.basename(name));
  await mkdir(root, { recursive: true });
  for (const name of (await readdir(ROOT)).filter(isWritten))
    await cp(path.join(ROOT, name), path.join(root, name), { recursive: true, filter: isWritten });
  await linkFolder(path.join(ROOT, 'node_modules'), path.join(root, 'node_modules'));
  return { root, remove: () => rm(home, { recursive: true, force: true }) };
}

async function linkFolder(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) await linkFolder(source, target);
    else if (entry.isSymbolicLink()) await symlink(await readlink(source), target);
    else await link(source, target);
  }
}
