import { call } from '@rendezvous/api-client/client';
import { CHANGE_PHOTO, RESTORE_PHOTO } from '@rendezvous/contract/calls/photos';
import type { PhotoPatch } from '@rendezvous/contract/photos';

/** Changes place, visibility or crop of one’s own photo, or makes it the main one. */
export const changePhoto = (patch: PhotoPatch) => call(CHANGE_PHOTO, patch);

/** Undoes the deletion of one’s own photo. */
export const restorePhoto = (id: string) => call(RESTORE_PHOTO, { id });
