// Written by "npm run write calls" from resources/photos/endpoints.ts. Do not edit.
import type { CallOf } from '#src/kernel/endpoint.ts';
import type * as endpoints from './endpoints.ts';

/** Adds a photo to the member’s own profile (spec §3 Image). */
export const ADD_PHOTO: CallOf<typeof endpoints.ADD_PHOTO> = { method: 'POST', path: '/api/photo.php' };

/** Changes visibility, place or crop of the member’s own photo, or makes it the main image. */
export const CHANGE_PHOTO: CallOf<typeof endpoints.CHANGE_PHOTO> = { method: 'PUT', path: '/api/photo.php' };

/** Deletes the member’s own photo, for all viewers at once, and its files soon after. */
export const REMOVE_PHOTO: CallOf<typeof endpoints.REMOVE_PHOTO> = {
  method: 'DELETE',
  path: '/api/photo.php',
};

/** Undoes the deletion of a member’s photo while its files are stored. */
export const RESTORE_PHOTO: CallOf<typeof endpoints.RESTORE_PHOTO> = {
  method: 'POST',
  path: '/api/photo-restore.php',
};
