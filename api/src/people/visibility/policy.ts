/** Facts about a viewer and a member that decide visibility. */
export interface MemberFacts {
  id: string;
  name: string;
  status: 'not_confirmed' | 'active' | 'suspended' | 'pending_deletion';
  profileStatus: 'active' | 'disabled' | 'pending_review';
  invisible: boolean;
  /** The consent to showing the profile has not been withdrawn. */
  consented: boolean;
  fictional: boolean;
  /** The viewer is this member. */
  self: boolean;
  /** This member has blocked the viewer. */
  blockedViewer: boolean;
  /** The viewer has blocked this member. */
  blockedByViewer: boolean;
  conversation: string | null;
  /** At least one message has gone between them. */
  inContact: boolean;
}

export type PageVisibility = 'visible' | 'not_found' | 'blocked_by_member';

/** Has the account left, for now or for good? Such members are "deleted" to every other member. */
export const hasLeft = (facts: Pick<MemberFacts, 'status'>): boolean =>
  facts.status === 'pending_deletion' || facts.status === 'suspended';

/** Is either side's block between them? */
export const isBlocked = (facts: MemberFacts): boolean => facts.blockedViewer || facts.blockedByViewer;

const isPresent = (facts: MemberFacts): boolean =>
  facts.status === 'active' && facts.profileStatus === 'active' && facts.consented;

/** Strangers find no invisible members, contacts do. */
const isFound = (facts: MemberFacts): boolean => !facts.invisible || facts.inContact;

/** May the viewer open the member's page? The blocking member may, to lift the block (spec §6). */
export function pageVisibility(facts: MemberFacts): PageVisibility {
  if (facts.self) return 'visible';
  if (!isPresent(facts)) return 'not_found';
  if (facts.blockedViewer) return 'blocked_by_member';
  return isFound(facts) ? 'visible' : 'not_found';
}

/** Is the member in the viewer's lists? The same rule as `listable`, for one member whose facts are known. */
export const isListed = (facts: MemberFacts): boolean =>
  !facts.self && isPresent(facts) && !facts.invisible && !isBlocked(facts);

/** May the viewer like the member? Invisible members cannot be liked, not even by contacts (spec §6 Invisible mode). */
export const mayLike = isListed;

/**
 * May the viewer write to the member at all, apart from a block, which is refused by its name? A stranger may write to members whose page opens; a
 * contact still works with an invisible or hidden one, both ways.
 */
export const mayReach = (facts: MemberFacts): boolean =>
  !facts.self && !hasLeft(facts) && (facts.inContact || pageVisibility(facts) !== 'not_found');

/** Decides how much a contact's card shows (chats, block list): all of it exactly when the viewer may open the member's page. */
export function cardDetail(facts: MemberFacts): 'full' | 'name_only' | 'none' {
  if (hasLeft(facts)) return 'none';
  return pageVisibility(facts) === 'visible' ? 'full' : 'name_only';
}

/** May an offline member be notified of another member's act? Never of or to fictional profiles, across a block, or of a leaver (PRODUCT §0.1, §6). */
export const mayBeNotified = (between: { actor: MemberFacts; receiver: MemberFacts }): boolean =>
  !between.actor.fictional && mayReceiveLive(between.receiver) && mayReceiveLive(between.actor);

/** Do live signs of one (typing, read marks, messages, likes) reach the other? */
export const mayReceiveLive = (facts: MemberFacts): boolean =>
  !hasLeft(facts) && !isBlocked(facts) && !facts.fictional;
