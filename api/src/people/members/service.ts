import { daysIn } from '@rendezvous/contract/kernel/countries';
import type {
  ContactCard,
  ElsewhereQuery,
  ElsewhereResponse,
  MemberCard,
  MembersQuery,
  MembersResponse,
} from '@rendezvous/contract/resources/members/schemas';
import type { Tx } from '#src/platform/db/database.ts';
import { problem } from '#src/platform/lib/problem.ts';
import { factsById } from '#src/people/visibility/face.ts';
import { readCards, type CardRow, type CardView } from './card-repository.ts';
import { pageOf, readCursor } from '#src/platform/lib/cursor.ts';
import { filterOf, widerFilters, type MemberFilter } from './filter.ts';
import { presentCard, presentContact, type CardRules, type ContactRules } from './presenter.ts';
import type { Searcher, SearchLimits } from './searcher.ts';
import { findMembers } from './search-repository.ts';
import { findPage, type PageSearch, type SearchMemory } from './search-strategies.ts';

const SIMILAR_LIMIT = 12;
const ELSEWHERE_LIMIT = 12;
/** Defaults of `search_page_size`, `logged_out_search_limit` and `search_exact_count`. */
const USUAL_LIMITS: SearchLimits = { page: 24, visitor: 12, exact: 1_000 };

/** Where searches read: the database, and what the process remembers of recent searches. */
export interface SearchSource {
  db: Tx;
  searches: SearchMemory;
}

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
 * Searches members (spec §3 Search filter state): pages in order of last activity, with the exact number up to a limit, and
 * similar members from a wider search when a page is not full. Visitors get what `logged_out_search` allows.
 * @throws problem `authentication_required`, `malformed` for a foreign cursor
 */
export async function searchMembers(
  source: SearchSource,
  query: MembersQuery,
  searcher: Searcher,
): Promise<MembersResponse> {
  requireSearch(searcher);
  const { viewerId, limits = USUAL_LIMITS } = searcher;
  const limited = viewerId === null && searcher.loggedOutSearch === 'limited';
  const limit = limited
    ? Math.min(query.limit ?? limits.visitor, limits.visitor)
    : (query.limit ?? limits.page);
  const filter = { ...filterOf(query, searcher.fields), domain: searcher.home };
  const after = limited ? null : readCursor(query.cursor);
  const { rows, count, capped } = await findPage({
    ...searchOf(source, searcher),
    wanted: { filter },
    after,
    limit: limit + 1,
  });
  const page = pageOf(rows, {
    limit,
    positionOf: ({ position, id }) => ({ at: position, id }),
    present: (row) => presentCard(row, searcher),
  });
  const similar = page.items.length >= limit ? undefined : await findSimilar(source, filter, searcher);
  return {
    items: page.items,
    next_cursor: limited ? null : page.next_cursor,
    num_results: count,
    num_results_capped: capped,
    ...(similar && { similar }),
  };
}

/**
 * The members of each other site that fit a search, last active first, with the exact number up to a limit. Sites without one are
 * left out. Visitors who see a limited search get none: their cards are counted.
 * @param sites other domains of this server, with their names; empty unless `member_resell` is on
 * @throws problem `authentication_required`
 */
export async function searchElsewhere(
  source: SearchSource,
  query: ElsewhereQuery,
  searcher: Searcher,
  sites: readonly { domain: string; name: string }[],
): Promise<ElsewhereResponse> {
  requireSearch(searcher);
  const found: ElsewhereResponse['sites'] = [];
  if (searcher.viewerId === null && searcher.loggedOutSearch !== 'all') return { sites: found };
  const search = { ...searchOf(source, searcher), after: null, limit: ELSEWHERE_LIMIT };
  for (const { domain, name } of sites) {
    const filter = { ...filterOf(query, searcher.fields), domain };
    const { rows, count, capped } = await findPage({ ...search, wanted: { filter } });
    if (rows.length === 0) continue;
    const items = rows.map((row) => presentCard(row, searcher));
    found.push({ domain, name, items, count, count_capped: capped });
  }
  return { sites: found };
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
  const view: CardView = { viewerId: searcher.viewerId, days: daysIn(searcher.now) };
  const rows = await findMembers(tx, view, { filter: filterOf(query, searcher.fields) }, null, query.limit);
  return rows.map((row) => presentCard(row, searcher));
}

const searchOf = (
  { db, searches }: SearchSource,
  { viewerId, now, limits = USUAL_LIMITS }: Searcher,
): Pick<PageSearch, 'tx' | 'memory' | 'view' | 'exact' | 'now'> => ({
  tx: db,
  memory: searches,
  view: { viewerId, days: daysIn(now) },
  exact: limits.exact,
  now,
});

/** The first wider search that finds a member the narrow one does not. */
async function findSimilar(
  source: SearchSource,
  filter: MemberFilter,
  searcher: Searcher,
): Promise<MembersResponse['similar']> {
  const search = { ...searchOf(source, searcher), after: null, limit: SIMILAR_LIMIT };
  for (const step of widerFilters(filter, searcher.minAge)) {
    const wanted = { filter: step.filter, without: filter };
    const { rows, count, capped } = await findPage({ ...search, wanted });
    if (rows.length === 0) continue;
    const items = rows.map((row) => presentCard(row, searcher));
    return { items, count, count_capped: capped, widened: step.widened };
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
  const rows = await readCards(tx, { viewerId, days: daysIn(now) }, ids);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Cards of members by id; the caller has asked visibility about each. */
export async function cardsById(
  tx: Tx,
  viewerId: string | null,
  ids: readonly string[],
  rules: CardRules,
): Promise<Map<string, MemberCard>> {
  const rows = await cardRows(tx, viewerId, ids, rules.now);
  return new Map([...rows].map(([id, row]) => [id, presentCard(row, rules)]));
}

/** Cards of a member's contacts by id, each as far as the visibility policy shows it to the viewer. */
export async function contactCards(
  tx: Tx,
  viewerId: string,
  ids: readonly string[],
  rules: ContactRules,
): Promise<Map<string, ContactCard>> {
  const facts = await factsById(tx, viewerId, ids);
  const rows = await cardRows(tx, viewerId, [...facts.keys()], rules.now);
  const cards = new Map<string, ContactCard>();
  for (const [id, between] of facts) {
    cards.set(id, presentContact(rows.get(id), between, rules));
  }
  return cards;
}
