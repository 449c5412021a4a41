import { ApiError, newIdempotencyKey, upload as sendUpload } from '@rendezvous/api-client/client';
import { ADD_CHAT_PHOTO } from '@rendezvous/contract/resources/chat-photos/calls';
import {
  removeMessagesOfOthers,
  isMessageStored,
  storeMessage,
  storedBy,
} from '#src/lib/outbox/stored-messages.ts';
import { outbox } from '#src/lib/outbox/page-outbox.ts';
import type { DeliverPhoto } from '#src/lib/outbox/outgoing.ts';
import type { LocalPhoto } from '#src/lib/sending/content.ts';
import { deletePhoto, readPhoto, storePhoto, sweepPhotos } from './photo-store.ts';

/** A photo of this device in the page. */
export interface PagePhoto {
  readonly local: LocalPhoto;
  readonly file: File;
  /** Address of the picture on this device. */
  readonly src: string;
  /** Why the server refused it; null while nothing is known. */
  fault: ApiError | null;
  /** Makes repeated uploads one; a new tab begins with the photo's own key. */
  uploadKey: string;
}

const photosOfPage = new Map<string, PagePhoto>();
/** Pictures of this device by the photo they became: they show until the server's are here. */
const pictures = new Map<string, string>();
/** Keys of photos whose file is no longer on the device. */
const lost = new Set<string>();

export const localPictureOf = (photoId: string): string | undefined => pictures.get(photoId);

/** The server's picture is here: the device's is not needed. */
export function forgetLocalPicture(photoId: string): void {
  const src = pictures.get(photoId);
  if (src === undefined) return;
  pictures.delete(photoId);
  URL.revokeObjectURL(src);
}

function add(local: LocalPhoto, file: File): PagePhoto {
  const src = URL.createObjectURL(file);
  const photo: PagePhoto = { local, file, src, fault: null, uploadKey: local.key };
  photosOfPage.set(local.key, photo);
  return photo;
}

/** Stores a file that a member has picked on the device as long as it waits. */
export function storeLocalPhoto(user: string, file: File): LocalPhoto {
  const local: LocalPhoto = { key: newIdempotencyKey(), isStored: false };
  add(local, file);
  void storePhoto(user, local.key, file).then((stored) => {
    if (!stored || outbox.writer() !== user) return;
    local.isStored = true;
    storeAgain(user, local);
  });
  return local;
}

/** Stores what is known of a photo with its message, if it is on its way by now. */
function storeAgain(user: string, local: LocalPhoto): void {
  const message = outbox.all().find(({ content }) => content.local === local);
  if (message) storeMessage(user, message);
}

export const pagePhoto = (key: string): PagePhoto | undefined => photosOfPage.get(key);
export const isLost = (key: string): boolean => lost.has(key);

/** Returns a photo of the page, or of the device's storage; null when it is gone. */
export async function recallPhoto(user: string, local: LocalPhoto): Promise<PagePhoto | null> {
  const known = photosOfPage.get(local.key);
  if (known) return known;
  const file = await readPhoto(user, local.key);
  if (!file || outbox.writer() !== user) return null;
  return photosOfPage.get(local.key) ?? add(local, file);
}

/** Removes a sent or discarded photo from the page and the device. */
export function releasePhoto(user: string, key: string): void {
  const photo = photosOfPage.get(key);
  photosOfPage.delete(key);
  lost.delete(key);
  // A sent one shows until the server's picture is here.
  if (photo && ![...pictures.values()].includes(photo.src)) URL.revokeObjectURL(photo.src);
  if (user) void deletePhoto(user, key);
}

/** Uploads a photo. A try after a lost answer reuses its key, so that one file is one upload. */
async function upload(photo: PagePhoto): Promise<string> {
  photo.fault = null;
  const form = new FormData();
  form.append('file', photo.file);
  try {
    const answer = await sendUpload(ADD_CHAT_PHOTO, form, undefined, photo.uploadKey);
    photo.uploadKey = newIdempotencyKey();
    return answer.photo.id;
  } catch (refusal) {
    if (refusal instanceof ApiError && refusal.status >= 400 && refusal.status < 500) {
      photo.fault = refusal;
      // The server stores its answer to a key.
      photo.uploadKey = newIdempotencyKey();
    }
    throw refusal;
  }
}

/** Notes that the file of a message is gone: another tab has sent it meanwhile, or the device no longer has it. */
function noteLost(user: string, key: string): void {
  const message = outbox.all().find(({ content }) => content.local?.key === key);
  if (message && !isMessageStored(user, message.clientId)) outbox.discard(message.clientId);
  else lost.add(key);
}

/** Sends a message with its photo, as {@link DeliverPhoto} says. */
export const deliverPhoto: DeliverPhoto = async (user, local, send) => {
  const photo = await recallPhoto(user, local);
  if (local.id === undefined) {
    if (!photo) {
      noteLost(user, local.key);
      throw new Error('The photo is not on this device any more.');
    }
    local.id = await upload(photo);
    storeAgain(user, local);
  }
  if (photo) pictures.set(local.id, photo.src);
  try {
    return await send(local.id);
  } catch (refusal) {
    // The server no longer has the upload: the next try uploads again.
    if (refusal instanceof ApiError && refusal.code === 'validation_failed') local.id = undefined;
    throw refusal;
  }
};

let writer = '';
let waiting = new Set<string>();

/** Follows the outbox: deletes sent and discarded photos, and all of them after a log-out. */
function follow(): void {
  const now = outbox.writer();
  if (now !== writer) {
    writer = now;
    waiting = new Set();
    for (const { src } of photosOfPage.values()) URL.revokeObjectURL(src);
    photosOfPage.clear();
    lost.clear();
    if (now) sweep(now);
  }
  const still = new Set(outbox.all().flatMap(({ content: { local } }) => (local ? [local.key] : [])));
  for (const key of waiting) if (!still.has(key)) releasePhoto(now, key);
  waiting = still;
}

/** Clears what other members of this device, or former tabs, have left. */
function sweep(user: string): void {
  removeMessagesOfOthers(user);
  const wanted = storedBy(user).flatMap(({ content: { local } }) => (local ? [local.key] : []));
  void sweepPhotos(user, new Set(wanted));
}

outbox.subscribe(follow);
follow();
