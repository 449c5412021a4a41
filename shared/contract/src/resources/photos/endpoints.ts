import { endpoint } from '#src/kernel/endpoint.ts';
import { PhotoBody, PhotoPatch, PhotoResponse, PhotoUploadForm } from './schemas.ts';

export const ADD_PHOTO = endpoint('POST', '/api/photo.php', {
  summary: 'Adds a photo to the member’s own profile (spec §3 Image).',
  access: 'member',
  multipart: PhotoUploadForm,
  response: PhotoResponse,
  status: 201,
  errors: ['photo_limit'],
});

export const CHANGE_PHOTO = endpoint('PUT', '/api/photo.php', {
  summary: 'Changes visibility, place or crop of the member’s own photo, or makes it the main image.',
  access: 'member',
  body: PhotoPatch,
  response: PhotoResponse,
  errors: ['not_found', 'photo_limit'],
});

export const REMOVE_PHOTO = endpoint('DELETE', '/api/photo.php', {
  summary: 'Deletes the member’s own photo, for all viewers at once, and its files soon after.',
  access: 'member',
  body: PhotoBody,
  errors: ['not_found'],
});

export const RESTORE_PHOTO = endpoint('POST', '/api/photo-restore.php', {
  summary: 'Undoes the deletion of a member’s photo while its files are stored.',
  access: 'member',
  body: PhotoBody,
  response: PhotoResponse,
  errors: ['not_found', 'photo_limit'],
});
