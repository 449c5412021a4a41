/** Reasons for which an operator rejects a photo; its owner receives it. */
export const PHOTO_REJECT_REASONS = [
  'nudity',
  'not_you',
  'other_people',
  'contact',
  'quality',
  'other',
] as const;
export type PhotoRejectReason = (typeof PHOTO_REJECT_REASONS)[number];

/** Viewers that the own page can be seen as. */
export const PROFILE_VIEWERS = ['visitor', 'free', 'premium'] as const;
export type ProfileViewer = (typeof PROFILE_VIEWERS)[number];

/** Parts of the side of a photo that a crop counts in. */
export const CROP_PARTS = 1000;
