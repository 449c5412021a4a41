// Written by "npm run write calls" from resources/chats/endpoints.ts. Do not edit.
import type { CallOf } from '#src/kernel/endpoint.ts';
import type * as endpoints from './endpoints.ts';

/** Marks messages as read, or notifies the other member that the caller is typing. */
export const MARK_CHAT: CallOf<typeof endpoints.MARK_CHAT> = { method: 'PUT', path: '/api/chat.php' };

/** Opens a conversation by its id or by the member it is with, or an older part of it. */
export const READ_CHAT: CallOf<typeof endpoints.READ_CHAT> = { method: 'GET', path: '/api/chat.php' };

/** Lists the caller’s conversations, newest first (spec §2 chats overview). */
export const READ_CHATS: CallOf<typeof endpoints.READ_CHATS> = { method: 'GET', path: '/api/chats.php' };

/** Removes a conversation from the caller’s list (spec §4 Chat removal). */
export const REMOVE_CHAT: CallOf<typeof endpoints.REMOVE_CHAT> = { method: 'DELETE', path: '/api/chat.php' };

/** Sends a message; the same `client_id` sends once. */
export const SEND_MESSAGE: CallOf<typeof endpoints.SEND_MESSAGE> = { method: 'POST', path: '/api/chat.php' };
