import { ChatPhotoForm, ChatPhotoResponse } from '../chat-photos.ts';
import { endpoint } from '../endpoint.ts';
import { REQUEST_LIMITS } from '../request-limits.ts';

export const ADD_CHAT_PHOTO = endpoint('POST', '/api/chat-photo.php', {
  summary: 'Uploads a photo that a message of kind `photo` then sends; it costs nothing before.',
  access: 'member',
  multipart: ChatPhotoForm,
  response: ChatPhotoResponse,
  status: 201,
  errors: ['premium_only'],
  limit: REQUEST_LIMITS.ADD_CHAT_PHOTO,
});
