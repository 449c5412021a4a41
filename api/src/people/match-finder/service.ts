import { daysIn, type CountryCode } from '@rendezvous/contract/kernel/countries';
import type {
  MatchFinderBody,
  MatchFinderResponse,
} from '@rendezvous/contract/resources/match-finder/schemas';
import type { Tx } from '#src/platform/db/database.ts';
import {
  findMembers,
  presentCard,
  requireSearch,
  type FoundRow,
  type MemberFilter,
  type Searcher,
} from '#src/people/members/face.ts';
import { wantedBy } from '#src/people/suggestions/face.ts';
import { bandsOf, readBandCursor, writeBandCursor } from './bands-repository.ts';
import { sharedInterests } from './interests-repository.ts';

const PAGE = 24;
const AGES: Readonly<Record<string, Pick<MemberFilter, 'minAge' | 'maxAge'>>> = {
  '18-35': { minAge: 18, maxAge: 35 },
  '35+': { minAge: 35 },
};

/** The member or visitor who asks, and the country they are in. */
export type Asker = Searcher & { country: CountryCode };

/**
 * Finds members by the answers (spec §3 Match-finder options, PRODUCT.md §4): members who declared what is asked, then those who
 * left it open; within each the last active first. For visitors only age counts. Fictional profiles declare nothing and are left out.
 * @throws problem `authentication_required`, `malformed` for a foreign cursor
 */
export async function findMatches(
  tx: Tx,
  asked: MatchFinderBody,
  asker: Asker,
): Promise<MatchFinderResponse> {
  requireSearch(asker);
  const { viewerId, now, limits } = asker;
  const limited = viewerId === null && asker.loggedOutSearch === 'limited';
  const limit = limited ? (limits?.visitor ?? PAGE) : PAGE;
  const filter = await filterOf(tx, asked, asker);
  const bands = bandsOf(viewerId === null ? {} : asked);
  const start = readBandCursor(limited ? undefined : asked.cursor, bands.length);
  const found: { row: FoundRow; band: number }[] = [];
  for (let band = start.band; band < bands.length && found.length <= limit; band += 1) {
    const rows = await findMembers(
      tx,
      { viewerId, days: daysIn(now) },
      { filter, also: bands[band] },
      band === start.band ? start.after : null,
      limit + 1 - found.length,
    );
    found.push(...rows.map((row) => ({ row, band })));
  }
  const shown = found.slice(0, limit);
  const last = shown.at(-1);
  const goesOn = !limited && found.length > limit && last !== undefined;
  const ids = shown.map(({ row }) => row.id);
  const shared = viewerId === null || !asker.showsInterests ? null : await sharedInterests(tx, viewerId, ids);
  return {
    items: shown.map(({ row }) => ({
      ...presentCard(row, asker),
      shared_interests: shared?.get(row.id) ?? [],
    })),
    next_cursor: goesOn
      ? writeBandCursor({ band: last.band, after: { at: last.row.position, id: last.row.id } })
      : null,
  };
}

async function filterOf(tx: Tx, asked: MatchFinderBody, { viewerId, country }: Asker): Promise<MemberFilter> {
  const wanted = viewerId === null ? null : await wantedBy(tx, viewerId);
  return {
    gender: wanted?.gender ?? undefined,
    country: asked.country ?? wanted?.country ?? country,
    fictional: false,
    ...(asked.age && AGES[asked.age]),
  };
}
