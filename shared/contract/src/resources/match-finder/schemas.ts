import { Type, type Static } from 'typebox';
import { Closed, CountryCodeSchema, Cursor, Nullable, OneOf, Page } from '#src/kernel/common.ts';
import { MemberCard } from '#src/resources/members/schemas.ts';
import { APPEARANCES, BACKGROUNDS, INTERESTS } from '#src/resources/profile/values.ts';
import { FOUND_INTERESTS, MATCH_AGES, TRAITS_CONSENTS } from './values.ts';

export * from './values.ts';

/** Answers of the match finder. They are sent in a body, so that no address, log or history has them. */
export const MatchFinderBody = Closed({
  age: Type.Optional(OneOf(MATCH_AGES)),
  appearance: Type.Optional(OneOf(APPEARANCES)),
  background: Type.Optional(OneOf(BACKGROUNDS)),
  country: Type.Optional(CountryCodeSchema),
  cursor: Cursor,
});
export type MatchFinderBody = Static<typeof MatchFinderBody>;

/** A member found, with what the result is also explained by: interests that the viewer has chosen as well, intimate ones never. */
export const FoundCard = Closed({
  ...MemberCard.properties,
  shared_interests: Type.Array(OneOf(INTERESTS), { maxItems: FOUND_INTERESTS }),
});
export type FoundCard = Static<typeof FoundCard>;

export const MatchFinderResponse = Page(FoundCard);
export type MatchFinderResponse = Static<typeof MatchFinderResponse>;

/** What a member declares about themselves, with the consent to being found by it; null declares nothing. */
export const TraitsBody = Closed({
  version: OneOf(TRAITS_CONSENTS),
  appearance: Nullable(OneOf(APPEARANCES)),
  background: Nullable(OneOf(BACKGROUNDS)),
});
export type TraitsBody = Static<typeof TraitsBody>;
