import { hasLeft, isBlocked, type MemberFacts } from '#src/people/visibility/face.ts';

/**
 * May a reader see photos of their conversation with this member? Neither side may over a block, in either direction; the photos of a
 * member who left are closed to the other side.
 */
export const maySee = (member: MemberFacts, isOwn: boolean): boolean =>
  !isBlocked(member) && (isOwn || !hasLeft(member));
