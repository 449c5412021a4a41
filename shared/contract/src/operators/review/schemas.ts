import { CONTACT_DETAILS } from '@rendezvous/rules/contact-details';
import { Type, type Static } from 'typebox';
import { Closed, Cursor, Id, Integer, Nullable, OneOf, Page, Timestamp } from '#src/kernel/common.ts';
import { HalfPrompt } from '#src/resources/half-prompts/schemas.ts';
import { PROFILE_REJECT_REASONS } from '#src/operators/values.ts';
import { PHOTO_REJECT_REASONS } from '#src/resources/photos/values.ts';

export const OpsQueueQuery = Closed({ cursor: Cursor });

const Named = Closed({ id: Id, name: Type.String() });

/** A photo that waits for its review, the oldest first. */
export const OpsPhoto = Closed({
  id: Id,
  member: Named,
  visibility: OneOf(['public', 'private'] as const),
  created_at: Timestamp,
  width: Integer(),
  height: Integer(),
  /** Addresses of the picture for this operator alone, for half an hour to an hour. */
  urls: Closed({ thumb: Type.String(), medium: Type.String(), large: Type.String() }),
});
export type OpsPhoto = Static<typeof OpsPhoto>;
export const OpsPhotosResponse = Page(OpsPhoto);
export type OpsPhotosResponse = Static<typeof OpsPhotosResponse>;

/** `reason` is sent to the owner of a rejected photo; an approval has none. */
export const OpsPhotoReviewBody = Closed({
  photo: Id,
  decision: OneOf(['approve', 'reject'] as const),
  reason: Type.Optional(OneOf(PHOTO_REJECT_REASONS)),
});
export type OpsPhotoReviewBody = Static<typeof OpsPhotoReviewBody>;

/** A profile that waits for its review, the longest waiting first. Others see it meanwhile only where `found` is stated. */
export const OpsProfile = Closed({
  member: Named,
  /** Number of its changes; a review names the one it has read. */
  version: Integer({ minimum: 0 }),
  about_me: Type.String(),
  half_prompts: Type.Array(HalfPrompt),
  since: Timestamp,
  /** Why an operator put it here; null for one that its member changed after it was sent back, and for one with `found`. */
  reason: Nullable(Type.String()),
  /** Contact details found in its words when the product put it here; null otherwise. */
  found: Nullable(Type.Array(OneOf(CONTACT_DETAILS))),
});
export type OpsProfile = Static<typeof OpsProfile>;
export const OpsProfilesResponse = Page(OpsProfile);
export type OpsProfilesResponse = Static<typeof OpsProfilesResponse>;

/** `reason` is sent to the member of a rejected profile; an approval has none. */
export const OpsProfileReviewBody = Closed({
  member: Id,
  version: Integer({ minimum: 0 }),
  decision: OneOf(['approve', 'send_back'] as const),
  reason: Type.Optional(OneOf(PROFILE_REJECT_REASONS)),
});
export type OpsProfileReviewBody = Static<typeof OpsProfileReviewBody>;
