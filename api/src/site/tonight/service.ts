import { daysIn, type CountryCode } from '@rendezvous/contract/kernel/countries';
import type { Locale } from '@rendezvous/contract/kernel/locales';
import type { MemberCard } from '@rendezvous/contract/resources/members/schemas';
import {
  TONIGHT_CHOICES,
  type TonightCard,
  type TonightChoice,
  type TonightResponse,
  type TonightSuggestion,
} from '@rendezvous/contract/resources/tonight/schemas';
import { unreadChats } from '#src/conversation/chats/face.ts';
import { offeredHalfPrompts } from '#src/people/half-prompts/face.ts';
import { newestLikers } from '#src/people/likes/face.ts';
import {
  cardsById,
  findAndCount,
  findMembers,
  presentCard,
  requireSearch,
  type CardRules,
  type MemberFilter,
  type Searcher,
} from '#src/people/members/face.ts';
import { bestCandidates, wantedBy } from '#src/people/suggestions/face.ts';
import type { Db, Tx } from '#src/platform/db/database.ts';
import type { Viewer } from '#src/platform/ports/sessions.ts';
import type { Services } from '#src/platform/services.ts';
import { endOfEvening, hereSince, reasonOf, strongerFirst } from './policy.ts';
import * as repository from './repository.ts';

/** The board stays in a region where at least so many were here today. */
const ENOUGH_NEARBY = 8;
/** Cards of one choice, and of members without one. */
const OF_EACH = 12;
const WITHOUT_CHOICE = 24;
const NEWEST = 3;
/** Candidates looked at for suggestions, and those shown. */
const CONSIDERED = 32;
const SUGGESTED = 8;
const SAME_CHOICE = 4;
const EXACT = 1_000;

/** The member or visitor who opens the board, and the country they live in or visit from. */
export interface Guest {
  searcher: Searcher;
  country: CountryCode;
  locale: Locale;
}

/**
 * The board of the evening (PRODUCT.md §4 Tonight). Visitors see who was here today, as far as they may search, and how many chose what;
 * whose choice it is stays among members.
 * @throws problem `authentication_required` for visitors where search is for members
 */
export async function boardOf(db: Db, guest: Guest): Promise<TonightResponse> {
  const { searcher } = guest;
  requireSearch(searcher);
  const { viewerId, now } = searcher;
  const self = viewerId === null ? null : await repository.findSelf(db, viewerId);
  const country = self?.country ?? guest.country;
  const wide: repository.Board = {
    viewerId,
    viewer: self,
    country,
    region: null,
    since: hereSince(now),
    now,
  };
  const { board, here, capped } = await chooseArea(db, wide, self?.region ?? null);
  const chosen = await repository.choicesOnBoard(db, board, OF_EACH);
  const counts = new Map(chosen.map(({ choice, count }) => [choice, count]));
  const mine = viewerId === null ? null : await repository.findChoice(db, viewerId, now);
  return {
    choices: TONIGHT_CHOICES.map((choice) => ({ choice, count: counts.get(choice) ?? 0 })),
    mine,
    until: endOfEvening(now, guest.country).toISOString(),
    area: { country, region: board.region },
    here,
    here_capped: capped,
    items: await itemsOf(db, searcher, board, chosen),
    ...(viewerId === null ? NOTHING : await waitingFor(db, viewerId, searcher)),
    suggestions: viewerId === null ? [] : await suggestionsFor(db, viewerId, guest, mine),
  };
}

const NOTHING = { new_likes: 0, likers: [], unread: 0, unread_chats: [] };

const filterOf = ({ country, region }: repository.Board): MemberFilter => ({
  country,
  region: region ?? undefined,
  fictional: false,
});

const onBoard = ({ since, viewer }: repository.Board) =>
  repository.both(repository.hereAfter(since), repository.lookForEachOther(viewer));

async function countHere(db: Tx, board: repository.Board): Promise<{ count: number; capped: boolean }> {
  const view = { viewerId: board.viewerId, days: daysIn(board.now) };
  const wanted = { filter: filterOf(board), also: onBoard(board) };
  const { count } = await findAndCount(db, view, wanted, { after: null, limit: 1, most: EXACT + 1 });
  return { count: Math.min(count, EXACT), capped: count > EXACT };
}

/** The viewer's region where enough were here in it, else the country. */
async function chooseArea(
  db: Tx,
  wide: repository.Board,
  region: string | null,
): Promise<{ board: repository.Board; here: number; capped: boolean }> {
  if (region !== null) {
    const board = { ...wide, region };
    const { count, capped } = await countHere(db, board);
    if (count >= ENOUGH_NEARBY) return { board, here: count, capped };
  }
  const { count, capped } = await countHere(db, wide);
  return { board: wide, here: count, capped };
}

