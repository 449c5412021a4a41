import type { Message } from '@rendezvous/contract/resources/chats/schemas';
import type { Outgoing } from './outbox/outgoing.ts';

export interface AnnouncerProps {
  conversation: {
    /** Oldest first. */
    messages: readonly Message[];
    outgoing: readonly Outgoing[];
  };
  /** Name of the other member. */
  name: string;
}
