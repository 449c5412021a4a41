import { buffer } from 'node:stream/consumers';
import { CROP_PARTS } from '@rendezvous/contract/resources/photos/values';
import type { PhotoCrop } from '@rendezvous/contract/resources/photos/schemas';
import { fieldProblem, problem } from '#src/platform/lib/problem.ts';
import type { Decoder } from './decoder/decoder.ts';
import type { PicturePart } from './decoder/messages.ts';
import { cutPicture, type Picture } from './pictures.ts';
import type { PhotoRow } from './presenter.ts';
import * as photos from './repository.ts';
import {
  announceProfile,
  ownPhoto,
  removeLater,
  settleMain,
  unpublish,
  type PhotoServices,
} from './settle.ts';
import { storeAll } from './store.ts';
import type { UncroppedPicture } from './tables.ts';

type Whole = Pick<UncroppedPicture, 'file' | 'width' | 'height'>;

/** The picture as it was uploaded, in the largest stored size. */
function wholeOf({ uncropped, files, width, height }: PhotoRow): Whole {
  return uncropped ?? { file: files.large, width, height };
}

/** The part of a picture that a crop preserves, in its pixels. @throws field error on `crop` */
function partOf({ width, height }: Whole, crop: PhotoCrop, minSide: number): PicturePart {
  const scale = (side: number, part: number) => Math.round((side * part) / CROP_PARTS);
  const left = scale(width, crop.x);
  const top = scale(height, crop.y);
  const part = {
    left,
    top,
    width: Math.min(width - left, scale(width, crop.width)),
    height: Math.min(height - top, scale(height, crop.height)),
  };
  const least = Math.min(minSide, width, height);
  // One pixel is lost where parts are rounded.
  if (Math.min(part.width, part.height) < least - 1)
    throw fieldProblem('crop', 'too_few_pixels', { pixels: least });
  return part;
}

/**
 * Shows a part of a photo's picture, or all of it again. The files are made again under new names; the whole picture is stored for its owner
 * alone. A rejected photo waits for another look, since it shows something else now.
 * @throws problem `not_found`, `unavailable`, or a field error on `crop`
 */
export async function cropPhoto(
  services: PhotoServices,
  decoder: Decoder,
  userId: string,
  id: string,
  crop: PhotoCrop | null,
): Promise<PhotoRow> {
  const { db, settings, files } = services;
  const owner = await photos.findOwner(db, userId);
  const photo = await ownPhoto(db, userId, id);
  if (!crop && !photo.uncropped) return photo;
  const whole = wholeOf(photo);
  const part = crop ? partOf(whole, crop, settings.value(owner.domain, 'photo_min_side')) : undefined;
  const source = await files.read(whole.file);
  if (!source) throw problem('not_found');
  const picture = await cutPicture(decoder, await buffer(source.stream), part);
  await storeAll(services, picture.contents);
  try {
    return await replacePicture(services, userId, id, picture, crop);
  } catch (error) {
    for (const name of picture.contents.keys()) await files.remove(name);
    throw error;
  }
}

/** Gives a photo the files of its cut picture. */
function replacePicture(
  services: PhotoServices,
  userId: string,
  id: string,
  picture: Picture,
  crop: PhotoCrop | null,
): Promise<PhotoRow> {
  return services.unitOfWork(async (tx, afterCommit) => {
    await photos.lockOwner(tx, userId);
    const photo = await ownPhoto(tx, userId, id);
    const whole = wholeOf(photo);
    await unpublish(services, tx, photo);
    await photos.updatePhoto(tx, id, {
      width: picture.width,
      height: picture.height,
      ...(picture.focus && { focus_x: picture.focus.x, focus_y: picture.focus.y }),
      files: JSON.stringify(picture.files),
      censored: JSON.stringify(picture.censored),
      uncropped: crop && JSON.stringify({ file: whole.file, width: whole.width, height: whole.height, crop }),
      ...(photo.status === 'rejected' && { status: 'pending', reason: null }),
    });
    const old = [...Object.values(photo.files), ...Object.values(photo.censored)];
    const unused = crop ? old.filter((name) => name !== whole.file) : [...old, whole.file];
    await removeLater(services, tx, [...new Set(unused)]);
    await settleMain(services, tx, userId);
    afterCommit(() => announceProfile(services, userId));
    return ownPhoto(tx, userId, id);
  });
}
