import type { PhotoRejectReason } from '@rendezvous/contract/photos-values';
import { writeAudit } from '#src/identity/operators/service.ts';
import type { Tx } from '#src/platform/db/database.ts';
import { problem } from '#src/platform/lib/problem.ts';
import * as photos from './repository.ts';
import { announceProfile, settleMain, type PhotoServices } from './settle.ts';

/**
 * Approves or rejects a photo; written down with the operator's name, in the same transaction.
 * @param reason what the owner is told of a rejection
 * @throws problem `not_found`
 */
export async function reviewPhoto(
  services: PhotoServices,
  operator: string,
  photoId: string,
  status: 'active' | 'rejected',
  reason: PhotoRejectReason = 'other',
): Promise<void> {
  await services.unitOfWork(async (tx, afterCommit) => {
    const [photo] = await photos.findPhotos(tx, [photoId]);
    if (!photo) throw problem('not_found');
    await photos.lockOwner(tx, photo.user_id);
    const told = status === 'rejected' ? reason : null;
    await photos.updatePhoto(tx, photoId, { status, reason: told });
    await settleMain(services, tx, photo.user_id);
    await writeAudit(tx, {
      at: services.clock.now(),
      operator,
      action: status === 'active' ? 'photo.approve' : 'photo.reject',
      subject: photoId,
      detail: { member: photo.user_id, ...(told && { reason: told }) },
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
