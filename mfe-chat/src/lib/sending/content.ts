import type { HalfPrompt } from '@rendezvous/contract/resources/half-prompts/schemas';
import type { SendMessageBody } from '@rendezvous/contract/resources/chats/schemas';

/** A photo of this device on its way into a message. */
export interface LocalPhoto {
  /** Names its file in the page and in the device's storage. */
  key: string;
  /** The device stores the file: it outlives the tab. */
  isStored: boolean;
  /** The photo it became on the server, from its upload on. */
  id?: string | undefined;
}

/** Content of a message: words, words that began as a line of the site or complete a half sentence, a gift, or a photo. */
export type Content = Pick<SendMessageBody, 'kind' | 'text' | 'gift' | 'icebreaker' | 'photo'> & {
  /** The photo as it is on this device. */
  local?: LocalPhoto;
  half_prompt?: HalfPrompt | undefined;
};
