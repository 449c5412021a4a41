import { call } from '@rendezvous/api-client/client';
import { useEndpoint } from '@rendezvous/api-client/use-endpoint';
import { READ_CHAT } from '@rendezvous/contract/calls/chats';
import type { ChatResponse } from '@rendezvous/contract/chats';

/** Which conversation: by its own id, or by the member it is with (who may not have been written to yet). */
export type ChatAddress = { conversation: string } | { member: string };

/** The newest page of a conversation, what writing costs, and whether it may be written to. */
export function useChat(address: ChatAddress) {
  return useEndpoint(READ_CHAT, address, { revalidateOnReconnect: true });
}

/** A page of older messages, before the message numbered `before`. */
export function getOlder(conversation: string, before: number): Promise<ChatResponse> {
  return call(READ_CHAT, { conversation, before });
}
