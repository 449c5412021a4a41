import { Type, type Static, type TOptional, type TUnsafe } from 'typebox';
import { Closed, CountryCodeSchema, Cursor, Id, Integer, Nullable, OneOf, Page } from '#src/kernel/common.ts';
import { ImageRef } from '#src/resources/photos/schemas.ts';
import { GENDERS, Profile, PROFILE_CHOICES, type ProfileChoice } from '#src/resources/profile/schemas.ts';
import { HALF_PROMPTS } from '#src/resources/half-prompts/values.ts';
import { PROFILE_VIEWERS } from '#src/resources/photos/values.ts';
import { LAST_ACTIVE_BUCKETS, REPLIES } from './values.ts';

export * from './values.ts';

/** A member as lists show them. `fictional` members carry their marker on every surface. */
export const MemberCard = Closed({
  id: Id,
  name: Type.String(),
  age: Integer(),
  country: CountryCodeSchema,
  region: Nullable(Type.String()),
  city: Nullable(Type.String()),
  main_image: Nullable(ImageRef),
  premium: Type.Boolean(),
  fictional: Type.Boolean(),
  online: Type.Boolean(),
  last_active_bucket: OneOf(LAST_ACTIVE_BUCKETS),
  photo_count: Integer(),
  liked: Type.Boolean(),
  /** Joined a few days ago. */
  new_member: Type.Boolean(),
  /** Number of interests the viewer has chosen as well. */
  interests_in_common: Integer(),
});
export type MemberCard = Static<typeof MemberCard>;

/** The other side of a contact (chat, block): a card, or the name alone when the viewer may not open the member's page. */
export const ContactCard = Closed({
  ...MemberCard.properties,
  age: Nullable(Integer()),
  country: Nullable(CountryCodeSchema),
});
export type ContactCard = Static<typeof ContactCard>;

/** One value of each field of `PROFILE_CHOICES` as a filter. */
const CHOICES = Object.fromEntries(
  Object.entries(PROFILE_CHOICES).map(([field, values]) => [field, Type.Optional(OneOf(values))]),
) as { [Field in ProfileChoice]: TOptional<TUnsafe<(typeof PROFILE_CHOICES)[Field][number]>> };

/** The filters of a search, as query parameters. */
const FILTERS = {
  ...CHOICES,
  gender: Type.Optional(OneOf(GENDERS)),
  country: Type.Optional(CountryCodeSchema),
  countryregion: Type.Optional(Type.String({ maxLength: 80 })),
  min_age: Type.Optional(Integer({ minimum: 18, maximum: 120 })),
  max_age: Type.Optional(Integer({ minimum: 18, maximum: 120 })),
  has_photo: Type.Optional(Type.Boolean()),
  /** Comma-separated interests, all of which must match. */
  interests: Type.Optional(Type.String({ maxLength: 400 })),
  fictional: Type.Optional(Type.Boolean()),
};

/** Search filter state (spec §3), as query parameters. */
export const MembersQuery = Closed({
  ...FILTERS,
  cursor: Cursor,
  limit: Type.Optional(Integer({ minimum: 1, maximum: 48 })),
});
export type MembersQuery = Static<typeof MembersQuery>;

export const SimilarResults = Closed({
  items: Type.Array(MemberCard),
  /** Exact up to 1,000; `count_capped` says there are more. */
  count: Integer(),
  count_capped: Type.Boolean(),
  widened: OneOf(['region', 'age'] as const),
});

export const MembersResponse = Closed({
  ...Page(MemberCard).properties,
  /** Exact up to 1,000; `num_results_capped` says there are more. */
  num_results: Integer(),
  num_results_capped: Type.Boolean(),
  similar: Type.Optional(SimilarResults),
});
export type MembersResponse = Static<typeof MembersResponse>;

export const ElsewhereQuery = Closed(FILTERS);
export type ElsewhereQuery = Static<typeof ElsewhereQuery>;

/** Members of another site that the same filters find (setting `member_resell`). */
export const ElsewhereSite = Closed({
  domain: Type.String(),
  /** The site's own name. */
  name: Type.String(),
  items: Type.Array(MemberCard),
  /** Exact up to 1,000; `count_capped` says there are more. */
  count: Integer(),
  count_capped: Type.Boolean(),
});
export const ElsewhereResponse = Closed({ sites: Type.Array(ElsewhereSite) });
export type ElsewhereResponse = Static<typeof ElsewhereResponse>;

export const Relation = Closed({
  liked: Type.Boolean(),
  likes_me: Type.Boolean(),
  match: Type.Boolean(),
  /** The viewer has blocked this member. */
  blocked: Type.Boolean(),
  conversation: Nullable(Id),
  /** Half sentences of this member, in their present words, whose other half the viewer has written. */
  halves_completed: Type.Array(OneOf(HALF_PROMPTS)),
  /** The viewer's own whose other half this member has written. */
  own_halves_completed: Type.Array(OneOf(HALF_PROMPTS)),
});
export type Relation = Static<typeof Relation>;

/** A member's page: profile without what only its owner may see, with the facts a card shows. */
export const Member = Type.Object(
  {
    ...Profile.properties,
    premium: Type.Boolean(),
    fictional: Type.Boolean(),
    online: Type.Boolean(),
    last_active_bucket: OneOf(LAST_ACTIVE_BUCKETS),
    /** Joined a few days ago. */
    new_member: Type.Boolean(),
    /** Says when most conversations that others began were answered; null when too few say so, and for fictional profiles. */
    replies: Nullable(OneOf(REPLIES)),
    photo_count: Integer(),
    locked_photo_count: Integer(),
  },
  { additionalProperties: false },
);
export type Member = Static<typeof Member>;

/** `as` shows the member's own page as such a viewer sees it; other pages have none. */
export const MemberQuery = Closed({ id: Id, as: Type.Optional(OneOf(PROFILE_VIEWERS)) });
export type MemberQuery = Static<typeof MemberQuery>;
export const MemberResponse = Closed({ member: Member, relation: Relation });
export type MemberResponse = Static<typeof MemberResponse>;

export const SuggestionsQuery = Closed({
  for: Type.Optional(Id),
  limit: Type.Optional(Integer({ minimum: 1, maximum: 24 })),
});
export const SuggestionsResponse = Closed({ items: Type.Array(MemberCard) });
export type SuggestionsResponse = Static<typeof SuggestionsResponse>;

export const BlockedMembersResponse = Closed({ items: Type.Array(ContactCard) });
export type BlockedMembersResponse = Static<typeof BlockedMembersResponse>;

/** Body of every call that names one member: like, block. */
export const MemberBody = Closed({ member: Id });
