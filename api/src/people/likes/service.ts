import type {
  AutoLikeResponse,
  LikeResponse,
  LikeSeenBody,
  LikesResponse,
} from '@rendezvous/contract/resources/likes/schemas';
import type { Db, Tx } from '#src/platform/db/database.ts';
import type { Unit } from '#src/platform/db/unit-of-work.ts';
import { after } from '#src/platform/lib/clock.ts';
import { fieldProblem, problem } from '#src/platform/lib/problem.ts';
import { giveOneBack, spendAllowance, usedOn, type ActOfDay } from '#src/people/allowances/face.ts';
import { cardsById } from '#src/people/members/face.ts';
import { createNotify, type Notify } from '#src/platform/notifications/face.ts';
import { isListed, likeableMember, mayReceiveLive, memberFacts } from '#src/people/visibility/face.ts';
import type { Services } from '#src/platform/services.ts';
import {
  waitsForActivation,
  likeAllowance,
  undoable,
  type LikeAllowance,
  type Liker,
  type LikeRules,
} from './policy.ts';
import * as repository from './repository.ts';
import { likeRules } from './rules.ts';

/** Services that likes use. */
export interface LikeContext extends Pick<Services, 'db' | 'live' | 'unitOfWork' | 'settings'> {
  notify: Notify;
  rules: LikeRules;
  now: Date;
  /** The site shows interests of members. */
  showsInterests: boolean;
}

/** The context of likes on a domain at a moment. */
export function likeContext(
  {
    db,
    live,
    unitOfWork,
    settings,
    jobs,
  }: Pick<Services, 'db' | 'live' | 'unitOfWork' | 'settings' | 'jobs'>,
  { domain, now }: { domain: string; now: Date },
): LikeContext {
  return {
    db,
    live,
    unitOfWork,
    settings,
    notify: createNotify(jobs),
    rules: likeRules(settings, domain),
    now,
    showsInterests: settings.value(domain, 'visible_profile_fields').includes('interests'),
  };
}

const likesOn = (userId: string, day: string): ActOfDay => ({ userId, act: 'like', day });

async function remaining(
  tx: Tx,
  liker: Liker,
  allowance: LikeAllowance,
): Promise<Pick<LikeResponse, 'likes_remaining' | 'reset_at'>> {
  const used = await usedOn(tx, likesOn(liker.userId, allowance.day));
  return { likes_remaining: Math.max(0, allowance.limit - used), reset_at: allowance.resetAt.toISOString() };
}

/** Notifies a member of a like, and both members of a match; never of an invisible member's like. */
async function announce(
  { db, live }: Pick<LikeContext, 'db' | 'live'>,
  from: string,
  to: string,
): Promise<void> {
  const [receiver, sender] = [await memberFacts(db, from, to), await memberFacts(db, to, from)];
  if (!mayReceiveLive(receiver) || !isListed(sender)) return;
  await live.publish(to, 'like', { member: from, new_likes: await repository.countNewLikes(db, to) });
  // Read after the commit: of two likes given at once, the later one sees both.
  if (!(await repository.likesBetween(db, from, to)).match) return;
  await Promise.all([
    live.publish(to, 'match', { member: from }),
    live.publish(from, 'match', { member: to }),
  ]);
}

/** Queues the notification of a like, or of the match it makes. It is sent after the undo time. */
async function notifyLike(
  { notify, rules, now }: Pick<LikeContext, 'notify' | 'rules' | 'now'>,
  tx: Tx,
  from: string,
  to: string,
): Promise<void> {
  const { match } = await repository.likesBetween(tx, from, to);
  await notify(tx, {
    cause: match ? 'match' : 'like',
    userId: to,
    item: from,
    actorId: from,
    at: now,
    notBefore: after(now, rules.undoSeconds * 1000),
  });
}

/**
 * Likes a member as part of the caller's unit of work: costs one of the day's likes. A like that is there already costs nothing.
 * Likes of unconfirmed members are withheld: invisible before activation.
 * @throws problem `likes_exhausted` with `reset_at`, `not_found`, `blocked_by_member`; `validation_failed` for oneself
 */
export async function likeIn(
  context: LikeContext,
  { tx, afterCommit }: Unit,
  liker: Liker,
  memberId: string,
): Promise<void> {
  const { rules, now } = context;
  if (liker.userId === memberId) throw fieldProblem('member', 'not_allowed');
  await likeableMember(tx, liker.userId, memberId);
  const allowance = likeAllowance(liker, rules, now);
  const inserted = await repository.insertLike(tx, {
    from: liker.userId,
    to: memberId,
    at: now,
    day: allowance.day,
    held: waitsForActivation(liker),
  });
  if (inserted && !(await spendAllowance(tx, likesOn(liker.userId, allowance.day), allowance.limit))) {
    throw problem('likes_exhausted', { reset_at: allowance.resetAt, params: { limit: allowance.limit } });
  }
  if (!inserted || waitsForActivation(liker)) return;
  await notifyLike(context, tx, liker.userId, memberId);
  afterCommit(() => announce(context, liker.userId, memberId));
}

