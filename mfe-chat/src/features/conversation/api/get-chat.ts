import { api } from '@rendezvous/api-client/client';
import { useApi } from '@rendezvous/api-client/use-api';
import type { ChatResponse } from '@rendezvous/contract/chats';

/** Which conversation: by its own id, or by the member it is with (who may not have been written to yet). */
export type ChatAddress = { conversation: string } | { member: string };

const PATH = '/api/chat.php';

/** The newest page of a conversation, what writing costs, and whether it may be written to. */
export function useChat(address: ChatAddress) {
  return useApi<ChatResponse>(PATH, address, { revalidateOnReconnect: true });
}

/** A page of older messages, before the message numbered `before`. */
export function getOlder(conversation: string, before: number): Promise<ChatResponse> {
  return api.get<ChatResponse>(PATH, { conversation, before });
}
