import { Type, type Static } from 'typebox';
import { Closed, CountryCodeSchema, Cursor, Nullable, OneOf, Page } from '#src/kernel/common.ts';
import { MemberCard } from '#src/resources/members/schemas.ts';
import { APPEARANCES, BACKGROUNDS } from '#src/resources/profile/values.ts';
import { MATCH_AGES, TRAITS_CONSENTS } from './values.ts';

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

export const MatchFinderResponse = Page(MemberCard);
export type MatchFinderResponse = Static<typeof MatchFinderResponse>;

/** What a member declares about themselves, with the consent to being found by it; null declares nothing. */
export const TraitsBody = Closed({
  version: OneOf(TRAITS_CONSENTS),
  appearance: Nullable(OneOf(APPEARANCES)),
  background: Nullable(OneOf(BACKGROUNDS)),
});
export type TraitsBody = Static<typeof TraitsBody>;
