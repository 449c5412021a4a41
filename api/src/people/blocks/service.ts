import type { ContactCard } from '@rendezvous/contract/resources/members/schemas';
import type { Db } from '#src/platform/db/database.ts';
import type { Services } from '#src/platform/services.ts';
import { fieldProblem } from '#src/platform/lib/problem.ts';
import { removeLikesBetween } from '#src/people/likes/face.ts';
import { contactCards } from '#src/people/members/face.ts';
import { memberFacts } from '#src/people/visibility/face.ts';
import { blockedIds, deleteBlock, insertBlock } from './repository.ts';

/**
 * Blocks a member: both become invisible to each other everywhere, likes go, nothing can be sent (spec §6 Blocked user).
 * A blocked member can block back. A second block changes nothing.
 * @throws problem `not_found`; `validation_failed` for oneself
 */
export async function block(
  { unitOfWork }: Pick<Services, 'unitOfWork'>,
  viewerId: string,
  memberId: string,
  now: Date,
): Promise<void> {
  if (viewerId === memberId) throw fieldProblem('member', 'not_allowed');
  await unitOfWork(async (tx) => {
    await memberFacts(tx, viewerId, memberId);
    await insertBlock(tx, viewerId, memberId, now);
    await removeLikesBetween(tx, viewerId, memberId);
  });
}

/**
 * Lifts a block: the conversation is back as it was, likes are not. Without a block nothing changes.
 * @throws problem `not_found`
 */
export async function unblock(db: Db, viewerId: string, memberId: string): Promise<void> {
  await memberFacts(db, viewerId, memberId);
  await deleteBlock(db, viewerId, memberId);
}

/** Cards of the members the viewer has blocked, newest first. */
export async function blockedMembers(
  { db, settings }: Pick<Services, 'db' | 'settings'>,
  viewerId: string,
  now: Date,
): Promise<ContactCard[]> {
  const ids = await blockedIds(db, viewerId);
  const cards = await contactCards(db, viewerId, ids, { now, settings });
  return ids.flatMap((id) => cards.get(id) ?? []);
}
