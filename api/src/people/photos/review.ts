import type { PhotoRejectReason } from '@rendezvous/contract/resources/photos/values';
import type { Photo } from '@rendezvous/contract/resources/photos/schemas';
import { writeAudit } from '#src/identity/operators/face.ts';
import type { Tx } from '#src/platform/db/database.ts';
import { problem } from '#src/platform/lib/problem.ts';
import type { Signer } from '#src/platform/lib/signer.ts';
import type { Services } from '#src/platform/services.ts';
import { openPhotoLink, signPhotoLinks } from './links.ts';
import * as photos from './repository.ts';
import { announceProfile, settleMain, type PhotoServices } from './settle.ts';
import type { PhotosTable } from './tables.ts';

/**
 * Approves or rejects a photo; written down with the operator's name, in the same transaction.
 * @param reason the reason of a rejection for the owner
 * @returns the owner, and the state before
 * @throws problem `not_found`
 */
export async function reviewPhoto(
  services: PhotoServices,
  operator: string,
  photoId: string,
  status: 'active' | 'rejected',
  reason: PhotoRejectReason = 'other',
): Promise<{ userId: string; before: PhotosTable['status'] }> {
  return services.unitOfWork(async (tx, afterCommit) => {
    const [photo] = await photos.findPhotos(tx, [photoId]);
    if (!photo) throw problem('not_found');
    await photos.lockOwner(tx, photo.user_id);
    const shownReason = status === 'rejected' ? reason : null;
    await photos.updatePhoto(tx, photoId, { status, reason: shownReason });
    await settleMain(services, tx, photo.user_id);
    await writeAudit(tx, {
      at: services.clock.now(),
      operator,
      action: status === 'active' ? 'photo.approve' : 'photo.reject',
      subject: photoId,
      detail: { member: photo.user_id, ...(shownReason && { reason: shownReason }) },
    });
    afterCommit(() => announceProfile(services, photo.user_id));
    return { userId: photo.user_id, before: photo.status };
  });
}

/** Answers and photos still fit: a main photo is approved. Anything else is a defect and stops the activation here. */
export async function checkMainPhoto(tx: Tx, userId: string): Promise<void> {
  const main = await photos.mainPhotoId(tx, userId);
  const rows = await photos.listPhotos(tx, userId);
  if (main && !rows.some((photo) => photo.id === main && photo.status === 'active'))
    throw new Error('main photo is not approved');
}

/** Viewer of a signed link who is an operator: no id of a member looks so. */
const reviewerOf = (operatorId: string): string => `operator ${operatorId}`;

/** Addresses of a photo's files for one operator alone, for half an hour to an hour: while it waits, or while a report of it is open. */
export function signReviewLinks(
  signer: Signer,
  photoId: string,
  operatorId: string,
  now: Date,
  room: 'review' | 'reported' = 'review',
): Photo['urls'] {
  const links = signPhotoLinks(signer, photoId, reviewerOf(operatorId), now);
  const forReview = (link: string) => link.replace('/photo/', `/photo/${room}/`);
  return { thumb: forReview(links.thumb), medium: forReview(links.medium), large: forReview(links.large) };
}

/** Reads such an address; null for that of another viewer, or one whose time is over. */
export function openReviewLink(
  signer: Signer,
  signed: string,
  operatorId: string,
  now: Date,
): { photoId: string; size: keyof Photo['urls'] } | null {
  const link = openPhotoLink(signer, signed, reviewerOf(operatorId), now);
  return link && link.size !== 'uncropped' ? { photoId: link.photoId, size: link.size } : null;
}

/** File of such an address. @throws problem `forbidden` for a link of another viewer, `not_found` for a photo that does not wait any more */
export async function reviewedFile(
  { db, signer }: Pick<Services, 'db' | 'signer'>,
  signed: string,
  operatorId: string,
  now: Date,
): Promise<string> {
  const link = openReviewLink(signer, signed, operatorId, now);
  if (!link) throw problem('forbidden');
  const [photo] = await photos.findPhotos(db, [link.photoId]);
  if (photo?.status !== 'pending') throw problem('not_found');
  return photo.files[link.size];
}
