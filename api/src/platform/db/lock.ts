import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { DatabaseSync } from 'node:sqlite';

/** Another process works on this data folder. */
export class DataFolderHeldError extends Error {}

/** A locked data folder; `release` unlocks it. */
export interface FolderLock {
  release(): void;
}

/**
 * Locks the data folder for this process alone. The embedded database does not guard its files, and two processes
 * would corrupt them; an exclusive SQLite lock beside the folder does, and the kernel releases it even after kill -9.
 * @throws DataFolderHeldError naming the process that locked it, at once
 */
export function lockDataFolder(dataDir: string): FolderLock {
  mkdirSync(dataDir, { recursive: true });
  const holderFile = path.join(dataDir, 'db.pid');
  const lock = openSqlite(path.join(dataDir, 'db.lock'));
  try {
    lock.exec('pragma busy_timeout = 0; begin exclusive');
  } catch {
    lock.close();
    throw new DataFolderHeldError(
      `${dataDir} is in use by process ${readHolder(holderFile)}; stop it or choose another DATA_DIR`,
    );
  }
  writeFileSync(holderFile, String(process.pid));
  return { release: () => lock.close() };
}

/** Loads Node's SQLite without its notice that the module is young: the lock uses two statements of it. */
function openSqlite(file: string): DatabaseSync {
  const { emitWarning } = process;
  process.emitWarning = () => {};
  try {
    const sqlite = process.getBuiltinModule('node:sqlite');
    return new sqlite.DatabaseSync(file);
  } finally {
    process.emitWarning = emitWarning;
  }
}

function readHolder(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim() || 'unknown';
  } catch {
    return 'unknown';
  }
}
