import { Type, type Static } from 'typebox';
import { Closed, Id, Integer, Nullable, OneOf, Timestamp } from '#src/kernel/common.ts';
import { ImageRef } from '#src/resources/photos/schemas.ts';
import { MemberCard } from '#src/resources/members/schemas.ts';

export * from './values.ts';

export const LikedBy = Closed({ id: Id, like_new: Type.Boolean(), at: Timestamp });

/** `profiles` contains every card that `liked_by`, `sent` and `matches` name by id. `likes_remaining` is what is left of the day. */
export const LikesResponse = Closed({
  profiles: Type.Array(MemberCard),
  liked_by: Type.Array(LikedBy),
  sent: Type.Array(Closed({ id: Id, at: Timestamp })),
  matches: Type.Array(Closed({ id: Id, at: Timestamp, seen: Type.Boolean() })),
  likes_remaining: Integer(),
  reset_at: Timestamp,
});
export type LikesResponse = Static<typeof LikesResponse>;

/** `only` says that the match was shown, while the member's profile was not opened. */
export const LikeSeenBody = Closed({ member: Id, only: Type.Optional(OneOf(['match'] as const)) });
export type LikeSeenBody = Static<typeof LikeSeenBody>;

export const LikeResponse = Closed({
  liked: Type.Boolean(),
  match: Type.Boolean(),
  likes_remaining: Integer(),
  reset_at: Timestamp,
});
export type LikeResponse = Static<typeof LikeResponse>;

export const AutoLikeResponse = Closed({
  profile: Nullable(
    Closed({ id: Id, name: Type.String(), main_image: Nullable(ImageRef), fictional: Type.Boolean() }),
  ),
});
export type AutoLikeResponse = Static<typeof AutoLikeResponse>;
