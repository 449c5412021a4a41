import { call } from '@rendezvous/api-client/client';
import { CHANGE_PHOTO, RESTORE_PHOTO } from '@rendezvous/contract/resources/photos/calls';
import type { PhotoPatch } from '@rendezvous/contract/resources/photos/schemas';

/** Changes place, visibility or crop of the member’s own photo, or makes it the main one. */
export const changePhoto = (patch: PhotoPatch) => call(CHANGE_PHOTO, patch);

/** Undoes the deletion of the member’s own photo. */
export const restorePhoto = (id: string) => call(RESTORE_PHOTO, { id });
