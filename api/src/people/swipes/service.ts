import type {
  DeckCard,
  DeckResponse,
  SwipeBody,
  SwipeResponse,
} from '@rendezvous/contract/resources/swipes/schemas';
import type { Tx } from '#src/platform/db/database.ts';
import type { RequestContext } from '#src/platform/http/context.ts';
import { fieldProblem, problem } from '#src/platform/lib/problem.ts';
import {
  giveOneBack,
  memberDay,
  spendAllowance,
  usedOn,
  type ActOfDay,
} from '#src/people/allowances/face.ts';
import {
  likeContext,
  likeIn,
  likesLeft,
  likeState,
  unlikeIn,
  type LikeContext,
  type Liker,
} from '#src/people/likes/face.ts';
import { presentHalfPrompts } from '#src/people/half-prompts/face.ts';
import { cardsById } from '#src/people/members/face.ts';
import { bestCandidates, wantedBy } from '#src/people/suggestions/face.ts';
import { memberFacts } from '#src/people/visibility/face.ts';
import type { Services } from '#src/platform/services.ts';
import { deckAbout, deckInterests, passesSince, type SwipeRules } from './policy.ts';
import { deleteSwipe, insertSwipe, notPassedSince, readDeckWords } from './repository.ts';

const DECK_SIZE = 12;

/** Services and rules that the swipe game uses. */
export interface SwipeContext extends LikeContext {
  swipeRules: SwipeRules;
}

/** Makes the context of the swipe game from a request. */
export function swipeContext(services: Services, { domain, now, settings }: RequestContext): SwipeContext {
  return {
    ...likeContext(services, { domain, now }),
    swipeRules: {
      free: settings.value('free_swipes_per_day'),
      premium: settings.value('premium_swipes_per_day'),
      undoSeconds: settings.value('like_undo_seconds'),
      passReturnDays: settings.value('pass_return_days'),
    },
  };
}

const swipesOn = (userId: string, day: string): ActOfDay => ({ userId, act: 'swipe', day });

const limitOf = (rules: SwipeRules, { paid }: Liker): number => (paid ? rules.premium : rules.free);

/** Swipes and likes left today. */
async function allowance(context: SwipeContext, swiper: Liker) {
  const { db, now, swipeRules } = context;
  const used = await usedOn(db, swipesOn(swiper.userId, memberDay(swiper, now).day));
  return {
    remaining: Math.max(0, limitOf(swipeRules, swiper) - used),
    ...(await likesLeft(context, swiper)),
  };
}

/**
 * Returns the next cards: members of the kind the viewer looks for, in their country or with `wider` in any, neither liked nor passed
 * (PRODUCT.md §4). Fictional profiles come after all people.
 */
export async function deckOf(context: SwipeContext, swiper: Liker, wider: boolean): Promise<DeckResponse> {
  const { db, now, swipeRules } = context;
  const wanted = await wantedBy(db, swiper.userId);
  const ids = wanted
    ? await bestCandidates(db, swiper.userId, wider ? { ...wanted, country: null } : wanted, {
        limit: DECK_SIZE,
        also: notPassedSince(swiper.userId, passesSince(swipeRules, now)),
      })
    : [];
  return { items: await deckCards(context, swiper.userId, ids), ...(await allowance(context, swiper)) };
}

async function deckCards(
  context: SwipeContext,
  viewerId: string,
  ids: readonly string[],
): Promise<DeckCard[]> {
  const { db, showsInterests } = context;
  const cards = await cardsById(db, viewerId, ids, context);
  const words = await readDeckWords(db, [...ids, viewerId]);
  const interestsOf = (id: string) => (showsInterests ? words.get(id)?.interests : undefined) ?? [];
  return ids.flatMap((id) => {
    const card = cards.get(id);
    if (!card) return [];
    const { half_prompts = [], about_me = '' } = words.get(id) ?? {};
    const [half = null] = presentHalfPrompts(half_prompts.slice(0, 1));
    return [
      {
        ...card,
        ...deckInterests(interestsOf(id), interestsOf(viewerId)),
        half,
        about: half ? null : deckAbout(about_me),
      },
    ];
  });
}

/**
 * Likes or passes a member, or undoes that (spec §6 Swipe allowance). Each like and pass costs one swipe of the day, a like one like
 * as well; both or neither. An undo within a few seconds returns what was used. The same act again changes nothing.
 * @throws problem `swipes_exhausted`, `likes_exhausted` with `reset_at`; `not_found`, `blocked_by_member`; `validation_failed` for oneself
 */
export async function swipe(
  context: SwipeContext,
  swiper: Liker,
  { member, action }: SwipeBody,
): Promise<SwipeResponse> {
  if (swiper.userId === member) throw fieldProblem('member', 'not_allowed');
  await memberFacts(context.db, swiper.userId, member);
  await context.unitOfWork(async (tx, afterCommit) => {
    if (action === 'undo') return undo(context, tx, swiper, member);
    await applySwipe(context, tx, swiper, { member, action });
    if (action === 'like') await likeIn(context, { tx, afterCommit }, swiper, member);
  });
  const { match } = await likeState(context, swiper, member);
  return { match, ...(await allowance(context, swiper)) };
}

async function applySwipe(
  { now, swipeRules }: SwipeContext,
  tx: Tx,
  swiper: Liker,
  { member, action }: { member: string; action: 'like' | 'pass' },
): Promise<void> {
  const { day, resetAt } = memberDay(swiper, now);
  const limit = limitOf(swipeRules, swiper);
  const swiped = await insertSwipe(tx, {
    userId: swiper.userId,
    memberId: member,
    action,
    at: now,
    day,
    passesSince: passesSince(swipeRules, now),
  });
  if (swiped && !(await spendAllowance(tx, swipesOn(swiper.userId, day), limit)))
    throw problem('swipes_exhausted', { reset_at: resetAt, params: { limit } });
}

async function undo(context: SwipeContext, tx: Tx, swiper: Liker, member: string): Promise<void> {
  const { now, swipeRules } = context;
  const swiped = await deleteSwipe(tx, swiper.userId, member);
  if (!swiped) return;
  if (swiped.action === 'like') await unlikeIn(context, tx, swiper, member);
  if (now.getTime() - swiped.swiped_at.getTime() <= swipeRules.undoSeconds * 1000)
    await giveOneBack(tx, swipesOn(swiper.userId, swiped.counted_on));
}
