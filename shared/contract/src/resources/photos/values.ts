/** Reasons for which an operator rejects a photo; its owner is told. */
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

interface Shown {
  visibility: 'public' | 'private';
  status: 'pending' | 'active' | 'rejected';
}

/** May a photo be the main one (PRODUCT.md §4)? */
export const mayBeMain = ({ visibility, status }: Shown): boolean =>
  visibility === 'public' && status === 'active';

/**
 * Photos in their order after one was moved. The first that may be the main photo is the main photo, and comes first: so nothing else can be
 * moved before it.
 */
export function movedPhotos<P extends Shown & { id: string }>(
  photos: readonly P[],
  id: string,
  position: number,
): P[] {
  const photo = photos.find((known) => known.id === id);
  if (!photo) return [...photos];
  const others = photos.filter((known) => known !== photo);
  const order = others.toSpliced(Math.max(0, position), 0, photo);
  const main = order.find(mayBeMain);
  return main ? [main, ...order.filter((known) => known !== main)] : order;
}
