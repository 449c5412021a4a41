import type { HalfPrompt } from '@rendezvous/contract/half-prompts';
import type { SendMessageBody, SendMessageResponse } from '@rendezvous/contract/chats';

/** A photo of this device on its way into a message. */
export interface LocalPhoto {
  /** Address of the picture on this device. */
  src: string;
  /** Reason that the server took no picture of it, in words; null while nothing is known. */
  readonly fault: string | null;
  /** Uploads the picture unless a former try did, and sends the message with its id. */
  deliver(send: (photo: string) => Promise<SendMessageResponse>): Promise<SendMessageResponse>;
}

/** Content of a message: words, words that began as a line of the site or complete a half sentence, a gift, or a photo. */
export type Content = Pick<SendMessageBody, 'kind' | 'text' | 'gift' | 'icebreaker' | 'photo'> & {
  /** The photo as it is on this device. */
  local?: LocalPhoto;
  half_prompt?: HalfPrompt | undefined;
};
