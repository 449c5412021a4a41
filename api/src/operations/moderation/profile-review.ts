import type { MeasureStatement } from '@rendezvous/contract/operators/members/schemas';
import { contactDetailsIn } from '@rendezvous/rules/contact-details';
import type { MeasureRule, ProfileRejectReason } from '@rendezvous/contract/operators/values';
import { findProfile, findUser, lockUser, setProfileStatus } from '#src/identity/accounts/face.ts';
import type { Unit } from '#src/platform/db/unit-of-work.ts';
import { problem } from '#src/platform/lib/problem.ts';
import type { Services } from '#src/platform/services.ts';
import { writeMeasure } from './measures.ts';
import { deleteReview, findReview, insertReview, sourceOfHiding } from './repository.ts';

type ReviewServices = Pick<Services, 'unitOfWork' | 'clock' | 'live' | 'jobs'>;

/** Rule that a profile breaks, by the reason for which it goes back. */
const RULES: Readonly<Record<ProfileRejectReason, MeasureRule>> = {
  contact: 'contact',
  offensive: 'harassment',
  other_people: 'private_data',
  false: 'identity',
  other: 'other',
};

/**
 * Hides a profile until it is reviewed, and mails the reasons.
 * @throws problem `not_found`; `duplicate` for a profile that is not in sight
 */
export async function hideProfile(
  { unitOfWork, clock, live, jobs }: ReviewServices,
  operator: string,
  userId: string,
  statement: MeasureStatement,
): Promise<void> {
  const at = clock.now();
  await unitOfWork(async (tx, afterCommit) => {
    if (!(await findUser(tx, userId))) throw problem('not_found');
    await lockUser(tx, userId);
    const profile = await findProfile(tx, userId);
    if (profile?.status !== 'active') throw problem('duplicate');
    await setProfileStatus(tx, userId, 'pending_review');
    await insertReview(tx, {
      user_id: userId,
      state: 'pending',
      since: at,
      reason: statement.facts,
      found: false,
    });
    await writeMeasure(tx, jobs, { kind: 'profile_hold', userId, operator, at, ...statement });
    afterCommit(() => live.publish(userId, 'user', { reason: 'profile' }));
  });
}

/** Verdict about a profile; `told` is the reason for the member of one that goes back. */
export type ProfileVerdict = { decision: 'approve' } | { decision: 'send_back'; told: ProfileRejectReason };

/**
 * Shows a profile again, or sends it back: it stays out of sight, and its member is notified by mail.
 * @param version number of changes of the profile that the operator has read
 * @throws problem `not_found` for a profile that does not wait; `profile_changed`
 */
export async function reviewProfile(
  { unitOfWork, clock, live, jobs }: ReviewServices,
  operator: string,
  { userId, version }: { userId: string; version: number },
  verdict: ProfileVerdict,
): Promise<void> {
  const at = clock.now();
  await unitOfWork(async (tx, afterCommit) => {
    if (!(await findUser(tx, userId))) throw problem('not_found');
    await lockUser(tx, userId);
    const [review, profile] = [await findReview(tx, userId), await findProfile(tx, userId)];
    const isInSight = review?.found === true && profile?.status === 'active';
    if (review?.state !== 'pending' || !profile || (profile.status !== 'pending_review' && !isInSight))
      throw problem('not_found');
    if (profile.version !== version) throw problem('profile_changed');
    if (verdict.decision === 'approve') {
      await setProfileStatus(tx, userId, 'active');
      await deleteReview(tx, userId);
      await writeMeasure(tx, jobs, { kind: 'profile_approve', userId, operator, at, isMailed: !isInSight });
    } else {
      const { told } = verdict;
      await setProfileStatus(tx, userId, 'disabled');
      await insertReview(tx, { user_id: userId, state: 'sent_back', since: at, reason: null, found: false });
      const source = review.found ? 'automatic' : ((await sourceOfHiding(tx, userId)) ?? 'own_look');
      const rule = RULES[told];
      await writeMeasure(tx, jobs, { kind: 'profile_send_back', userId, operator, at, told, rule, source });
    }
    afterCommit(() => live.publish(userId, 'user', { reason: 'profile' }));
  });
}

/**
 * A member has signed up, or changed the words of a profile. One that was sent back waits for its review again. Of the others the setting
 * `profile_review` puts all, or those with contact details, among the waiting; they stay in sight, since a guess hides no member.
 * One that was put there for words which are gone leaves the queue.
 */
export async function reviewWords(
  { clock, settings }: Pick<Services, 'clock' | 'settings'>,
  { tx }: Unit,
  userId: string,
): Promise<void> {
  const now = clock.now();
  const [review, profile] = [await findReview(tx, userId), await findProfile(tx, userId)];
  if (review?.state === 'sent_back') {
    await setProfileStatus(tx, userId, 'pending_review');
    await insertReview(tx, { user_id: userId, state: 'pending', since: now, reason: null, found: false });
    return;
  }
  if (profile?.status !== 'active') return;
  const user = await findUser(tx, userId);
  if (!user) return;
  const mode = settings.value(user.domain, 'profile_review');
  const words = wordsOf({ ...profile, name: user.name });
  const isDue = mode === 'all' || (mode === 'suspicious' && contactDetailsIn(words).length > 0);
  if (isDue) {
    const since = review?.since ?? now;
    await insertReview(tx, { user_id: userId, state: 'pending', since, reason: null, found: true });
  } else if (review) await deleteReview(tx, userId);
}

interface Words {
  name: string;
  about_me: string;
  half_prompts: readonly { text: string }[];
}

/** Everything that a member wrote of themselves. */
export const wordsOf = ({ name, about_me, half_prompts }: Words): string =>
  [name, about_me, ...half_prompts.map(({ text }) => text)].join('\n');