/** Removes a like as part of the caller's unit of work; within a few seconds the day's allowance gets it back. */
export async function unlikeIn(
  { rules, now }: Pick<LikeContext, 'rules' | 'now'>,
  tx: Tx,
  liker: Liker,
  memberId: string,
): Promise<void> {
  const removed = await repository.deleteLike(tx, liker.userId, memberId);
  if (removed && undoable(removed.created_at, rules, now))
    await giveOneBack(tx, likesOn(liker.userId, removed.counted_on));
}

/** Likes a member (spec §4 Likes), and makes a match when both sides like. Refuses as `likeIn` does. */
export async function like(context: LikeContext, liker: Liker, memberId: string): Promise<LikeResponse> {
  await context.unitOfWork((tx, afterCommit) => likeIn(context, { tx, afterCommit }, liker, memberId));
  return { liked: true, ...(await likeState(context, liker, memberId)) };
}

/** Removes a like, and with it a match. Without a like nothing changes. */
export async function unlike(context: LikeContext, liker: Liker, memberId: string): Promise<LikeResponse> {
  await memberFacts(context.db, liker.userId, memberId);
  await context.unitOfWork((tx) => unlikeIn(context, tx, liker, memberId));
  return { liked: false, ...(await likeState(context, liker, memberId)) };
}

/** Returns whether the two like each other, and the likes left today. */
export async function likeState(
  { db, rules, now }: Pick<LikeContext, 'db' | 'rules' | 'now'>,
  liker: Liker,
  memberId: string,
): Promise<Omit<LikeResponse, 'liked'>> {
  const { match } = await repository.likesBetween(db, liker.userId, memberId);
  return { match, ...(await likesLeft({ db, rules, now }, liker)) };
}

/** Returns the likes left today, and when the next day begins. */
export const likesLeft = ({ db, rules, now }: Pick<LikeContext, 'db' | 'rules' | 'now'>, liker: Liker) =>
  remaining(db, liker, likeAllowance(liker, rules, now));

/** Likes received, sent and matched, newest first, with the cards they name (spec §3 Likes). */
export async function likesOf(context: LikeContext, liker: Liker): Promise<LikesResponse> {
  const { db } = context;
  const rows = await repository.readLikes(db, liker.userId);
  const cards = await cardsById(db, liker.userId, [...new Set(rows.map((row) => row.member))], context);
  const of = (kind: repository.LikeRow['kind']) => rows.filter((row) => row.kind === kind);
  return {
    profiles: [...cards.values()],
    liked_by: of('received').map((row) => ({
      id: row.member,
      like_new: !row.seen,
      at: row.at.toISOString(),
    })),
    sent: of('sent').map((row) => ({ id: row.member, at: row.at.toISOString() })),
    matches: of('match').map((row) => ({ id: row.member, at: row.at.toISOString(), seen: row.seen })),
    ...(await likesLeft(context, liker)),
  };
}

/**
 * Marks a match as seen, and the received like too unless `only` the match was shown: `like_new` turns false once the profile was
 * opened (spec §4 Likes), and while the like is a match, which has a mark of its own.
 * @throws problem `not_found`
 */
export async function markLikeSeen(
  db: Db,
  viewerId: string,
  { member, only }: LikeSeenBody,
  now: Date,
): Promise<void> {
  await memberFacts(db, viewerId, member);
  await repository.markMatchSeen(db, viewerId, member, now);
  if (!only) await repository.markLikeSeen(db, viewerId, member, now);
}

/** The newest match the viewer has not seen, for the match modal; never makes one (spec §7 auto-like.php). */
export async function unseenMatch(
  { db, settings }: Pick<Services, 'db' | 'settings'>,
  viewerId: string,
  now: Date,
): Promise<AutoLikeResponse> {
  const id = await repository.newestUnseenMatch(db, viewerId);
  const rules = { now, settings, showsInterests: false };
  const card = id === null ? undefined : (await cardsById(db, viewerId, [id], rules)).get(id);
  return {
    profile: card
      ? { id: card.id, name: card.name, main_image: card.main_image, fictional: card.fictional }
      : null,
  };
}

/** Releases the likes a member gave before activation; a step of the activation. */
export async function releaseWaitingLikes(
  context: LikeContext,
  { tx, afterCommit }: Unit,
  userId: string,
): Promise<void> {
  for (const member of await repository.releaseLikes(tx, userId)) {
    await notifyLike(context, tx, userId, member);
    afterCommit(() => announce(context, userId, member));
  }
}
