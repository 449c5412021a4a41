/** Acts of the swipe game (spec §6 Swipe allowance). */
export const SWIPE_ACTIONS = ['like', 'pass', 'undo'] as const;
export type SwipeAction = (typeof SWIPE_ACTIONS)[number];

/** Interests that a card of the deck names at most. */
export const DECK_INTERESTS = 3;

/** Characters of a member's own words on a card of the deck. */
export const DECK_ABOUT = 120;
