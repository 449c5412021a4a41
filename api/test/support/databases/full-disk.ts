import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A small disk that a test fills. */
export interface FullDisk {
  folder: string;
  /** Leaves no room at all. */
  fill(): void;
  empty(): void;
  remove(): void;
}

/** Mounts a disk of so many megabytes; null where none can be mounted. */
export function mountDisk(megabytes: number): FullDisk | null {
  if (process.getuid?.() !== 0) return null;
  const folder = mkdtempSync(path.join(tmpdir(), 'rendezvous-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    rmSync(folder, { recursive: true });
    return null;
  }
  const filler = path.join(folder, 'filler');
  return {
    folder,
    fill: () => fillUp(filler),
    empty: () => rmSync(filler),
    remove: () => {
      execFileSync('umount', ['--lazy', folder], { stdio: 'ignore' });
      rmSync(folder, { recursive: true });
    },
  };
}

/** Writes a file until the disk is full; others may write to it meanwhile. */
function fillUp(file: string): void {
  const filler = openSync(file, 'w');
  for (let bytes = 2 ** 20; bytes >= 4096;)
    try {
      if (writeSync(filler, Buffer.alloc(bytes)) < bytes) bytes /= 2;
    } catch {
      bytes /= 2;
    }
  closeSync(filler);
}
