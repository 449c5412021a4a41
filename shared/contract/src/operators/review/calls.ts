// Written by "npm run write calls" from operators/review/endpoints.ts. Do not edit.
import type { CallOf } from '#src/kernel/endpoint.ts';
import type * as endpoints from './endpoints.ts';

/** Photos that wait for their review, the oldest first. */
export const OPS_LIST_PHOTOS: CallOf<typeof endpoints.OPS_LIST_PHOTOS> = {
  method: 'GET',
  path: '/api/ops/photos',
};

/** Profiles that wait for their review, the longest waiting first. */
export const OPS_LIST_PROFILES: CallOf<typeof endpoints.OPS_LIST_PROFILES> = {
  method: 'GET',
  path: '/api/ops/profiles',
};

/** Approves a photo, or rejects it for a reason that its owner receives. */
export const OPS_REVIEW_PHOTO: CallOf<typeof endpoints.OPS_REVIEW_PHOTO> = {
  method: 'POST',
  path: '/api/ops/photo-review',
};

/** Shows a profile again, or sends it back for a reason that its member receives. */
export const OPS_REVIEW_PROFILE: CallOf<typeof endpoints.OPS_REVIEW_PROFILE> = {
  method: 'POST',
  path: '/api/ops/profile-review',
};

/** Hides a profile until it is reviewed, and mails the reasons. */
export const OPS_SEND_TO_REVIEW: CallOf<typeof endpoints.OPS_SEND_TO_REVIEW> = {
  method: 'POST',
  path: '/api/ops/profile-hold',
};
