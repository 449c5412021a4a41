import type { Tx } from '#src/platform/db/database.ts';
import { problem } from '#src/platform/lib/problem.ts';
import { mayOpenPage } from '#src/people/visibility/face.ts';
import type { Services } from '#src/platform/services.ts';
import type { PhotoLink } from './links.ts';
import { isPublicName } from './pictures.ts';
import { mayOpen, photoLimit, type PhotoViewer } from './policy.ts';
import { isPublished, listWithSiblings } from './read-repository.ts';

/**
 * File of a signed link, by what its viewer may see now: a block, a lapsed Premium of either side, a rejection and a
 * departure close links that were signed before.
 * @throws problem `not_found` for a deleted photo, `forbidden`
 */
export async function openedFile(
  services: Pick<Services, 'settings'>,
  tx: Tx,
  viewer: NonNullable<PhotoViewer>,
  { photoId, size }: PhotoLink,
  freeVisible: number,
): Promise<string> {
  const rows = await listWithSiblings(tx, photoId);
  const photo = rows.find(({ id }) => id === photoId);
  if (!photo) throw problem('not_found');
  const owner = {
    userId: photo.user_id,
    mainPhotoId: photo.main_photo_id,
    limit: photoLimit(services, photo),
  };
  if (!mayOpen(viewer, owner, rows, photoId, freeVisible)) throw problem('forbidden');
  if (!(await mayOpenPage(tx, viewer.userId, owner.userId))) throw problem('forbidden');
  if (size !== 'uncropped') return photo.files[size];
  if (viewer.userId !== owner.userId) throw problem('forbidden');
  if (!photo.uncropped) throw problem('not_found');
  return photo.uncropped.file;
}

/**
 * Name of a public file: a main photo or a blurred photo of a present member.
 * @throws problem `not_found`
 */
export async function publishedFile(tx: Tx, file: string): Promise<string> {
  if (!isPublicName(file) || !(await isPublished(tx, file))) throw problem('not_found');
  return file;
}
