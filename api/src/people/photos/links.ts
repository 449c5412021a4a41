import type { Photo } from '@rendezvous/contract/profile';
import { MINUTE } from '#src/platform/lib/clock.ts';
import type { Signer } from '#src/platform/lib/signer.ts';
import type { PhotoFiles } from './tables.ts';

/** Links live between one and two of these. Whole steps, so that lists do not change with every second. */
const STEP = 30 * MINUTE;

function sign(signer: Signer, file: string, viewerId: string, expires: number): string {
  const until = expires.toString(36);
  return `${file.replace(/\.webp$/, '')}~${until}~${signer.sign('photo', file, viewerId, until)}`;
}

/** Addresses of a photo's files that work for this viewer only, for half an hour to an hour. */
export function signPhotoLinks(
  signer: Signer,
  files: PhotoFiles,
  viewerId: string,
  now: Date,
): Photo['urls'] {
  const expires = (Math.floor(now.getTime() / STEP) + 2) * STEP;
  const link = (file: string) => `/photo/${sign(signer, file, viewerId, expires)}`;
  return { thumb: link(files.thumb), medium: link(files.medium), large: link(files.large) };
}

/** The file behind a signed link; null when it was edited, is over, or was made for another viewer. */
export function openPhotoLink(signer: Signer, signed: string, viewerId: string, now: Date): string | null {
  const [, base, until = '', signature = ''] =
    /^(o[A-Za-z0-9]{21})~([0-9a-z]{1,11})~([A-Za-z0-9_-]{22})$/.exec(signed) ?? [];
  if (!base) return null;
  const file = `${base}.webp`;
  if (parseInt(until, 36) <= now.getTime()) return null;
  return signer.verify(signature, 'photo', file, viewerId, until) ? file : null;
}
