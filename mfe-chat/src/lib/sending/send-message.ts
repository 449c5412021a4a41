import { call } from '@rendezvous/api-client/client';
import { SEND_MESSAGE } from '@rendezvous/contract/calls/chats';
import type { SendMessageBody, SendMessageResponse } from '@rendezvous/contract/chats';

/** Sends a message. The client id makes repeated sends one message and one charge. */
export function sendMessage(body: SendMessageBody): Promise<SendMessageResponse> {
  return call(SEND_MESSAGE, body);
}
