import { chownSync, statSync } from 'node:fs';
import { Client } from 'pg';
import { randomText } from '#src/platform/lib/ids.ts';
import { serverDatabase, type ServerDatabase } from './fresh-database.ts';
import { mountDisk } from './full-disk.ts';

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

/** Gives a folder to the user that the server runs as: the owner of its own data. */
async function giveToServer(url: string, folder: string): Promise<void> {
  const admin = new Client({ connectionString: url });
  await admin.connect();
  const asked = admin.query<{ data_directory: string }>('show data_directory');
  const { rows } = await asked.finally(() => admin.end());
  const { uid, gid } = statSync(rows[0]!.data_directory);
  chownSync(folder, uid, gid);
}

/** Returns a database on a small disk; null where none can be mounted, or the server is on another machine or sees no such folder. */
export async function databaseOnSmallDisk(url: string): Promise<SmallDisk | null> {
  const disk = mountDisk(MEGABYTES);
  if (!disk) return null;
  const tablespace = `rv_small_${randomText(8).toLowerCase()}`;
  try {
    await giveToServer(url, disk.folder);
    await administer(url, `create tablespace ${tablespace} location '${disk.folder}'`);
  } catch {
    disk.remove();
    return null;
  }
  return {
    database: await serverDatabase(url, tablespace),
    fill: disk.fill,
    empty: disk.empty,
    remove: async () => {
      await administer(url, `drop tablespace ${tablespace}`);
      disk.remove();
    },
  };
}
