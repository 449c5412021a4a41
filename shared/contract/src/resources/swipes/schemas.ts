import { Type, type Static } from 'typebox';
import { Closed, Id, Integer, Nullable, OneOf, Timestamp } from '#src/kernel/common.ts';
import { HalfPrompt } from '#src/resources/half-prompts/schemas.ts';
import { MemberCard } from '#src/resources/members/schemas.ts';
import { INTERESTS } from '#src/resources/profile/schemas.ts';
import { DECK_ABOUT, DECK_INTERESTS, SWIPE_ACTIONS } from './values.ts';

export * from './values.ts';

/** What is left of the day: swipes, and the likes among them. `reset_at` is midnight where the member lives. */
const Allowance = { remaining: Integer(), likes_remaining: Integer(), reset_at: Timestamp };

/** A card of the deck, with a few interests: shared ones first, intimate ones never. Its voice is a half sentence, else a line about the member. */
export const DeckCard = Closed({
  ...MemberCard.properties,
  interests: Type.Array(OneOf(INTERESTS), { maxItems: DECK_INTERESTS }),
  /** Number of the first interests that the viewer has chosen as well. */
  interests_shared: Integer(),
  half: Nullable(HalfPrompt),
  about: Nullable(Type.String({ maxLength: DECK_ABOUT })),
});
export type DeckCard = Static<typeof DeckCard>;

/** `wider` also asks for members of other countries. */
export const DeckQuery = Closed({ wider: Type.Optional(Type.Boolean()) });
export type DeckQuery = Static<typeof DeckQuery>;

export const DeckResponse = Closed({ items: Type.Array(DeckCard), ...Allowance });
export type DeckResponse = Static<typeof DeckResponse>;

export const SwipeBody = Closed({ member: Id, action: OneOf(SWIPE_ACTIONS) });
export type SwipeBody = Static<typeof SwipeBody>;

export const SwipeResponse = Closed({ match: Type.Boolean(), ...Allowance });
export type SwipeResponse = Static<typeof SwipeResponse>;
