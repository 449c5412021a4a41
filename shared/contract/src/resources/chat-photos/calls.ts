// Written by "npm run write calls" from resources/chat-photos/endpoints.ts. Do not edit.
import type { CallOf } from '#src/kernel/endpoint.ts';
import type * as endpoints from './endpoints.ts';

/** Uploads a photo that a message of kind `photo` then sends; it costs nothing before. */
export const ADD_CHAT_PHOTO: CallOf<typeof endpoints.ADD_CHAT_PHOTO> = {
  method: 'POST',
  path: '/api/chat-photo.php',
};
