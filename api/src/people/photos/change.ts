import { mayBeMain, movedPhotos } from '@rendezvous/rules/photo-order';
import type { PhotoPatch } from '@rendezvous/contract/resources/photos/schemas';
import type { Tx } from '#src/platform/db/database.ts';
import type { Unit } from '#src/platform/db/unit-of-work.ts';
import { fieldProblem } from '#src/platform/lib/problem.ts';
import { mainFirst } from './policy.ts';
import type { PhotoRow } from './presenter.ts';
import * as photos from './repository.ts';
import { announceProfile, ownPhoto, settleMain, type PhotoServices } from './settle.ts';

export type PhotoChange = Omit<PhotoPatch, 'crop'>;

/**
 * Changes a photo's visibility or place, or makes it the main one; only an approved public photo can be.
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
  { id, visibility, main, position }: PhotoChange,
): Promise<PhotoRow> {
  await photos.lockOwner(tx, userId);
  const photo = await ownPhoto(tx, userId, id);
  const then = { ...photo, visibility: visibility ?? photo.visibility };
  if (main && !mayBeMain(then)) throw fieldProblem('main', 'not_allowed');
  if (visibility) await photos.updatePhoto(tx, id, { visibility });
  const place = main ? 0 : position;
  const first = place === undefined ? undefined : await move(tx, userId, id, place);
  await settleMain(services, tx, userId, first);
  afterCommit(() => announceProfile(services, userId));
  return ownPhoto(tx, userId, id);
}

/** Moves a photo to another place. @returns the photo that is then first */
async function move(tx: Tx, userId: string, id: string, position: number): Promise<string | undefined> {
  const rows = mainFirst(await photos.listPhotos(tx, userId), await photos.mainPhotoId(tx, userId));
  const ids = movedPhotos(rows, id, position).map((row) => row.id);
  await photos.setPositions(tx, ids);
  return ids[0];
}
