import type { ContactCard, MemberCard, MembersQuery, MembersResponse } from '@rendezvous/contract/members';
import type { Tx } from '#src/platform/db/database.ts';
import { problem } from '#src/platform/lib/problem.ts';
import { factsById } from '#src/people/visibility/service.ts';
import { readCards, type CardRow, type CardView } from './card-repository.ts';
import { pageOf, readCursor } from '#src/platform/lib/cursor.ts';
import { filterOf, widerFilters, type MemberFilter } from './filter.ts';
import { presentCard, presentContact } from './presenter.ts';
import type { Searcher, SearchLimits } from './searcher.ts';
import { countMembers, findMembers } from './search-repository.ts';

export { searcherOf, type Searcher } from './searcher.ts';
export { findMembers, type FoundRow, type Wanted } from './search-repository.ts';
export type { MemberFilter } from './filter.ts';
export { presentCard } from './presenter.ts';
export type { CardRow } from './card-repository.ts';

const SIMILAR_LIMIT = 12;
/** Defaults of `search_page_size`, `logged_out_search_limit` and `search_exact_count`. */
const USUAL_LIMITS: SearchLimits = { page: 24, visitor: 12, exact: 1_000 };

/** The day of `now`, as ages are counted. */
export const dayOf = (now: Date): string => now.toISOString().slice(0, 10);

/**
 * Refuses visitors where search is for members (spec §4 Signups setting, §6 Visitor).
 * @throws problem `authentication_required`
 */
export function requireSearch({
  viewerId,
  loggedOutSearch,
}: Pick<Searcher, 'viewerId' | 'loggedOutSearch'>): void {
  if (viewerId === null && loggedOutSearch === 'none') throw problem('authentication_required');
}

/**
 * Searches members (spec §3 Search filter state): 24 a page in order of last activity, with the exact number up to 1,000, and
 * similar members from a wider search when a page is not full. Visitors get what `logged_out_search` allows.
 * @throws problem `authentication_required`, `malformed` for a foreign cursor
 */
export async function searchMembers(
  tx: Tx,
  query: MembersQuery,
  searcher: Searcher,
): Promise<MembersResponse> {
  requireSearch(searcher);
  const { viewerId, now, limits = USUAL_LIMITS } = searcher;
  const limited = viewerId === null && searcher.loggedOutSearch === 'limited';
  const limit = limited
    ? Math.min(query.limit ?? limits.visitor, limits.visitor)
    : (query.limit ?? limits.page);
  const filter = filterOf(query, searcher.fields);
  const view: CardView = { viewerId, today: dayOf(now) };
  const after = limited ? null : readCursor(query.cursor);
  const found = await findMembers(tx, view, { filter }, after, limit + 1);
  const page = pageOf(found, {
    limit,
    positionOf: ({ position, id }) => ({ at: position, id }),
    present: (row) => presentCard(row, now),
  });
  const { count, capped } = await countMembers(tx, view, { filter }, limits.exact);
  const similar = page.next_cursor ? undefined : await findSimilar(tx, view, filter, searcher);
  return {
    items: page.items,
    next_cursor: limited ? null : page.next_cursor,
    num_results: count,
    num_results_capped: capped,
    ...(similar && { similar }),
  };
}

/**
 * The members active last that fit a search, for pages that show a few of them: nothing is counted and no wider search is made.
 * @throws problem `authentication_required`
 */
export async function previewMembers(
  tx: Tx,
  query: MembersQuery & { limit: number },
  searcher: Searcher,
): Promise<MemberCard[]> {
  requireSearch(searcher);
  const view: CardView = { viewerId: searcher.viewerId, today: dayOf(searcher.now) };
  const rows = await findMembers(tx, view, { filter: filterOf(query, searcher.fields) }, null, query.limit);
  return rows.map((row) => presentCard(row, searcher.now));
}

/** The first wider search that finds a member the narrow one does not. */
async function findSimilar(
  tx: Tx,
  view: CardView,
  filter: MemberFilter,
  searcher: Searcher,
): Promise<MembersResponse['similar']> {
  const { now, minAge, limits = USUAL_LIMITS } = searcher;
  for (const step of widerFilters(filter, minAge)) {
    const wanted = { filter: step.filter, without: filter };
    const rows = await findMembers(tx, view, wanted, null, SIMILAR_LIMIT);
    if (rows.length === 0) continue;
    const { count } = await countMembers(tx, view, wanted, limits.exact);
    return { items: rows.map((row) => presentCard(row, now)), count, widened: step.widened };
  }
  return undefined;
}

/** Card rows of members by id; the caller has asked visibility about each. */
export async function cardRows(
  tx: Tx,
  viewerId: string | null,
  ids: readonly string[],
  now: Date,
): Promise<Map<string, CardRow>> {
  const rows = await readCards(tx, { viewerId, today: dayOf(now) }, ids);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Cards of members by id; the caller has asked visibility about each. */
export async function cardsById(
  tx: Tx,
  viewerId: string | null,
  ids: readonly string[],
  now: Date,
): Promise<Map<string, MemberCard>> {
  const rows = await cardRows(tx, viewerId, ids, now);
  return new Map([...rows].map(([id, row]) => [id, presentCard(row, now)]));
}

/** Cards of a member's contacts by id, each as far as the visibility policy shows it to the viewer. */
export async function contactCards(
  tx: Tx,
  viewerId: string,
  ids: readonly string[],
  now: Date,
): Promise<Map<string, ContactCard>> {
  const facts = await factsById(tx, viewerId, ids);
  const rows = await cardRows(tx, viewerId, [...facts.keys()], now);
  const cards = new Map<string, ContactCard>();
  for (const [id, between] of facts) {
    cards.set(id, presentContact(rows.get(id), between, now));
  }
  return cards;
}
