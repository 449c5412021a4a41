import { call } from '@rendezvous/api-client/client';
import { MARK_CHAT } from '@rendezvous/contract/resources/chats/calls';

/** Marks a conversation as read up to a message. */
export function markRead(conversation: string, readUpTo: number): Promise<void> {
  return call(MARK_CHAT, { conversation, read_up_to: readUpTo });
}

/** Sends a typing signal; a lost signal is ignored. */
export function showTyping(conversation: string): void {
  call(MARK_CHAT, { conversation, typing: true }).catch(() => undefined);
}
