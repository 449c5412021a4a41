import type { RefObject } from 'react';
import type { ChatPhoto } from '@rendezvous/contract/resources/chat-photos/schemas';
import type { ChatResponse } from '@rendezvous/contract/resources/chats/schemas';
import type { GiftName } from '@rendezvous/contract/resources/gifts/values';
import type { Content, LocalPhoto } from './content.ts';

export interface ActsProps {
  chat: ChatResponse;
  name: string;
  /** Field of the conversation: pictures come in around it. */
  field: RefObject<HTMLElement | null>;
  /** Sends, perhaps after a question; `onSent` is called once it is on its way. */
  onSend: (content: Content, onSent?: () => void) => void;
}

export interface PictureProps {
  /** The gift of the message; without one it is a photo. */
  gift?: GiftName;
  /** The photo as the server has it; absent when the reader may not see it, and its id alone while it is on its way. */
  photo?: ChatPhoto | string;
  /** Place of the message in its conversation; absent while it is on its way. */
  seq?: number;
  /** The photo as this device has it, while it is on its way. */
  local?: LocalPhoto;
  mine: boolean;
  /** Name of the other member. */
  name: string;
  /** It has come while the reader was away or looks on. */
  arrives: boolean;
}
