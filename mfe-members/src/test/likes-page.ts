import { act } from '@testing-library/react';
import type { BusHub } from '@rendezvous/bus/bus';
import type { LikesResponse } from '@rendezvous/contract/resources/likes/schemas';
import { cardOf, likesOf, resultsOf } from '@rendezvous/testing/members';
import { serveApi, type ApiDouble, type Handlers } from '@rendezvous/testing/server';

export const AT = '2026-11-20T10:00:00.000Z';
export const nadia = cardOf('nadia');
/** The answer to a like that leaves three of the day. */
export const LIKED = { liked: true, match: false, likes_remaining: 3, reset_at: AT };

/** Serves a search that finds Nadia. */
export const serveResult = (more: Handlers = {}): Promise<ApiDouble> =>
  serveApi({
    'GET /api/regions.php': () => ({ body: { regions: {} } }),
    'GET /api/members.php': () => ({ body: resultsOf([nadia]) }),
    ...more,
  });

/** Publishes the likes of the member, as the shell does once it has read them. */
export const publishLikes = (hub: BusHub, likes: Partial<LikesResponse>): void =>
  act(() => hub.as('shell').publish('likes:updated', likesOf(likes)));
