import { buffer } from 'node:stream/consumers';
import type { Tx } from '#src/platform/db/database.ts';
import { newId } from '#src/platform/lib/ids.ts';
import { fieldProblem, problem } from '#src/platform/lib/problem.ts';
import type { Services } from '#src/platform/services.ts';
import { makePicture, publicNames, type Picture } from './pictures.ts';
import type { PhotoRow } from './presenter.ts';
import * as photos from './repository.ts';
import type { PhotoFiles } from './tables.ts';

/** A member's photos in their own order, for pages that present them. */
export { listPhotos } from './repository.ts';

export const REMOVE_FILES_JOB = 'photos.remove-files';

type PhotoServices = Pick<Services, 'db' | 'clock' | 'settings' | 'files' | 'jobs' | 'live'>;

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
 * Takes a photo in: checks and re-encodes it, stores its files, counts and inserts in one transaction.
 * @throws problem `photo_limit`, `unsupported_media`, or field errors on `file`
 */
export async function addPhoto(
  services: PhotoServices,
  userId: string,
  upload: Buffer,
  visibility: 'public' | 'private',
): Promise<PhotoRow> {
  const { db, settings } = services;
  const owner = await db
    .selectFrom('users')
    .select(['id', 'paid_user', 'domain'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  await refuseWhenFull(services, db, owner);
  const picture = await makePicture(upload, {
    minSide: settings.value(owner.domain, 'photo_min_side'),
    maxPixels: settings.value(owner.domain, 'photo_max_megapixels') * 1_000_000,
  });
  return addPicture(services, userId, picture, visibility);
}

/** Stores a made picture as a member's photo; the demonstration data brings its own pictures. */
export async function addPicture(
  services: PhotoServices,
  userId: string,
  picture: Picture,
  visibility: 'public' | 'private',
): Promise<PhotoRow> {
  const id = newId();
  await storeAll(services, picture.contents);
  try {
    await services.db.transaction().execute(async (tx) => {
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
        original_key: picture.digest,
        files: JSON.stringify(picture.files),
        censored: JSON.stringify(picture.censored),
        public_files: null,
        created_at: services.clock.now(),
      });
      await settleMain(services, tx, userId);
    });
  } catch (error) {
    for (const name of picture.contents.keys()) await services.files.remove(name);
    throw error;
  }
  await services.live.publish(userId, 'user', { reason: 'profile' });
  return ownPhoto(services, services.db, userId, id);
}

async function ownPhoto(_services: PhotoServices, tx: Tx, userId: string, id: string): Promise<PhotoRow> {
  const photo = await photos.findOwnPhoto(tx, userId, id);
  if (!photo) throw problem('not_found');
  return photo;
}

export interface PhotoChange {
  id: string;
  visibility?: 'public' | 'private';
  main?: boolean;
}

/** Changes a photo's visibility, or makes it the main one; only an approved public photo can be. */
export async function changePhoto(
  services: PhotoServices,
  userId: string,
  { id, visibility, main }: PhotoChange,
): Promise<PhotoRow> {
  const changed = await services.db.transaction().execute(async (tx) => {
    await photos.lockOwner(tx, userId);
    const photo = await ownPhoto(services, tx, userId, id);
    const then = visibility ?? photo.visibility;
    if (main && (then !== 'public' || photo.status !== 'active')) throw fieldProblem('main', 'not_allowed');
    if (visibility) await photos.updatePhoto(tx, id, { visibility });
    await settleMain(services, tx, userId, main ? id : undefined);
    return ownPhoto(services, tx, userId, id);
  });
  await services.live.publish(userId, 'user', { reason: 'profile' });
  return changed;
}

/** Deletes a photo; its addresses answer 404 as soon as the queue has removed the files. */
export async function removePhoto(services: PhotoServices, userId: string, id: string): Promise<void> {
  await services.db.transaction().execute(async (tx) => {
    await photos.lockOwner(tx, userId);
    const photo = await ownPhoto(services, tx, userId, id);
    await photos.deletePhoto(tx, id);
    await removeLater(services, tx, photo.files, photo.censored, photo.public_files);
    await settleMain(services, tx, userId);
  });
  await services.live.publish(userId, 'user', { reason: 'profile' });
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

/** An operator's verdict on a photo. @throws problem `not_found` */
export async function judgePhoto(
  services: PhotoServices,
  id: string,
  status: 'active' | 'rejected',
): Promise<string> {
  const userId = await services.db.transaction().execute(async (tx) => {
    const [photo] = await photos.findPhotos(tx, [id]);
    if (!photo) throw problem('not_found');
    await photos.lockOwner(tx, photo.user_id);
    await photos.updatePhoto(tx, id, { status });
    await settleMain(services, tx, photo.user_id);
    return photo.user_id;
  });
  await services.live.publish(userId, 'user', { reason: 'profile' });
  return userId;
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
