import type { Photo } from '@rendezvous/contract/resources/photos/schemas';
import { MINUTE } from '#src/platform/lib/clock.ts';
import type { Signer } from '#src/platform/lib/signer.ts';
import type { PhotoSize } from './tables.ts';

/** A link lives between one and two steps. Whole steps make lists the same from one second to the next. */
const STEP = 30 * MINUTE;

/** Content of a link. The policy decides at each read whether its viewer may have the photo. */
export interface PhotoLink {
  photoId: string;
  size: PhotoSize;
}

/** Address of a photo's file that works for this viewer only, for half an hour to an hour. */
export function signPhotoLink(
  signer: Signer,
  { photoId, size }: PhotoLink,
  viewerId: string,
  now: Date,
): string {
  const until = ((Math.floor(now.getTime() / STEP) + 2) * STEP).toString(36);
  return `/photo/${photoId}~${size}~${until}~${signer.sign('photo', photoId, size, viewerId, until)}`;
}

/** Such addresses of all sizes. */
export function signPhotoLinks(signer: Signer, photoId: string, viewerId: string, now: Date): Photo['urls'] {
  const link = (size: PhotoSize) => signPhotoLink(signer, { photoId, size }, viewerId, now);
  return { thumb: link('thumb'), medium: link('medium'), large: link('large') };
}

/** Reads a signed link; null for an edited link, an expired link and the link of another viewer. */
export function openPhotoLink(signer: Signer, signed: string, viewerId: string, now: Date): PhotoLink | null {
  const [, photoId, size, until = '', signature = ''] =
    /^([A-Za-z0-9_-]{1,40})~(thumb|medium|large|uncropped)~([0-9a-z]{1,11})~([A-Za-z0-9_-]{22})$/.exec(
      signed,
    ) ?? [];
  if (!photoId || !size || parseInt(until, 36) <= now.getTime()) return null;
  if (!signer.verify(signature, 'photo', photoId, size, viewerId, until)) return null;
  return { photoId, size: size as PhotoSize };
}
