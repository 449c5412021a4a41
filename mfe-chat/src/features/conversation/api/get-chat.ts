import { call } from '@rendezvous/api-client/client';
import { useEndpoint } from '@rendezvous/api-client/use-endpoint';
import { READ_CHAT } from '@rendezvous/contract/resources/chats/calls';
import type { ChatResponse } from '@rendezvous/contract/resources/chats/schemas';

/** Conversation by its id, or by its member (a first message may be missing). */
export type ChatAddress = { conversation: string } | { member: string };

/** Newest page of a conversation, the prices, and whether writing is possible. */
export function useChat(address: ChatAddress) {
  return useEndpoint(READ_CHAT, address, { revalidateOnReconnect: true });
}

/** Page of older messages, before the message numbered `before`. */
export function getOlder(conversation: string, before: number): Promise<ChatResponse> {
  return call(READ_CHAT, { conversation, before });
}
