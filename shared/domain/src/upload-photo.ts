import { call, upload } from '@rendezvous/api-client/client';
import { ADD_PHOTO, REMOVE_PHOTO } from '@rendezvous/contract/resources/photos/calls';
import type { Photo } from '@rendezvous/contract/resources/photos/schemas';

/**
 * Sends one public photo; `onProgress` receives the share sent, 0 to 1.
 * @param idempotencyKey makes the sending safe to repeat: one file is one photo
 */
export async function uploadPhoto(
  file: File,
  onProgress: (share: number) => void,
  idempotencyKey?: string,
): Promise<Photo> {
  const form = new FormData();
  form.append('visibility', 'public');
  form.append('file', file);
  const { photo } = await upload(ADD_PHOTO, form, onProgress, idempotencyKey);
  return photo;
}

/** Deletes a photo of the member’s own. */
export function deletePhoto(id: string): Promise<void> {
  return call(REMOVE_PHOTO, { id });
}
