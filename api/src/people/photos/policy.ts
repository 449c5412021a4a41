import type { Services } from '#src/platform/services.ts';
import type { PhotosTable } from './tables.ts';

/** The viewer of photos; null is a visitor. */
export type PhotoViewer = { userId: string; paid: boolean } | null;
export interface PhotoOwner {
  userId: string;
  mainPhotoId: string | null;
  /** How many photos the owner's plan allows: {@link photoLimit}. */
  limit: number;
}
type PhotoFacts = Pick<PhotosTable, 'id' | 'visibility' | 'status'>;

/** How many photos a member may have (spec §9 Photos): settings `free_photos` and `premium_photos` of the member's own site. */
export function photoLimit(
  { settings }: { settings: Pick<Services['settings'], 'value'> },
  { domain, paid_user: paid }: { domain: string; paid_user: boolean },
): number {
  return settings.value(domain, paid ? 'premium_photos' : 'free_photos');
}

/**
 * The photos a viewer gets, the main one first. Owners get all of theirs; other viewers the approved ones, as many as the owner's plan allows.
 * So photos above the limit are hidden when Premium ends, and are back with it.
 */
export function shownPhotos<Photo extends PhotoFacts>(
  viewer: PhotoViewer,
  owner: PhotoOwner,
  photos: readonly Photo[],
): Photo[] {
  const ordered = mainFirst(photos, owner.mainPhotoId);
  if (viewer?.userId === owner.userId) return ordered;
  return ordered.filter((photo) => photo.status === 'active').slice(0, owner.limit);
}

/** Photos in the order that pages show: the main one first. */
export function mainFirst<Photo extends { id: string }>(
  photos: readonly Photo[],
  mainId: string | null,
): Photo[] {
  const main = photos.filter(({ id }) => id === mainId);
  return [...main, ...photos.filter(({ id }) => id !== mainId)];
}

/**
 * The photos a viewer sees unblurred (spec §6): visitors the main one, free members also a few public ones, premium
 * members and the owner all.
 * @param freeVisible how many public photos besides the main one free members see
 */
export function unlockedIds(
  viewer: PhotoViewer,
  owner: PhotoOwner,
  photos: readonly PhotoFacts[],
  freeVisible: number,
): Set<string> {
  if (viewer && (viewer.paid || viewer.userId === owner.userId))
    return new Set(photos.map((photo) => photo.id));
  const open = photos.filter((photo) => photo.visibility === 'public' && photo.status === 'active');
  const main = open.filter((photo) => photo.id === owner.mainPhotoId);
  const others = viewer ? open.filter((photo) => photo.id !== owner.mainPhotoId).slice(0, freeVisible) : [];
  return new Set([...main, ...others].map((photo) => photo.id));
}

/** May the viewer open the original of this photo, out of all photos of its owner? The rule of the owner's page. */
export function mayOpen(
  viewer: PhotoViewer,
  owner: PhotoOwner,
  photos: readonly PhotoFacts[],
  photoId: string,
  freeVisible: number,
): boolean {
  return unlockedIds(viewer, owner, shownPhotos(viewer, owner, photos), freeVisible).has(photoId);
}