async function itemsOf(
  db: Tx,
  searcher: Searcher,
  board: repository.Board,
  chosen: readonly repository.ChoiceRow[],
): Promise<TonightCard[]> {
  const { viewerId, now, loggedOutSearch, limits } = searcher;
  const view = { viewerId, days: daysIn(now) };
  if (viewerId === null) {
    const limit = loggedOutSearch === 'limited' ? (limits?.visitor ?? OF_EACH) : WITHOUT_CHOICE;
    const rows = await findMembers(db, view, { filter: filterOf(board), also: onBoard(board) }, null, limit);
    return rows.map((row) => ({ ...presentCard(row, searcher), choice: null }));
  }
  const cards = await cardsById(
    db,
    viewerId,
    chosen.map(({ id }) => id),
    searcher,
  );
  const others = await findMembers(
    db,
    view,
    { filter: filterOf(board), also: repository.both(onBoard(board), repository.withoutChoice(now)) },
    null,
    WITHOUT_CHOICE,
  );
  return [
    ...chosen.flatMap(({ id, choice }) => {
      const card = cards.get(id);
      return card ? [{ ...card, choice }] : [];
    }),
    ...others.map((row) => ({ ...presentCard(row, searcher), choice: null })),
  ];
}

/** Likes and messages that the member has not looked at, by the rules of their own lists. */
async function waitingFor(
  db: Db,
  userId: string,
  rules: CardRules,
): Promise<Pick<TonightResponse, 'new_likes' | 'likers' | 'unread' | 'unread_chats'>> {
  const { unread, newLikes } = await repository.readCounters(db, userId);
  const likers = newLikes === 0 ? [] : await newestLikers(db, userId, NEWEST);
  return {
    new_likes: newLikes,
    likers: inOrder(likers, await cardsById(db, userId, likers, rules)),
    unread,
    unread_chats: unread === 0 ? [] : await unreadChats({ db, ...rules }, userId, NEWEST),
  };
}

const inOrder = (ids: readonly string[], cards: ReadonlyMap<string, MemberCard>): MemberCard[] =>
  ids.flatMap((id) => cards.get(id) ?? []);

/** Members to look at next, each with the strongest reason that is true; never fictional ones, nor members without a reason. */
async function suggestionsFor(
  db: Db,
  userId: string,
  { searcher, locale }: Guest,
  mine: TonightChoice | null,
): Promise<TonightSuggestion[]> {
  const { now } = searcher;
  const wanted = await wantedBy(db, userId);
  if (!wanted) return [];
  const [same, fitting] = [
    mine === null
      ? []
      : await bestCandidates(db, userId, wanted, {
          limit: SAME_CHOICE,
          also: repository.both(repository.isPerson, repository.withChoice(mine, now)),
        }),
    await bestCandidates(db, userId, wanted, { limit: CONSIDERED, also: repository.isPerson }),
  ];
  const ids = [...new Set([...same, ...fitting])];
  const cards = await cardsById(db, userId, ids, searcher);
  const between = new Map((await repository.readBetween(db, userId, ids, now)).map((row) => [row.id, row]));
  const beginnings = new Map(offeredHalfPrompts(locale).map(({ prompt, beginning }) => [prompt, beginning]));
  return ids
    .flatMap((id): TonightSuggestion[] => {
      const [card, row] = [cards.get(id), between.get(id)];
      if (!card || !row) return [];
      const facts = {
        ...row,
        isNew: card.new_member,
        interestsInCommon: card.interests_in_common,
      };
      const reason = reasonOf(facts, mine, (half) => beginnings.get(half));
      return reason ? [{ ...card, reason }] : [];
    })
    .sort((a, b) => strongerFirst(a.reason, b.reason))
    .slice(0, SUGGESTED);
}

/**
 * Stores what a member is up for this evening until 06:00 where they live, or removes it. Only their own pages are notified:
 * others see it when they open the board. A choice of an unconfirmed or invisible member is stored, and no other member sees it.
 */
export async function choose(
  { db, live }: Pick<Services, 'db' | 'live'>,
  { userId, country }: Pick<Viewer, 'userId' | 'country'>,
  choice: TonightChoice | null,
  now: Date,
): Promise<void> {
  if (choice === null) await repository.removeChoice(db, userId);
  else await repository.storeChoice(db, userId, { choice, at: now, until: endOfEvening(now, country) });
  await live.publish(userId, 'tonight', { choice });
}
