import type { Tx } from '#src/platform/db/database.ts';
import { after, SECOND } from '#src/platform/lib/clock.ts';
import { problem } from '#src/platform/lib/problem.ts';
import type { PhotoRow } from './presenter.ts';
import * as photos from './repository.ts';
import {
  announceProfile,
  filesOf,
  ownPhoto,
  refuseWhenFull,
  removeLater,
  settleMain,
  unpublish,
  type PhotoServices,
} from './settle.ts';

/** A press in the last second of the offer is still on its way when the offer is over. */
const ON_ITS_WAY = 10 * SECOND;

export const FORGET_PHOTO_JOB = 'photos.forget-removed';

/**
 * Deletes a photo: its addresses answer 404 at once. Its files follow when `photo_undo_seconds` and the time of a press on its way are
 * over; until then the owner can put it back.
 */
export async function removePhoto(services: PhotoServices, userId: string, id: string): Promise<void> {
  const { unitOfWork, clock, settings, jobs } = services;
  await unitOfWork(async (tx, afterCommit) => {
    const owner = await photos.lockOwner(tx, userId);
    const photo = await ownPhoto(tx, userId, id);
    const isMain = (await photos.mainPhotoId(tx, userId)) === id;
    await unpublish(services, tx, photo);
    await photos.setAside(tx, id, isMain, clock.now());
    const lifetime = settings.value(owner.domain, 'photo_undo_seconds') * SECOND + ON_ITS_WAY;
    await jobs.send(tx, FORGET_PHOTO_JOB, { id }, { startAfter: after(clock.now(), lifetime) });
    await settleMain(services, tx, userId);
    afterCommit(() => announceProfile(services, userId));
  });
}

/**
 * Undoes a removal: the photo is back in its place, and the main one again if it was.
 * @throws problem `not_found` when it is too late, `photo_limit`
 */
export function restorePhoto(services: PhotoServices, userId: string, id: string): Promise<PhotoRow> {
  const { unitOfWork, clock, settings } = services;
  return unitOfWork(async (tx, afterCommit) => {
    const owner = await photos.lockOwner(tx, userId);
    await refuseWhenFull(services, tx, owner);
    const lifetime = settings.value(owner.domain, 'photo_undo_seconds') * SECOND + ON_ITS_WAY;
    const back = await photos.putBack(tx, userId, id, after(clock.now(), -lifetime));
    if (!back) throw problem('not_found');
    await settleMain(services, tx, userId, back.wasMain ? id : undefined);
    afterCommit(() => announceProfile(services, userId));
    return ownPhoto(tx, userId, id);
  });
}

/** Deletes the files of a removed photo, unless it was put back. */
export async function forgetPhoto(services: PhotoServices, id: string): Promise<void> {
  await services.unitOfWork(async (tx) => {
    const removed = await photos.forgetRemoved(tx, id);
    if (removed) await removeLater(services, tx, filesOf(removed.photo));
  });
}

/** Deletes the files of all photos of an account that is deleted in the same transaction; the rows go with it. */
export async function removeAllPhotos(
  services: Pick<PhotoServices, 'jobs'>,
  tx: Tx,
  userId: string,
): Promise<void> {
  for (const photo of await photos.listPhotos(tx, userId)) await removeLater(services, tx, filesOf(photo));
  for (const { photo } of await photos.listRemoved(tx, userId))
    await removeLater(services, tx, filesOf(photo));
}
