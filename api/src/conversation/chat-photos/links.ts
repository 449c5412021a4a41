import type { ChatPhoto } from '@rendezvous/contract/resources/chat-photos/schemas';
import { MINUTE } from '#src/platform/lib/clock.ts';
import type { Signer } from '#src/platform/lib/signer.ts';
import type { ChatPhotoFiles } from './tables.ts';

/** A link lives between one and two steps. Whole steps make a conversation's answer the same from one second to the next. */
const STEP = 30 * MINUTE;

/** Content of a link. Each fetch decides again whether its reader may have the photo. */
export interface ChatPhotoLink {
  photoId: string;
  size: keyof ChatPhotoFiles;
}

/** Addresses of a photo's files that work for this reader only, for half an hour to an hour. */
export function signChatPhoto(
  signer: Signer,
  photoId: string,
  readerId: string,
  now: Date,
): ChatPhoto['urls'] {
  const until = ((Math.floor(now.getTime() / STEP) + 2) * STEP).toString(36);
  const link = (size: keyof ChatPhotoFiles) =>
    `/photo/chat/${photoId}~${size}~${until}~${signer.sign('chat-photo', photoId, size, readerId, until)}`;
  return { blurred: link('blurred'), medium: link('medium'), large: link('large') };
}

/** Reads a signed link; null for an edited link, an expired link and the link of another reader. */
export function openChatPhotoLink(
  signer: Signer,
  signed: string,
  readerId: string,
  now: Date,
): ChatPhotoLink | null {
  const [, photoId, size, until = '', signature = ''] =
    /^([A-Za-z0-9_-]{1,40})~(blurred|medium|large)~([0-9a-z]{1,11})~([A-Za-z0-9_-]{22})$/.exec(signed) ?? [];
  if (!photoId || !size || parseInt(until, 36) <= now.getTime()) return null;
  if (!signer.verify(signature, 'chat-photo', photoId, size, readerId, until)) return null;
  return { photoId, size: size as keyof ChatPhotoFiles };
}
