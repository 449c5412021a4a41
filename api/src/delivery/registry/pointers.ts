import { readdirSync, watch, type FSWatcher } from 'node:fs';
import path from 'node:path';

/** Where the system cannot watch, the folder counts as changed this often. */
const FALLBACK_MS = 1_000;

/** Checks whether something below `dist` may have changed since the last reading. */
export interface PointerWatch {
  /** Calls back as soon as a part appears or a pointer is moved. */
  onChange(listener: () => void): void;
  close(): void;
}

/**
 * Watches the folder and each part's folder, where the pointers lie. Falls back to a timer where the system has no
 * watchers left, or the folder does not exist yet.
 */
export function watchPointers(folder: string): PointerWatch {
  const listeners: (() => void)[] = [];
  const watchers = new Map<string, FSWatcher>();
  let timer: NodeJS.Timeout | undefined;

  const changed = (): void => {
    refresh();
    listeners.forEach((listener) => listener());
  };
  const fallBack = (): void => {
    timer ??= setInterval(changed, FALLBACK_MS).unref();
  };

  function watchFolder(name: string): void {
    if (watchers.has(name)) return;
    try {
      const watcher = watch(name, { persistent: false }, changed);
      watcher.on('error', () => {
        watchers.delete(name);
        watcher.close();
        fallBack();
      });
      watchers.set(name, watcher);
    } catch {
      fallBack();
    }
  }

  function refresh(): void {
    watchFolder(folder);
    for (const part of partsIn(folder)) watchFolder(path.join(folder, part));
  }

  refresh();
  return {
    onChange: (listener) => void listeners.push(listener),
    close() {
      clearInterval(timer);
      for (const watcher of watchers.values()) watcher.close();
    },
  };
}

/** Folders of parts; anything else below `dist` is none of ours. */
export function partsIn(folder: string): string[] {
  try {
    const entries = readdirSync(folder, { withFileTypes: true });
    return entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  } catch {
    return [];
  }
}
