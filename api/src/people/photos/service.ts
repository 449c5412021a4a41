import { buffer } from 'node:stream/consumers';
import type { Tx } from '#src/platform/db/database.ts';
import type { Unit } from '#src/platform/db/unit-of-work.ts';
import { newId } from '#src/platform/lib/ids.ts';
import { fieldProblem, problem } from '#src/platform/lib/problem.ts';
import type { Services } from '#src/platform/services.ts';
import { writeAudit } from '#src/identity/operators/service.ts';
import type { Decoder } from './decoder/decoder.ts';
import { makePicture, publicNames, type Picture } from './pictures.ts';
import type { PhotoRow } from './presenter.ts';
import * as photos from './repository.ts';
import type { PhotoFiles } from './tables.ts';
import type { Upload } from './upload.ts';

/** A member's photos in their own order, and how pages present them. */
export { listPendingPhotos, listPhotos } from './repository.ts';
export { presentMainImage, presentPhotos, type PhotoContext } from './presenter.ts';
export type { PhotoViewer } from './policy.ts';

export const REMOVE_FILES_JOB = 'photos.remove-files';

type PhotoServices = Pick<Services, 'db' | 'unitOfWork' | 'clock' | 'settings' | 'files' | 'jobs' | 'live'>;

/** How many photos a member may keep (spec §9 Photos): all of them count, whatever their status. */
function limitOf(services: PhotoServices, owner: { paid_user: boolean; domain: string }): number {
  return services.settings.value(owner.domain, owner.paid_user ? 'premium_photos' : 'free_photos');
}

async function refuseWhenFull(
  services: PhotoServices,
  tx: Tx,
  owner: { id: string; paid_user: boolean; domain: string },
): Promise<number> {
  const limit = limitOf(services, owner);
  const count = await photos.countPhotos(tx, owner.id);
  if (count >= limit) throw problem('photo_limit', { params: { limit } });
  return count;
}

async function storeAll(services: PhotoServices, contents: Map<string, Buffer>): Promise<void> {
  for (const [name, content] of contents) await services.files.put(name, content);
}

/**
 * Takes a photo in: checks and re-encodes it, stores its files, counts and inserts in one transaction. A photo that has this id already
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
  const { db, settings } = services;
  const made = await photos.findOwnPhoto(db, userId, id);
  if (made) return made;
  const owner = await photos.findOwner(db, userId);
  await refuseWhenFull(services, db, owner);
  const picture = await makePicture(decoder, file, {
    minSide: settings.value(owner.domain, 'photo_min_side'),
    maxPixels: settings.value(owner.domain, 'photo_max_megapixels') * 1_000_000,
  });
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
      const position = await refuseWhenFull(services, tx, owner);
      await photos.insertPhoto(tx, {
        id,
        user_id: userId,
        visibility,
        status: services.settings.value(owner.domain, 'photo_review') ? 'pending' : 'active',
        position,
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

async function ownPhoto(tx: Tx, userId: string, id: string): Promise<PhotoRow> {
  const photo = await photos.findOwnPhoto(tx, userId, id);
  if (!photo) throw problem('not_found');
  return photo;
}

export interface PhotoChange {
  id: string;
  visibility?: 'public' | 'private';
  main?: boolean;
}

/** Tells the member's open pages that their profile is another. */
function announceProfile({ live }: Pick<PhotoServices, 'live'>, userId: string): Promise<void> {
  return live.publish(userId, 'user', { reason: 'profile' });
}

/**
 * Changes a photo's visibility, or makes it the main one; only an approved public photo can be.
 * @throws problem `not_found`, or a field error on `main`
 */
export function changePhoto(services: PhotoServices, userId: string, change: PhotoChange): Promise<PhotoRow> {
  return services.unitOfWork((tx, afterCommit) =>
    changePhotoIn(services, { tx, afterCommit }, userId, change),
  );
}

/** `changePhoto` as a part of another change. */
export async function changePhotoIn(
  services: PhotoServices,
  { tx, afterCommit }: Unit,
  userId: string,
  { id, visibility, main }: PhotoChange,
): Promise<PhotoRow> {
  await photos.lockOwner(tx, userId);
  const photo = await ownPhoto(tx, userId, id);
  const then = visibility ?? photo.visibility;
  if (main && (then !== 'public' || photo.status !== 'active')) throw fieldProblem('main', 'not_allowed');
  if (visibility) await photos.updatePhoto(tx, id, { visibility });
  await settleMain(services, tx, userId, main ? id : undefined);
  afterCommit(() => announceProfile(services, userId));
  return ownPhoto(tx, userId, id);
}

