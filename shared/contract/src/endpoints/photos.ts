import { endpoint } from '../endpoint.ts';
import { PhotoBody, PhotoPatch, PhotoResponse, PhotoUploadForm } from '../photos.ts';

export const ADD_PHOTO = endpoint('POST', '/api/photo.php', {
  summary: 'Adds a photo to one’s own profile (spec §3 Image).',
  access: 'member',
  multipart: PhotoUploadForm,
  response: PhotoResponse,
  status: 201,
  errors: ['photo_limit'],
  limit: { max: 60, per: 'minute' },
});

export const CHANGE_PHOTO = endpoint('PUT', '/api/photo.php', {
  summary: 'Changes the visibility of one’s own photo, or makes it the main image.',
  access: 'member',
  body: PhotoPatch,
  response: PhotoResponse,
  errors: ['not_found', 'photo_limit'],
});

export const REMOVE_PHOTO = endpoint('DELETE', '/api/photo.php', {
  summary: 'Deletes one’s own photo and its files.',
  access: 'member',
  body: PhotoBody,
  errors: ['not_found'],
});
