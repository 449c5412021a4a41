import type { Tx } from '#src/platform/db/database.ts';
import type { Position } from '#src/platform/lib/cursor.ts';
import type { CardView } from './card-repository.ts';
import { beginningAfter, countWithout, PopularSearches } from './popular-searches.ts';
import {
  findAndCount,
  findMembers,
  findPlaces,
  readPage,
  type FoundRow,
  type Place,
  type Wanted,
} from './search-repository.ts';
import { countedUpTo, WideResults } from './wide-results.ts';

/** What one process remembers of recent searches. */
export class SearchMemory {
  readonly popular = new PopularSearches();
  readonly wide = new WideResults();
}

declare module '#src/platform/services.ts' {
  interface ModuleServices {
    searches: SearchMemory;
  }
}

/** One page of a result to find. */
export interface PageSearch {
  tx: Tx;
  memory: SearchMemory;
  view: CardView;
  wanted: Wanted;
  after: Position | null;
  limit: number;
  /** The number of a result is exact up to here (setting `search_exact_count`). */
  exact: number;
  now: Date;
}

/** Rows of a page, with the number of the whole result; `capped` when there are more. */
export interface ResultPage {
  rows: FoundRow[];
  count: number;
  capped: boolean;
}

/** Finds a page of a result with its number by the cheapest way that fits. */
export async function findPage(search: PageSearch): Promise<ResultPage> {
  return (await fromPopular(search)) ?? (await fromKnownWide(search)) ?? counted(search);
}

const keyOf = ({ wanted, view, exact }: PageSearch): string =>
  JSON.stringify([wanted.filter, wanted.without, view.days, countedUpTo(exact)]);

/** The page of a search that many ask for; null for another search, and for a page beyond what is remembered. */
async function fromPopular(search: PageSearch): Promise<ResultPage | null> {
  const { tx, memory, view, wanted, exact } = search;
  const most = countedUpTo(exact);
  const places = await memory.popular.places(keyOf(search), () => findPlaces(tx, view.days, wanted, most));
  return places && pageOfPlaces(search, places, most);
}

/** Reads the page from a remembered search, and counts the members that the viewer may find. */
async function pageOfPlaces(
  { tx, view, after, limit, exact }: PageSearch,
  places: readonly Place[],
  most: number,
): Promise<ResultPage | null> {
  const from = beginningAfter(places, after);
  const isWhole = places.length < most;
  if (from === null || (!isWhole && from + limit > places.length)) return null;
  const { rows, blocked } = await readPage(tx, view, places, { from, limit });
  if (rows.length < limit && !isWhole) return null;
  return { rows, ...shown(countWithout(places, [...blocked, view.viewerId ?? '']), exact) };
}

/** The page of a result that is known to be wide: it is not counted again, and read in its order from where the page begins. */
async function fromKnownWide(search: PageSearch): Promise<ResultPage | null> {
  return search.memory.wide.has(keyOf(search), search.now) ? uncounted(search) : null;
}

/** Finds and counts a result in one statement. A wide one is remembered. */
async function counted(search: PageSearch): Promise<ResultPage> {
  const { tx, memory, view, wanted, after, limit, exact, now } = search;
  const most = countedUpTo(exact);
  const { rows, count } = await findAndCount(tx, view, wanted, { after, limit, most });
  if (count < most) return { rows, ...shown(count, exact) };
  memory.wide.add(keyOf(search), now);
  return after ? uncounted(search) : { rows, ...shown(count, exact) };
}

async function uncounted({ tx, view, wanted, after, limit, exact }: PageSearch): Promise<ResultPage> {
  return { rows: await findMembers(tx, view, wanted, after, limit), count: exact, capped: true };
}

const shown = (count: number, exact: number): Pick<ResultPage, 'count' | 'capped'> => ({
  count: Math.min(count, exact),
  capped: count > exact,
});
