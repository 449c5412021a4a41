import type { Viewer } from '#src/platform/ports/sessions.ts';
import { memberDay, type MemberDay } from '#src/people/allowances/face.ts';

/** Settings likes go by, of the domain the request came to. */
export interface LikeRules {
  /** Likes a day of free and of Premium members (spec §6, §9 Free Likes). */
  free: number;
  premium: number;
  /** A like undone within this time is returned to the day's allowance. */
  undoSeconds: number;
}

/** The member who likes. */
export type Liker = Pick<Viewer, 'userId' | 'paid' | 'country' | 'status'>;

/** Withholds likes of unconfirmed members until activation. */
export const waitsForActivation = ({ status }: Liker): boolean => status === 'not_confirmed';

/** A member's allowance for the day it is where they live. */
export interface LikeAllowance extends MemberDay {
  limit: number;
}

export function likeAllowance(
  liker: Pick<Liker, 'paid' | 'country'>,
  rules: LikeRules,
  now: Date,
): LikeAllowance {
  return { limit: liker.paid ? rules.premium : rules.free, ...memberDay(liker, now) };
}

/** Is a like young enough that an undo returns it? */
export const undoable = (likedAt: Date, rules: LikeRules, now: Date): boolean =>
  now.getTime() - likedAt.getTime() <= rules.undoSeconds * 1000;
