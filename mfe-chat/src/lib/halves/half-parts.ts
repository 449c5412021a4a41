import type { ReactNode, RefObject } from 'react';
import type { ChatResponse, Message } from '@rendezvous/contract/resources/chats/schemas';
import type { ErrorCode } from '@rendezvous/contract/kernel/errors';
import type { HalfPrompt } from '@rendezvous/contract/resources/half-prompts/schemas';

export interface PairProps {
  half: HalfPrompt;
  /** The words that complete it. */
  text: string;
  /** The reader has completed it. */
  mine: boolean;
  name: string;
  /** It has come while the reader was away or looks on: the halves rise level. */
  arrives?: boolean;
  /** Reason that it was not sent. */
  code?: ErrorCode | undefined;
  /** Time and price. */
  children?: ReactNode;
}

export interface ChosenHalfProps {
  profile: ChatResponse['profile'];
  /** Gets the focus once the half is known. */
  field: RefObject<HTMLElement | null>;
  /** Called with the half that is being completed, once it is known. */
  onFound: (half: HalfPrompt) => void;
}

export interface OpenHalfProps {
  conversation: { chat: ChatResponse | undefined; messages: readonly Message[] };
  name: string;
}
