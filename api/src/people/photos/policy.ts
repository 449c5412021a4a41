import type { PhotosTable } from './tables.ts';

/** The viewer of photos; null is a visitor. */
export type PhotoViewer = { userId: string; paid: boolean } | null;
export interface PhotoOwner {
  userId: string;
  mainPhotoId: string | null;
}
type PhotoFacts = Pick<PhotosTable, 'id' | 'visibility' | 'status'>;

/** Owners see all their photos; other viewers approved ones only. */
export function isShown(viewer: PhotoViewer, owner: PhotoOwner, photo: PhotoFacts): boolean {
  return viewer?.userId === owner.userId || photo.status === 'active';
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
  const shown = photos.filter((photo) => isShown(viewer, owner, photo));
  return unlockedIds(viewer, owner, shown, freeVisible).has(photoId);
}
