import { call } from '@rendezvous/api-client/client';
import { SEND_MESSAGE } from '@rendezvous/contract/resources/chats/calls';
import type { SendMessageBody, SendMessageResponse } from '@rendezvous/contract/resources/chats/schemas';
import type { Content } from './content.ts';

/** Sends a message. The client id makes repeated sends one message and one charge. */
export function sendMessage({
  half_prompt: half,
  ...body
}: Omit<SendMessageBody, 'half_prompt'> & Pick<Content, 'half_prompt'>): Promise<SendMessageResponse> {
  if (!half) return call(SEND_MESSAGE, body);
  const { beginning: _shown, ...half_prompt } = half;
  return call(SEND_MESSAGE, { ...body, half_prompt });
}
