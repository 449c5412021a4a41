import type { SendMessageBody } from '@rendezvous/contract/chats';

/** What a message brings: words, words that began as a line of the site, or a gift. */
export type Content = Pick<SendMessageBody, 'kind' | 'text' | 'gift' | 'icebreaker'>;
