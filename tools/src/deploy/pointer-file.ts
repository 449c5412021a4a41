import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Move } from './history.ts';
import { VERSION } from './version-name.ts';

/** Which version of a part new pages get, as the files of its folder say. */
export interface Pointer {
  version: string;
  /** The version promoted before it, for pages on which it fails. */
  previous?: string;
  /** The remote is switched off: `current` lies aside as `off`, and the server finds none. */
  off?: boolean;
}

const CURRENT = 'current';
const PREVIOUS = 'previous';
const OFF = 'off';

/** Reads the pointers of the part that lives in `home`; null when it has none, or one that names no version. */
export async function pointerOf(home: string): Promise<Pointer | null> {
  const [current, previous, off] = await Promise.all(
    [CURRENT, PREVIOUS, OFF].map((name) => versionIn(path.join(home, name))),
  );
  const version = current ?? off;
  if (!version) return null;
  return {
    version,
    ...(previous && previous !== version ? { previous } : {}),
    ...(current ? {} : { off: true }),
  };
}

async function versionIn(file: string): Promise<string | undefined> {
  const text = await readFile(file, 'utf8').catch(() => '');
  return VERSION.test(text.trim()) ? text.trim() : undefined;
}

/** Points new pages at a version. A reader sees each file as a whole, and `previous` never newer than `current`. */
export async function writePointer(home: string, { version, previous, off }: Pointer): Promise<void> {
  if (previous) await replace(path.join(home, PREVIOUS), previous);
  await replace(path.join(home, off ? OFF : CURRENT), version);
  await rm(path.join(home, off ? CURRENT : OFF), { force: true });
  if (!previous) await rm(path.join(home, PREVIOUS), { force: true });
}

/** Written aside and renamed. */
async function replace(file: string, version: string): Promise<void> {
  await writeFile(`${file}.${process.pid}`, `${version}\n`);
  await rename(`${file}.${process.pid}`, file);
}

/**
 * Does a build leave this pointer alone? One moved by `npm run remote` stays, and so does one that differs from the last move:
 * it was set by hand. Without history it was set by hand when it names another version than the newest, `built` aside.
 */
export function isPinned(
  { version }: Pointer,
  history: readonly Move[],
  versions: readonly string[],
  built: string,
): boolean {
  const last = history.findLast(({ action }) => action !== 'off' && action !== 'on');
  if (last) return last.to !== version || last.action === 'promote' || last.action === 'rollback';
  return version !== built && version !== versions.find((one) => one !== built);
}
