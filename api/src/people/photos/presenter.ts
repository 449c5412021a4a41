import type { ImageRef, Photo } from '@rendezvous/contract/resources/photos/schemas';
import type { Selectable } from 'kysely';
import type { Signer } from '#src/platform/lib/signer.ts';
import { signPhotoLink, signPhotoLinks } from './links.ts';
import { shownPhotos, unlockedIds, type PhotoOwner, type PhotoViewer } from './policy.ts';
import type { PhotoFiles, PhotosTable } from './tables.ts';

export type PhotoRow = Selectable<PhotosTable>;

/** Services and facts that a presenter needs beside the rows. */
export interface PhotoContext {
  signer: Signer;
  now: Date;
  /** Setting `free_visible_photos`. */
  freeVisible: number;
}

/** A member's main photo as far as it is public: paths and focus, all null when it is not. */
interface PublicImage {
  imagePath: string | null;
  thumbPath: string | null;
  focusX: number | null;
  focusY: number | null;
}

/** The public main photo of a card's row as cards show it. */
export function imageOf({ imagePath, thumbPath, focusX, focusY }: PublicImage): ImageRef | null {
  if (imagePath === null || thumbPath === null || focusX === null || focusY === null) return null;
  return { path: imagePath, thumb_path: thumbPath, status: 'active', focus: { x: focusX, y: focusY } };
}

/** A member's main image as cards show it: paths below `cdn_prefix`; null unless it is public. */
export function presentMainImage(
  photo: Pick<PhotoRow, 'status' | 'visibility' | 'public_files' | 'focus_x' | 'focus_y'> | null,
): ImageRef | null {
  if (!photo?.public_files || photo.status !== 'active' || photo.visibility !== 'public') return null;
  const { public_files: files, status, focus_x: x, focus_y: y } = photo;
  return { path: files.medium, thumb_path: files.thumb, status, focus: { x, y } };
}

function urlsOf(files: PhotoFiles, prefix: string): Photo['urls'] {
  return {
    thumb: `${prefix}${files.thumb}`,
    medium: `${prefix}${files.medium}`,
    large: `${prefix}${files.large}`,
  };
}

function present(photo: PhotoRow, files: PhotoFiles, locked: boolean, urls: Photo['urls']): Photo {
  const { id, visibility, status, width, height, focus_x: x, focus_y: y } = photo;
  return {
    id,
    visibility,
    status,
    filename: files.large,
    thumb_filename: files.thumb,
    locked,
    urls,
    width,
    height,
    focus: { x, y },
  };
}

/** One photo unblurred, by links only this viewer can use: the viewer's own, or one that was sent to them. */
function presentOpenPhoto(
  photo: PhotoRow,
  viewerId: string,
  { signer, now }: Pick<PhotoContext, 'signer' | 'now'>,
): Photo {
  return present(photo, photo.files, false, signPhotoLinks(signer, photo.id, viewerId, now));
}

/** The member's own photo, with what only its owner sees of it. */
export function presentOwnPhoto(
  photo: PhotoRow,
  { signer, now }: Pick<PhotoContext, 'signer' | 'now'>,
): Photo {
  const { id, user_id: ownerId, reason, uncropped } = photo;
  return {
    ...(photo.public_files
      ? present(photo, photo.public_files, false, urlsOf(photo.public_files, '/cdn/'))
      : presentOpenPhoto(photo, ownerId, { signer, now })),
    reason,
    uncropped: uncropped && {
      url: signPhotoLink(signer, { photoId: id, size: 'uncropped' }, ownerId, now),
      width: uncropped.width,
      height: uncropped.height,
      crop: uncropped.crop,
    },
  };
}

function presentLockedPhoto(photo: PhotoRow): Photo {
  return present(photo, photo.censored, true, urlsOf(photo.censored, '/cdn/'));
}

/**
 * A member's photos as this viewer may see them: the main one first, the others in the owner's order. What the viewer may not see arrives
 * as blurred files under unrelated names; what was not approved, and what the owner's plan does not cover, does not arrive at all (spec §6 Roles and permissions).
 * @param linksFor owner of the signed links; the viewer by default
 */
export function presentPhotos(
  viewer: PhotoViewer,
  owner: PhotoOwner,
  rows: readonly PhotoRow[],
  context: PhotoContext,
  linksFor = viewer?.userId,
): Photo[] {
  const shown = shownPhotos(viewer, owner, rows);
  const unlocked = unlockedIds(viewer, owner, shown, context.freeVisible);
  return shown.map((row) => {
    if (viewer?.userId === owner.userId) return presentOwnPhoto(row, context);
    if (!unlocked.has(row.id)) return presentLockedPhoto(row);
    if (row.public_files) return present(row, row.public_files, false, urlsOf(row.public_files, '/cdn/'));
    return linksFor ? presentOpenPhoto(row, linksFor, context) : presentLockedPhoto(row);
  });
}
