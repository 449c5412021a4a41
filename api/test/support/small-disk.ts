import { execFileSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { randomText } from '#src/platform/lib/ids.ts';
import { serverDatabase, type ServerDatabase } from './fresh-database.ts';

/** A database whose tables are on a small disk of their own, which the test fills. */
export interface SmallDisk {
  database: ServerDatabase;
  /** Leaves no room at all. */
  fill(): void;
  empty(): void;
  /** Ends the disk; the database is closed before. */
  remove(): Promise<void>;
}

const MEGABYTES = 96;

async function administer(url: string, statement: string): Promise<void> {
  const admin = new Client({ connectionString: url });
  await admin.connect();
  await admin.query(statement).finally(() => admin.end());
}

/** Returns a database on a small disk; null where none can be mounted, or the server is on another machine or sees no such folder. */
export async function databaseOnSmallDisk(url: string): Promise<SmallDisk | null> {
  if (process.getuid?.() !== 0) return null;
  const mount = mkdtempSync(path.join(tmpdir(), 'rendezvous-small-disk-'));
  const tablespace = `rv_small_${randomText(8).toLowerCase()}`;
  const unmount = () => {
    execFileSync('umount', ['--lazy', mount], { stdio: 'ignore' });
    rmSync(mount, { recursive: true });
  };
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${MEGABYTES}m`, 'tmpfs', mount], { stdio: 'ignore' });
  } catch {
    rmSync(mount, { recursive: true });
    return null;
  }
  try {
    const owner = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
    chownSync(mount, owner('-u'), owner('-g'));
    await administer(url, `create tablespace ${tablespace} location '${mount}'`);
  } catch {
    unmount();
    return null;
  }
  const filler = path.join(mount, 'filler');
  return {
    database: await serverDatabase(url, tablespace),
    fill: () => {
      const { bavail, bsize } = statfsSync(mount);
      writeFileSync(filler, Buffer.alloc(bavail * bsize));
    },
    empty: () => rmSync(filler),
    remove: async () => {
      await administer(url, `drop tablespace ${tablespace}`);
      unmount();
    },
  };
}
