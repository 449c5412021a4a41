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

/** Types of files that photos may have. */
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

/** Other names of these types, and those of a file whose type a device does not know: the server looks at the bytes. */
const OTHER_NAMES = ['', 'application/octet-stream', 'image/jpg', 'image/pjpeg', 'image/x-png'];

/** May a file of this type be a photo, as far as its device knows? */
export const mayBePhoto = ({ type }: { type: string }): boolean =>
  [...PHOTO_TYPES, ...OTHER_NAMES].includes(type.toLowerCase());
