import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { currentSince, historyOf } from './history.ts';
import { pointerOf } from './pointer-file.ts';
import { VERSION } from './version-name.ts';

/** Versions of a part that stay on disk, besides those that were current within `STORED_MS`. */
const STORED_VERSIONS = 50;
const STORED_MS = 24 * 3_600_000;

/** Versions of the part in `home`, the one published last first. */
export async function listVersions(home: string): Promise<string[]> {
  const names = (await readdir(home).catch((): string[] => [])).filter((name) => VERSION.test(name));
  const dated = await Promise.all(
    names.map(async (name) => ({ name, at: (await stat(path.join(home, name))).mtimeMs })),
  );
  return dated.sort((a, b) => b.at - a.at || a.name.localeCompare(b.name)).map(({ name }) => name);
}

/**
 * Publishes the files in `work` as one immutable version: copied beside, then renamed in. A version that is there already
 * is left untouched; its name is its content. Answers whether it is new.
 */
export async function publish(work: string, home: string, version: string): Promise<boolean> {
  const target = path.join(home, version);
  if (existsSync(target)) return false;
  await mkdir(home, { recursive: true });
  const aside = path.join(home, `.new-${version}-${process.pid}`);
  try {
    await cp(work, aside, { recursive: true });
    await rename(aside, target);
    return true;
  } catch (error) {
    // Another build may have published the same version meanwhile.
    if (existsSync(target)) return false;
    throw error;
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
}

/** Deletes the oldest versions beyond `STORED_VERSIONS`, none that a page of the last day may still load files of. */
export async function dropOldVersions(home: string, now: number = Date.now()): Promise<string[]> {
  const pointer = await pointerOf(home);
  const inUse = currentSince(await historyOf(home), now - STORED_MS);
  for (const version of [pointer?.version, pointer?.previous]) if (version) inUse.add(version);
  const old = (await listVersions(home)).slice(STORED_VERSIONS).filter((version) => !inUse.has(version));
  await Promise.all(old.map((version) => rm(path.join(home, version), { recursive: true })));
  return old;
}
