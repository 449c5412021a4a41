import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/**
 * The process that works on a data folder right now, or null. The server takes an exclusive lock on `db.lock` and
 * writes its id beside it; asking here, before anything is built, ends a second start at once.
 */
export function holderOf(dataDir: string): string | null {
  const lockFile = join(dataDir, 'db.lock');
  if (!existsSync(lockFile)) return null;
  const probe = new DatabaseSync(lockFile);
  try {
    probe.exec('pragma busy_timeout = 0; begin exclusive; rollback');
    return null;
  } catch {
    return readHolder(join(dataDir, 'db.pid'));
  } finally {
    probe.close();
  }
}

function readHolder(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : 'unknown';
}
