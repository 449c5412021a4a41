import { endpoint } from '#src/kernel/endpoint.ts';
import {
  ChatMarkBody,
  ChatQuery,
  ChatResponse,
  ChatsResponse,
  ConversationBody,
  SendMessageBody,
  SendMessageResponse,
} from './schemas.ts';

export const READ_CHATS = endpoint('GET', '/api/chats.php', {
  summary: 'Lists the caller’s conversations, newest first (spec §2 chats overview).',
  access: 'member',
  response: ChatsResponse,
  etag: true,
});

export const READ_CHAT = endpoint('GET', '/api/chat.php', {
  summary: 'Opens a conversation by its id or by the member it is with, or an older part of it.',
  access: 'member',
  query: ChatQuery,
  response: ChatResponse,
  errors: ['not_found', 'blocked_by_member'],
});

export const SEND_MESSAGE = endpoint('POST', '/api/chat.php', {
  summary: 'Sends a message; the same `client_id` sends once.',
  access: 'member',
  body: SendMessageBody,
  response: SendMessageResponse,
  status: 201,
  errors: [
    'not_found',
    'blocked_by_member',
    'not_confirmed',
    'conversation_limit',
    'premium_only',
    'not_enough_credits',
  ],
});

export const MARK_CHAT = endpoint('PUT', '/api/chat.php', {
  summary: 'Marks messages as read, or notifies the other member that the caller is typing.',
  access: 'member',
  body: ChatMarkBody,
  errors: ['not_found'],
});

export const REMOVE_CHAT = endpoint('DELETE', '/api/chat.php', {
  summary: 'Removes a conversation from the caller’s list (spec §4 Chat removal).',
  access: 'member',
  body: ConversationBody,
  errors: ['not_found'],
});
