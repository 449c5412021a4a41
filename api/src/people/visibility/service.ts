import type { Tx } from '#src/platform/db/database.ts';
import { problem } from '#src/platform/lib/problem.ts';
import { mayBeNotified, mayLike, pageVisibility, type MemberFacts } from './policy.ts';
import { readFacts } from './repository.ts';

/**
 * The one policy of visibility between members (spec §6): lists, pages, likes, chat and live events all ask here.
 * @throws problem `not_found` when there is no such member
 */
export async function memberFacts(tx: Tx, viewerId: string | null, memberId: string): Promise<MemberFacts> {
  const [facts] = await readFacts(tx, viewerId, [memberId]);
  if (!facts) throw problem('not_found');
  return facts;
}

/** Facts of several members by id; unknown ids are left out. */
export async function factsById(
  tx: Tx,
  viewerId: string | null,
  memberIds: readonly string[],
): Promise<Map<string, MemberFacts>> {
  const rows = await readFacts(tx, viewerId, memberIds);
  return new Map(rows.map((facts) => [facts.id, facts]));
}

/**
 * Facts of a member whose page the viewer may open.
 * @throws problem `not_found`; `blocked_by_member` with `params.name` (spec §6 Blocked user)
 */
export async function visibleMember(tx: Tx, viewerId: string | null, memberId: string): Promise<MemberFacts> {
  const facts = await memberFacts(tx, viewerId, memberId);
  const visibility = pageVisibility(facts);
  if (visibility === 'visible') return facts;
  throw visibility === 'not_found' ? problem('not_found') : blockedBy(facts);
}

/** May the viewer open the member's page, and with it the member's photos? */
export async function mayOpenPage(tx: Tx, viewerId: string | null, memberId: string): Promise<boolean> {
  return pageVisibility(await memberFacts(tx, viewerId, memberId)) === 'visible';
}

/**
 * Facts of a member the viewer may like.
 * @throws problem `not_found`; `blocked_by_member` with `params.name`
 */
export async function likeableMember(tx: Tx, viewerId: string, memberId: string): Promise<MemberFacts> {
  const facts = await memberFacts(tx, viewerId, memberId);
  if (mayLike(facts)) return facts;
  throw facts.blockedViewer ? blockedBy(facts) : problem('not_found');
}

/** The actor as the receiver sees them, when the receiver may be notified of their act; null when not. */
export async function tellableActor(
  tx: Tx,
  receiverId: string,
  actorId: string,
): Promise<MemberFacts | null> {
  const actor = await memberFacts(tx, receiverId, actorId);
  const receiver = await memberFacts(tx, actorId, receiverId);
  return mayBeNotified({ actor, receiver }) ? actor : null;
}

/** The refusal a blocked member gets, with the name the sentence needs. */
export function blockedBy(facts: Pick<MemberFacts, 'name'>) {
  return problem('blocked_by_member', { params: { name: facts.name } });
}