/** Deletes a photo; its addresses answer 404 as soon as the queue has removed the files. */
export async function removePhoto(services: PhotoServices, userId: string, id: string): Promise<void> {
  await services.unitOfWork(async (tx, afterCommit) => {
    await photos.lockOwner(tx, userId);
    const photo = await ownPhoto(tx, userId, id);
    await photos.deletePhoto(tx, id);
    await removeLater(services, tx, photo.files, photo.censored, photo.public_files);
    await settleMain(services, tx, userId);
    afterCommit(() => announceProfile(services, userId));
  });
}

/** Lets the files of all photos of an account go that is deleted in the same transaction; the rows go with it. */
export async function removeAllPhotos(
  services: Pick<PhotoServices, 'jobs'>,
  tx: Tx,
  userId: string,
): Promise<void> {
  for (const photo of await photos.listPhotos(tx, userId))
    await removeLater(services, tx, photo.files, photo.censored, photo.public_files);
}

/**
 * Approves or rejects a photo; written down with the operator's name, in the same transaction.
 * @throws problem `not_found`
 */
export async function reviewPhoto(
  services: PhotoServices,
  operator: string,
  photoId: string,
  status: 'active' | 'rejected',
): Promise<void> {
  await services.unitOfWork(async (tx, afterCommit) => {
    const [photo] = await photos.findPhotos(tx, [photoId]);
    if (!photo) throw problem('not_found');
    await photos.lockOwner(tx, photo.user_id);
    await photos.updatePhoto(tx, photoId, { status });
    await settleMain(services, tx, photo.user_id);
    await writeAudit(tx, {
      at: services.clock.now(),
      operator,
      action: status === 'active' ? 'photo.approve' : 'photo.reject',
      subject: photoId,
      detail: { member: photo.user_id },
    });
    afterCommit(() => announceProfile(services, photo.user_id));
  });
}

/** Answers and photos still fit: a main photo is approved. Anything else is a defect and stops the activation here. */
export async function checkMainPhoto(tx: Tx, userId: string): Promise<void> {
  const main = await photos.mainPhotoId(tx, userId);
  const rows = await photos.listPhotos(tx, userId);
  if (main && !rows.some((photo) => photo.id === main && photo.status === 'active'))
    throw new Error('main photo is not approved');
}

async function removeLater(
  services: Pick<PhotoServices, 'jobs'>,
  tx: Tx,
  ...sets: (PhotoFiles | null)[]
): Promise<void> {
  const names = sets.flatMap((files) => (files ? Object.values(files) : []));
  if (names.length > 0) await services.jobs.send(tx, REMOVE_FILES_JOB, { names });
}

/**
 * Keeps the main photo right: the wished one, else the present one while it may be, else the first approved public one.
 * The main photo's files exist under public names exactly as long as it is the main one.
 */
async function settleMain(services: PhotoServices, tx: Tx, userId: string, wished?: string): Promise<void> {
  const rows = await photos.listPhotos(tx, userId);
  const open = rows.filter((row) => row.visibility === 'public' && row.status === 'active');
  const present = await photos.mainPhotoId(tx, userId);
  const main =
    open.find((row) => row.id === wished) ?? open.find((row) => row.id === present) ?? open[0] ?? null;
  for (const row of rows) {
    if (row.public_files && row.id !== main?.id) {
      await photos.setPublicFiles(tx, row.id, null);
      await removeLater(services, tx, row.public_files);
    }
  }
  if (main && !main.public_files)
    await photos.setPublicFiles(tx, main.id, await copyPublicly(services, main.files));
  await photos.setProfilePhotos(tx, userId, main?.id ?? null);
}

async function copyPublicly(services: PhotoServices, files: PhotoFiles): Promise<PhotoFiles> {
  const copies = publicNames();
  for (const size of ['thumb', 'medium', 'large'] as const) {
    const source = await services.files.read(files[size]);
    if (source) await services.files.put(copies[size], await buffer(source.stream));
  }
  return copies;
}
