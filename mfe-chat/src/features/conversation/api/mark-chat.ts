import { api } from '@rendezvous/api-client/client';

/** Marks a conversation as read up to a message. */
export function markRead(conversation: string, readUpTo: number): Promise<void> {
  return api.put('/api/chat.php', { conversation, read_up_to: readUpTo });
}

/** Lets the other side see that something is being typed; a sign that gets lost is not missed. */
export function showTyping(conversation: string): void {
  api.put('/api/chat.php', { conversation, typing: true }).catch(() => undefined);
}
