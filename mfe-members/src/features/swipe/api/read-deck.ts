import { api } from '@rendezvous/api-client/client';
import { READ_DECK } from '@rendezvous/contract/resources/swipes/calls';
import type { DeckResponse } from '@rendezvous/contract/resources/swipes/schemas';

/** Reads the next cards and what is left of the day; `wider` also in other countries. */
export const readDeck = (wider: boolean): Promise<DeckResponse> =>
  api.call(READ_DECK, wider ? { wider } : {});
