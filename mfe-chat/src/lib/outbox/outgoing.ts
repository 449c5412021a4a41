import type { SendMessageResponse } from '@rendezvous/contract/resources/chats/schemas';
import type { ErrorCode } from '@rendezvous/contract/kernel/errors';
import type { Content, LocalPhoto } from '#src/lib/sending/content.ts';

/** Outgoing message that the server has not listed yet. */
export interface Outgoing {
  clientId: string;
  /** The member it goes to. */
  member: string;
  content: Content;
  at: string;
  /** `waiting`: no answer came, and it is sent again by itself. */
  state: 'sending' | 'waiting' | 'failed';
  /** Reason of the failure, or of the wait. */
  code?: ErrorCode;
  /** Number of times that the server failed over this message. */
  faults?: number;
  /** The writer has confirmed the warning of a fictional profile with it. */
  confirmed?: true;
}

/** Props of the line under a message that has not been sent. */
export interface UnsentProps {
  outgoing: Outgoing;
  name: string;
  onRetry: () => void;
  onDiscard: () => void;
}

/** Uploads the photo of a message unless a former try did, in this tab or another, and sends the message with the id of the upload. */
export type DeliverPhoto = (
  user: string,
  local: LocalPhoto,
  send: (photo: string) => Promise<SendMessageResponse>,
) => Promise<SendMessageResponse>;
