import { api, newIdempotencyKey } from '@rendezvous/api-client/client';
import { SWIPE } from '@rendezvous/contract/calls/swipes';
import type { SwipeBody, SwipeResponse } from '@rendezvous/contract/swipes';

/** Sends one swipe, or the undo of one. A retry after a lost answer changes nothing. */
export const sendSwipe = (swipe: SwipeBody): Promise<SwipeResponse> =>
  api.call(SWIPE, swipe, { idempotencyKey: newIdempotencyKey() });
