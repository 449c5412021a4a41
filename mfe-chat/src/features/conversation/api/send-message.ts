import { api } from '@rendezvous/api-client/client';
import type { SendMessageBody, SendMessageResponse } from '@rendezvous/contract/chats';

/** Sends a text. Its client id makes it one message and one charge, however often it is sent. */
export function sendMessage(body: SendMessageBody): Promise<SendMessageResponse> {
  return api.post<SendMessageResponse>('/api/chat.php', body);
}
