import { operatorEndpoint } from '#src/operators/operator-endpoint.ts';
import {
  OpsPhotoReviewBody,
  OpsPhotosResponse,
  OpsProfileReviewBody,
  OpsProfilesResponse,
  OpsQueueQuery,
} from './schemas.ts';
import { OpsMeasureBody } from '#src/operators/members/schemas.ts';

export const OPS_LIST_PHOTOS = operatorEndpoint('GET', '/api/ops/photos', {
  summary: 'Photos that wait for their review, the oldest first.',
  right: 'photos.review',
  query: OpsQueueQuery,
  response: OpsPhotosResponse,
});

export const OPS_REVIEW_PHOTO = operatorEndpoint('POST', '/api/ops/photo-review', {
  summary: 'Approves a photo, or rejects it for a reason that its owner receives.',
  right: 'photos.review',
  body: OpsPhotoReviewBody,
  errors: ['not_found'],
});

export const OPS_LIST_PROFILES = operatorEndpoint('GET', '/api/ops/profiles', {
  summary: 'Profiles that wait for their review, the longest waiting first.',
  right: 'profiles.review',
  query: OpsQueueQuery,
  response: OpsProfilesResponse,
});

export const OPS_SEND_TO_REVIEW = operatorEndpoint('POST', '/api/ops/profile-hold', {
  summary: 'Hides a profile until it is reviewed, and mails the reasons.',
  right: 'profiles.review',
  body: OpsMeasureBody,
  errors: ['not_found', 'duplicate'],
});

export const OPS_REVIEW_PROFILE = operatorEndpoint('POST', '/api/ops/profile-review', {
  summary: 'Shows a profile again, or sends it back for a reason that its member receives.',
  right: 'profiles.review',
  body: OpsProfileReviewBody,
  errors: ['not_found', 'profile_changed'],
});
