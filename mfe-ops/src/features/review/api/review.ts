import { call } from '#src/lib/client.ts';
import { useEndpoint } from '#src/lib/use-endpoint.ts';
import { usePages } from '@rendezvous/api-client/use-pages';
import {
  OPS_LIST_PHOTOS,
  OPS_LIST_PROFILES,
  OPS_REVIEW_PHOTO,
  OPS_REVIEW_PROFILE,
} from '@rendezvous/contract/operators/review/calls';
import type { OpsPhotoReviewBody, OpsProfileReviewBody } from '@rendezvous/contract/operators/review/schemas';

/** Photos that wait, the oldest first. */
export function usePhotoQueue() {
  const reading = useEndpoint(OPS_LIST_PHOTOS, {});
  return { reading, pages: usePages(reading, (cursor) => call(OPS_LIST_PHOTOS, { cursor })) };
}

/** Profiles that wait, the longest waiting first. */
export const useProfileQueue = () => useEndpoint(OPS_LIST_PROFILES, {});

export const reviewPhoto = (review: OpsPhotoReviewBody): Promise<void> => call(OPS_REVIEW_PHOTO, review);

/** Throws `ApiError` with `profile_changed` where the member has changed it since it was read. */
export const reviewProfile = (review: OpsProfileReviewBody): Promise<void> =>
  call(OPS_REVIEW_PROFILE, review);
