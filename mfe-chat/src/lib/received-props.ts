import type { ChatResponse, Message } from '@rendezvous/contract/resources/chats/schemas';

export interface ReceivedProps {
  conversation: {
    chat: ChatResponse | undefined;
    /** Oldest first. */
    messages: readonly Message[];
    hasOlder: boolean;
    hiddenOlder: boolean;
    reload(): void;
  };
  /** Name of the other member. */
  name: string;
  message: Message;
  /** Stands under the bubble, and not within it. */
  under: boolean;
}
