import type { ChatResponse } from '@rendezvous/contract/chats';

/** What the menu of a conversation is about. */
export interface MenuProps {
  chat: ChatResponse;
  name: string;
  /** The relation has changed: the conversation is read again. */
  onChanged: () => void;
  onRemove: (conversation: string) => void;
}
