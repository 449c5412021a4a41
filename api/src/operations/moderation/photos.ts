import type { MeasureStatement } from '@rendezvous/contract/operators/members/schemas';
import type { PhotoRejectReason } from '@rendezvous/contract/resources/photos/values';
import { reviewPhoto } from '#src/people/photos/face.ts';
import { inside } from '#src/platform/db/unit-of-work.ts';
import type { Services } from '#src/platform/services.ts';
import { writeMeasure } from './measures.ts';

type PhotoServices = Parameters<typeof reviewPhoto>[0] & Pick<Services, 'jobs'>;

/** Why a photo is rejected: `told` is the reason that its owner reads, `statement` has facts, rule and source; without one an operator found the photo. */
export interface PhotoFault {
  told: PhotoRejectReason;
  statement?: MeasureStatement;
}

/**
 * Rejects a photo, and mails the reasons.
 * @throws problem `not_found`
 */
export async function rejectPhoto(
  services: PhotoServices,
  operator: string,
  photoId: string,
  { told, statement = { facts: '', rule: 'photos', source: 'own_look' } }: PhotoFault,
): Promise<void> {
  const { unitOfWork, clock, jobs } = services;
  await unitOfWork(async (tx, afterCommit) => {
    const within = { ...services, unitOfWork: inside({ tx, afterCommit }) };
    const { userId } = await reviewPhoto(within, operator, photoId, 'rejected', told);
    const at = clock.now();
    await writeMeasure(tx, jobs, { kind: 'photo_remove', userId, operator, at, told, ...statement });
  });
}

/**
 * Approves a photo. One that was rejected is visible again, and its member is mailed so.
 * @throws problem `not_found`
 */
export async function approvePhoto(
  services: PhotoServices,
  operator: string,
  photoId: string,
): Promise<void> {
  const { unitOfWork, clock, jobs } = services;
  await unitOfWork(async (tx, afterCommit) => {
    const within = { ...services, unitOfWork: inside({ tx, afterCommit }) };
    const { userId, before } = await reviewPhoto(within, operator, photoId, 'active');
    if (before === 'rejected')
      await writeMeasure(tx, jobs, { kind: 'photo_restore', userId, operator, at: clock.now() });
  });
}
