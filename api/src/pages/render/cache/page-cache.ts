import type { NoncedPage } from './nonced.ts';

/** How long visitors get the same page, counted from the moment it began to read: a member who leaves is gone from it within this time. */
export const CACHED_MS = 1_000;
/** All cached pages together; the least recently asked for go first. */
const CACHE_BYTES = 12 * 2 ** 20;
/** Pages with longer queries are not cached: they are hardly asked for twice. */
export const CACHED_QUERY = 200;

/** A cached page for visitors. An incomplete page is not cached for others. */
export interface VisitorPage {
  status: number;
  page: NoncedPage;
  isWhole: boolean;
}

interface Entry {
  until: number;
  page: VisitorPage;
}

/** Caches visitors' pages for a second, and renders one page once for simultaneous requests. */
export interface PageCache {
  /** The cached page, else the one `make` gives. `key` names everything the page depends on. */
  get(key: string, make: () => Promise<VisitorPage>): Promise<VisitorPage>;
}

export function createPageCache(now: () => number, limitBytes = CACHE_BYTES): PageCache {
  const entries = new Map<string, Entry>();
  const making = new Map<string, Promise<VisitorPage>>();
  let bytes = 0;

  function drop(key: string): void {
    bytes -= entries.get(key)?.page.page.size ?? 0;
    entries.delete(key);
  }

  function store(key: string, page: VisitorPage, began: number): void {
    drop(key);
    if (!page.isWhole || page.page.size > limitBytes) return;
    entries.set(key, { page, until: began + CACHED_MS });
    bytes += page.page.size;
    // A map lists its keys in the order they were set.
    for (const oldest of entries.keys()) {
      if (bytes <= limitBytes) break;
      drop(oldest);
    }
  }

  function find(key: string): VisitorPage | null {
    const entry = entries.get(key);
    if (!entry) return null;
    entries.delete(key);
    if (entry.until <= now()) {
      bytes -= entry.page.page.size;
      return null;
    }
    entries.set(key, entry);
    return entry.page;
  }

  return {
    async get(key, make) {
      const found = find(key);
      if (found) return found;
      const started = making.get(key);
      if (started) return started;
      const began = now();
      const rendering = make();
      making.set(key, rendering);
      try {
        const page = await rendering;
        store(key, page, began);
        return page;
      } finally {
        making.delete(key);
      }
    },
  };
}
