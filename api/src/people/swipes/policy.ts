import { DECK_ABOUT, DECK_INTERESTS } from '@rendezvous/contract/resources/swipes/values';
import type { DeckCard } from '@rendezvous/contract/resources/swipes/schemas';
import { INTIMATE_INTERESTS, type Interest } from '@rendezvous/contract/resources/profile/values';
import { after, DAY } from '#src/platform/lib/clock.ts';

/** Settings the swipe game goes by, of the domain the request came to. */
export interface SwipeRules {
  /** Swipes a day of free and of Premium members, passes included (spec §6). */
  free: number;
  premium: number;
  /** An undo within this time gives the swipe back to the day's allowance. */
  undoSeconds: number;
  /** Days after which a passed member returns to the deck. */
  passReturnDays: number;
}

/** Passes before this time have ended. */
export const passesSince = (rules: Pick<SwipeRules, 'passReturnDays'>, now: Date): Date =>
  after(now, -rules.passReturnDays * DAY);

/** Interests that a card names: shared ones first, intimate ones never. */
export function deckInterests(
  theirs: readonly Interest[],
  mine: readonly Interest[],
): Pick<DeckCard, 'interests' | 'interests_shared'> {
  const open = theirs.filter((interest) => !INTIMATE_INTERESTS.includes(interest));
  const shared = open.filter((interest) => mine.includes(interest));
  const others = open.filter((interest) => !mine.includes(interest));
  return {
    interests: [...shared, ...others].slice(0, DECK_INTERESTS),
    interests_shared: Math.min(shared.length, DECK_INTERESTS),
  };
}

/** The first sentence about a member, cut between words where it is long; null without one. */
export function deckAbout(about: string): string | null {
  const [line = ''] = about.trim().split('\n', 1);
  const sentence = /^.*?[.!?…](?=\s|$)/u.exec(line)?.[0] ?? line;
  if (sentence.length <= DECK_ABOUT) return sentence || null;
  const words = sentence.slice(0, DECK_ABOUT - 1);
  return `${words.slice(0, words.lastIndexOf(' ') + 1 || undefined).trimEnd()}…`;
}
