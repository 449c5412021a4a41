import { createContext, use, type ComponentType } from 'react';
import type { ChatResponse, Message } from '@rendezvous/contract/resources/chats/schemas';
import type { Icebreaker } from '@rendezvous/contract/resources/icebreakers/schemas';
import type { ConversationState } from './conversation-state.ts';
import type { WarningProps } from './fictional-warning.tsx';
import type { ChosenHalfProps, OpenHalfProps, PairProps } from './halves/half-parts.ts';
import type { Outgoing, UnsentProps } from './outbox/outgoing.ts';
import type { ActsProps, PictureProps } from './sending/photo-parts.ts';

export interface StartProps {
  chat: ChatResponse;
  name: string;
  /** Nothing can be written. */
  closed: boolean;
  /** Something has been said: the two, what they have in common and one open half are enough. */
  slim: boolean;
  /** Writes a line into the field. */
  onPick: (line: Icebreaker) => void;
}

export interface RefusedProps {
  chat: ChatResponse;
  name: string;
  state: ConversationState;
  onChanged: () => void;
}

export interface AnnouncerProps {
  conversation: {
    /** Oldest first. */
    messages: readonly Message[];
    outgoing: readonly Outgoing[];
  };
  /** Name of the other member. */
  name: string;
}

/** Props of the search of the list. */
export interface FindProps {
  /** Typed words. */
  name: string;
  onChange: (name: string) => void;
  /** No conversation has that name. */
  isEmpty: boolean;
}

/** Props of the menu of a conversation. */
export interface MenuProps {
  chat: ChatResponse;
  name: string;
  /** The relation has changed: the conversation is read again. */
  onChanged: () => void;
  onRemove: (conversation: string) => void;
}

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
  /** Is it under the bubble, and not within it? */
  under: boolean;
}

/** Late parts of a conversation. */
export interface ConversationParts {
  /** Buttons beside the field. */
  Acts: ComponentType<ActsProps>;
  /** The other member, beside the conversation where the window has room (spec §9 Layout breakpoints). */
  ProfileColumn: ComponentType<{ id: string; closed: boolean }>;
  /** Page after a block by the other member. */
  Blocked: ComponentType<{ name: string }>;
  /** The half sentence that is being completed. */
  Chosen: ComponentType<ChosenHalfProps>;
  /** Content of a conversation without a message. */
  Start: ComponentType<StartProps>;
  /** Announces events, and preserves the focus, for users of screen readers and keyboards. */
  Announcer: ComponentType<AnnouncerProps>;
  /** Number of characters that the field still accepts. */
  Left: ComponentType<{ left: number }>;
  Menu: ComponentType<MenuProps>;
  /** A half sentence of the reader that waits for its other half. */
  OpenHalf: ComponentType<OpenHalfProps>;
  /** A half sentence with its other half. */
  Pair: ComponentType<PairProps>;
  /** Picture in a bubble: a gift, or a photo. */
  Picture: ComponentType<PictureProps>;
  /** Additions to a received message. */
  Received: ComponentType<ReceivedProps>;
  /** Replaces the field where nothing can be written. */
  Refused: ComponentType<RefusedProps>;
  /** Shown under a message that has not gone out. */
  Unsent: ComponentType<UnsentProps>;
  /** Asks before the first message to a fictional profile. */
  Warning: ComponentType<WarningProps>;
}

/** Given by the screen, where features meet. */
export const PartsContext = createContext<ConversationParts | null>(null);
export const useParts = (): ConversationParts => use(PartsContext)!;
