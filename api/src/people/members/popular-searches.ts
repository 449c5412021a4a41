import type { Tx } from '#src/platform/db/database.ts';
import type { Position } from '#src/platform/lib/cursor.ts';
import type { Place } from './search-repository.ts';

/** A search is popular once it was asked this often within the time that its members are remembered. */
const POPULAR_FROM = 4;
const REMEMBERED_MS = 1_000;
const MOST_SEARCHES = 100;

interface Search {
  asked: number;
  since: number;
  places?: Promise<readonly Place[]>;
}

const searches = new WeakMap<object, Map<string, Search>>();

/**
 * The members of a search that many ask for at the moment, in their order and the same for every viewer; null for any other search.
 * They are at most a second old. The caller asks visibility of each of them at the moment of reading.
 */
export async function popularPlaces(
  tx: Tx,
  key: string,
  read: () => Promise<readonly Place[]>,
  now = performance.now(),
): Promise<readonly Place[] | null> {
  const known = searches.get(tx) ?? new Map<string, Search>();
  searches.set(tx, known);
  const last = known.get(key);
  if (!last || now - last.since > REMEMBERED_MS) {
    // A search that was popular a moment ago is read anew at once.
    const isPopular =
      last !== undefined && last.asked >= POPULAR_FROM && now - last.since < 2 * REMEMBERED_MS;
    remember(known, key, { asked: 1, since: now, ...(isPopular && { places: read() }) });
  } else {
    last.asked += 1;
    if (!last.places && last.asked >= POPULAR_FROM) {
      last.since = now;
      last.places = read();
    }
  }
  try {
    return (await known.get(key)?.places) ?? null;
  } catch (error) {
    known.delete(key);
    throw error;
  }
}

function remember(known: Map<string, Search>, key: string, search: Search): void {
  known.delete(key);
  known.set(key, search);
  const [oldest] = known.keys();
  if (known.size > MOST_SEARCHES && oldest !== undefined) known.delete(oldest);
}

/** Where a page begins that follows a position; null when times alone do not tell, because several members share one. */
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
