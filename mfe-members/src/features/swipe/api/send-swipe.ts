import { api, newIdempotencyKey } from '@rendezvous/api-client/client';
import { SWIPE } from '@rendezvous/contract/resources/swipes/calls';
import type { SwipeBody, SwipeResponse } from '@rendezvous/contract/resources/swipes/schemas';

/** Sends one swipe, or the undo of one. A retry after a lost answer changes nothing. */
export const sendSwipe = (swipe: SwipeBody): Promise<SwipeResponse> =>
  api.call(SWIPE, swipe, { idempotencyKey: newIdempotencyKey() });
