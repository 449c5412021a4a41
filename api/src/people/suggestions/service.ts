import type { RawBuilder, SqlBool } from 'kysely';
import type { CountryCode } from '@rendezvous/contract/kernel/countries';
import type { MemberCard } from '@rendezvous/contract/resources/members/schemas';
import type { Tx } from '#src/platform/db/database.ts';
import { findUser } from '#src/identity/accounts/face.ts';
import type { Services } from '#src/platform/services.ts';
import { cardsById, requireSearch, type Searcher } from '#src/people/members/face.ts';
import { visibleMember } from '#src/people/visibility/face.ts';
import {
  countNewcomers,
  findCandidates,
  wantedBy,
  wantedLike,
  type Candidate,
  type Wanted,
} from './repository.ts';

const CANDIDATES = 120;
const USUAL = 8;

/** Scores a member: same region first, then close in age, shared interests, a photo to look at. */
export function fit(candidate: Candidate, wanted: Wanted): number {
  const near = wanted.region !== null && candidate.region === wanted.region ? 4 : 0;
  const age = wanted.born === null ? 0 : Math.max(0, 3 - Math.abs(candidate.born - wanted.born) / 4);
  const shared = candidate.interests.filter((interest) => wanted.interests.includes(interest)).length;
  return near + age + Math.min(shared, 4) / 2 + (candidate.photo ? 2 : 0);
}

/**
 * Members to look at next: people like the member named, else the kind the viewer looks for (spec §2 related and suggested
 * profiles). Never those the viewer has liked already. Visitors get what `logged_out_search` allows.
 * @throws problem `authentication_required`, `not_found`, `blocked_by_member`
 */
export async function suggest(
  db: Tx,
  searcher: Searcher & { country: CountryCode },
  memberId: string | undefined,
  limit = USUAL,
): Promise<MemberCard[]> {
  requireSearch(searcher);
  const { viewerId } = searcher;
  if (memberId !== undefined) await visibleMember(db, viewerId, memberId);
  const wanted = (await wantedOf(db, viewerId, memberId)) ?? {
    gender: null,
    country: searcher.country,
    region: null,
    born: null,
    interests: [],
    without: null,
  };
  const chosen = await bestCandidates(db, viewerId, wanted, { limit });
  const cards = await cardsById(db, viewerId, chosen, searcher);
  return chosen.flatMap((id) => cards.get(id) ?? []);
}

/** Ids of the recent members that fit best: people before fictional profiles. `also` is a further condition on `profiles p`. */
export async function bestCandidates(
  db: Tx,
  viewerId: string | null,
  wanted: Wanted,
  { limit, also }: { limit: number; also?: RawBuilder<SqlBool> },
): Promise<string[]> {
  const candidates = await findCandidates(db, viewerId, wanted, CANDIDATES, also);
  // The sort is stable, so that of equals the one active last stays first.
  return candidates
    .map((candidate) => ({
      id: candidate.id,
      fictional: candidate.fictional,
      score: fit(candidate, wanted),
    }))
    .sort((a, b) => Number(a.fictional) - Number(b.fictional) || b.score - a.score)
    .slice(0, limit)
    .map(({ id }) => id);
}

async function wantedOf(
  db: Tx,
  viewerId: string | null,
  memberId: string | undefined,
): Promise<Wanted | null> {
  if (memberId !== undefined) return wantedLike(db, memberId);
  return viewerId === null ? null : wantedBy(db, viewerId);
}

/** Looks for members a new member may like, as the home page will show them; rejects when the search does not work. */
export async function suggestAtSignup(
  { settings, clock }: Pick<Services, 'settings' | 'clock'>,
  tx: Tx,
  userId: string,
): Promise<void> {
  const user = await findUser(tx, userId);
  if (!user) return;
  const searcher: Searcher = {
    viewerId: userId,
    now: clock.now(),
    settings,
    loggedOutSearch: 'all',
    minAge: settings.value(user.domain, 'min_age'),
    showsInterests: settings.value(user.domain, 'visible_profile_fields').includes('interests'),
    fields: settings.value(user.domain, 'search_fields'),
  };
  await suggest(tx, { ...searcher, country: user.country }, undefined);
}

/** People the viewer looks for who are new since a moment: in the viewer's region, or in the whole country without one. */
export async function newcomersFor(
  tx: Tx,
  userId: string,
  since: Date,
): Promise<{ count: number; nearby: boolean }> {
  const wanted = await wantedBy(tx, userId);
  if (!wanted) return { count: 0, nearby: false };
  return { count: await countNewcomers(tx, userId, wanted, since), nearby: wanted.region !== null };
}
