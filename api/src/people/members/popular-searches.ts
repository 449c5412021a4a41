import type { Position } from '#src/platform/lib/cursor.ts';
import type { Place } from './search-repository.ts';

/** A search is popular when it was asked this often within this time. */
const POPULAR_FROM = 4;
const POPULAR_WITHIN_MS = 4_000;
/** Older members are chosen again. */
const REMEMBERED_MS = 1_000;
/** Older ones are not given out. Until then, those who ask do not wait for the new ones. */
const LONGEST_MS = 2_000;
const MOST_SEARCHES = 100;

interface Search {
  /** Times of the last askings. */
  asked: readonly number[];
  /** The members, and when choosing them began. */
  cached?: { places: readonly Place[]; at: number };
  /** Under way while they are chosen again. */
  renewal?: Promise<readonly Place[]>;
}

/** Searches that many ask for at the moment, as one process remembers them. */
export class PopularSearches {
  readonly #known = new Map<string, Search>();

  /**
   * The members of a popular search, in their order and the same for every viewer; null for any other search. They are at most two seconds old, and
   * are chosen again after one. The caller asks visibility of each of them at the moment of reading.
   */
  async places(
    key: string,
    read: () => Promise<readonly Place[]>,
    now = performance.now(),
  ): Promise<readonly Place[] | null> {
    const search = this.#known.get(key) ?? { asked: [] };
    this.#remember(key, search);
    search.asked = [...search.asked, now].slice(-POPULAR_FROM);
    const [first = now] = search.asked;
    if (search.asked.length < POPULAR_FROM || now - first > POPULAR_WITHIN_MS) return null;
    const { cached } = search;
    if (cached && now - cached.at <= LONGEST_MS) {
      // Callers that wait get the error of a renewal.
      if (now - cached.at > REMEMBERED_MS) void renew(search, read, now).catch(() => this.#known.delete(key));
      return cached.places;
    }
    try {
      return await renew(search, read, now);
    } catch (error) {
      this.#known.delete(key);
      throw error;
    }
  }

  #remember(key: string, search: Search): void {
    this.#known.delete(key);
    this.#known.set(key, search);
    const [oldest] = this.#known.keys();
    if (this.#known.size > MOST_SEARCHES && oldest !== undefined) this.#known.delete(oldest);
  }
}

/** Chooses the members again, once at a time. */
function renew(
  search: Search,
  read: () => Promise<readonly Place[]>,
  now: number,
): Promise<readonly Place[]> {
  search.renewal ??= read()
    .then((places) => {
      search.cached = { places, at: now };
      return places;
    })
    .finally(() => (search.renewal = undefined));
  return search.renewal;
}

const members = new WeakMap<readonly Place[], ReadonlySet<string>>();

/** Counts the members of a remembered search that are not among these. */
export function countWithout(places: readonly Place[], hidden: Iterable<string>): number {
  const found = members.get(places) ?? new Set(places.map(({ id }) => id));
  members.set(places, found);
  let count = found.size;
  for (const id of new Set(hidden)) if (found.has(id)) count -= 1;
  return count;
}

/** Where a page begins that follows a position; null when times alone do not decide, because several members share one. */
export function beginningAfter(places: readonly Place[], after: Position | null): number | null {
  if (!after) return 0;
  let [low, high] = [0, places.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (places[middle]!.position >= after.at) low = middle + 1;
    else high = middle;
  }
  // All before `low` is as late as the position or later. Of those as late, only the position's own member may be there.
  const [last, before] = [places[low - 1], places[low - 2]];
  if (before?.position === after.at) return null;
  return last?.position === after.at && last.id !== after.id ? null : low;
}
