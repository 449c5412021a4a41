import { ApiError, newIdempotencyKey, upload as sendUpload } from '@rendezvous/api-client/client';
import { ADD_CHAT_PHOTO } from '@rendezvous/contract/calls/chat-photos';
import type { LocalPhoto } from '#src/lib/sending/content.ts';

/** Pictures of this device by the photo they became: they show until the server's are here. */
const pictures = new Map<string, string>();

export const localPictureOf = (photoId: string): string | undefined => pictures.get(photoId);

/** The server's picture is here: the device's is needed no more. */
export function forgetLocalPicture(photoId: string): void {
  const src = pictures.get(photoId);
  if (src === undefined) return;
  pictures.delete(photoId);
  URL.revokeObjectURL(src);
}

/**
 * Makes a photo of a file. A try after a lost answer keeps its key, so that one file is one upload.
 * @param wordsOf text of a refusal
 */
export function localPhotoOf(file: File, wordsOf: (refusal: ApiError) => string): LocalPhoto {
  const src = URL.createObjectURL(file);
  let key = newIdempotencyKey();
  let id: string | null = null;
  let fault: string | null = null;
  const upload = async (): Promise<string> => {
    if (id !== null) return id;
    fault = null;
    const form = new FormData();
    form.append('file', file);
    try {
      const { photo } = await sendUpload(ADD_CHAT_PHOTO, form, undefined, key);
      pictures.set(photo.id, src);
      return (id = photo.id);
    } catch (refusal) {
      if (refusal instanceof ApiError && refusal.status >= 400 && refusal.status < 500)
        fault = wordsOf(refusal);
      throw refusal;
    } finally {
      // The server keeps its answer to a key.
      if (id !== null || fault !== null) key = newIdempotencyKey();
    }
  };
  return {
    src,
    get fault() {
      return fault;
    },
    async deliver(send) {
      const sent = await upload();
      try {
        return await send(sent);
      } catch (refusal) {
        // The server no longer has the upload: the next try uploads anew.
        if (refusal instanceof ApiError && refusal.code === 'validation_failed') id = null;
        throw refusal;
      }
    },
  };
}
