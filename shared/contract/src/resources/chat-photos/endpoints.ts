import { endpoint } from '#src/kernel/endpoint.ts';
import { ChatPhotoForm, ChatPhotoResponse } from './schemas.ts';

export const ADD_CHAT_PHOTO = endpoint('POST', '/api/chat-photo.php', {
  summary: 'Uploads a photo that a message of kind `photo` then sends; it costs nothing before.',
  access: 'member',
  multipart: ChatPhotoForm,
  response: ChatPhotoResponse,
  status: 201,
  errors: ['premium_only'],
});
