import { cp, link, mkdir, mkdtemp, readdir, readlink, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { existsSync } from 'node:fs';
import { ROOT, workspacePackages } from './workspace.ts';

/** Folders that are made, not written. */
const MADE = new Set(['.git', '.cache', '.data', '.nx', '.screens', '.messages', 'dist', 'node_modules']);

/** A checkout of its own that a test may edit and build. */
export interface ScratchCopy {
  root: string;
  remove(): Promise<void>;
}

/**
 * Copies the sources of the repository, `depth` folders below the caches. Installed packages are linked file by file, so
 * that the copy has them at its own paths, as a second clone would.
 */
export async function scratchCopy(depth: number): Promise<ScratchCopy> {
  const copy = await copySources(depth);
  await linkFolder(path.join(ROOT, 'node_modules'), path.join(copy.root, 'node_modules'));
  return copy;
}

/** The decoder of pictures may read the copy's own packages alone, so those it loads are no links that lead out of the copy. */
const READ_BY_DECODER = new Set(['sharp', '@img', 'detect-libc', 'semver']);

/** Copies the sources and points at each installed package: much quicker, for checks that build nothing. */
export async function sourceCopy(): Promise<ScratchCopy> {
  const copy = await copySources(1);
  const [from, to] = [path.join(ROOT, 'node_modules'), path.join(copy.root, 'node_modules')];
  await mkdir(to);
  for (const name of await readdir(from))
    // Links of the workspace are relative: here they name the copy's own packages.
    if (name === '@rendezvous' || READ_BY_DECODER.has(name))
      await linkFolder(path.join(from, name), path.join(to, name));
    else await symlink(path.join(from, name), path.join(to, name));
  for (const { dir } of workspacePackages()) {
    const own = path.join(ROOT, dir, 'node_modules');
    if (existsSync(own)) await symlink(own, path.join(copy.root, dir, 'node_modules'));
  }
  return copy;
}

async function copySources(depth: number): Promise<ScratchCopy> {
  const caches = path.join(ROOT, '.cache');
  await mkdir(caches, { recursive: true });
  const home = await mkdtemp(path.join(caches, 'scratch-'));
  const root = path.join(home, ...Array.from({ length: depth }, (_, index) => `level-${index}`));
  const isWritten = (name: string): boolean => !MADE.has(path.basename(name));
  await mkdir(root, { recursive: true });
  for (const name of (await readdir(ROOT)).filter(isWritten))
    await cp(path.join(ROOT, name), path.join(root, name), { recursive: true, filter: isWritten });
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
