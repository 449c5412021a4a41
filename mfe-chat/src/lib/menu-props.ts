import type { ChatResponse } from '@rendezvous/contract/resources/chats/schemas';

/** Props of the menu of a conversation. */
export interface MenuProps {
  chat: ChatResponse;
  name: string;
  /** The relation has changed: the conversation is read again. */
  onChanged: () => void;
  onRemove: (conversation: string) => void;
}
