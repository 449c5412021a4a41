import { newId } from '#src/platform/lib/ids.ts';
import type { Decoder } from './decoder/decoder.ts';
import { processPicture } from './intake.ts';
import type { Picture } from './pictures.ts';
import type { PhotoRow } from './presenter.ts';
import * as photos from './repository.ts';
import { announceProfile, ownPhoto, refuseWhenFull, settleMain, type PhotoServices } from './settle.ts';
import { storeAll } from './store.ts';
import type { Upload } from './upload.ts';

/** A member's photos in their own order, how pages present them, and what their owner and operators do with them. */
/** Pictures of other modules: the same guards, the same decoder, the same store of files. */

/**
 * Uploads a photo: checks and re-encodes it, stores its files, counts and inserts in one transaction. A photo that has this id already
 * is the answer.
 * @throws problem `photo_limit`, `unsupported_media`, `unavailable`, or field errors on `file`
 */
export async function addPhoto(
  services: PhotoServices,
  decoder: Decoder,
  userId: string,
  { file, visibility }: Upload,
  id: string,
): Promise<PhotoRow> {
  const { db } = services;
  const made = await photos.findOwnPhoto(db, userId, id);
  if (made) return made;
  const owner = await photos.findOwner(db, userId);
  await refuseWhenFull(services, db, owner);
  const picture = await processPicture(services, decoder, owner.domain, file);
  return addPicture(services, userId, picture, visibility, id);
}

/** Stores a made picture as a member's photo; the demonstration data brings its own pictures. */
export async function addPicture(
  services: PhotoServices,
  userId: string,
  picture: Picture,
  visibility: 'public' | 'private',
  id = newId(),
): Promise<PhotoRow> {
  await storeAll(services, picture.contents);
  try {
    await services.unitOfWork(async (tx, afterCommit) => {
      const owner = await photos.lockOwner(tx, userId);
      await refuseWhenFull(services, tx, owner);
      await photos.insertPhoto(tx, {
        id,
        user_id: userId,
        visibility,
        status: services.settings.value(owner.domain, 'photo_review') ? 'pending' : 'active',
        position: await photos.nextPosition(tx, userId),
        width: picture.width,
        height: picture.height,
        ...(picture.focus && { focus_x: picture.focus.x, focus_y: picture.focus.y }),
        original_key: picture.digest,
        files: JSON.stringify(picture.files),
        censored: JSON.stringify(picture.censored),
        public_files: null,
        created_at: services.clock.now(),
      });
      await settleMain(services, tx, userId);
      afterCommit(() => announceProfile(services, userId));
    });
  } catch (error) {
    for (const name of picture.contents.keys()) await services.files.remove(name);
    throw error;
  }
  return ownPhoto(services.db, userId, id);
}
